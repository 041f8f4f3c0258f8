import { pickTexts } from '../../base/languages/pick-texts.ts';
import type { Texts } from '../../base/languages/texts.ts';

// One chunk for each language, which holds this section alone: the query makes it a module of its own.
const importers = import.meta.glob<Texts['shell']>('./*.ts', {
  base: '../../base/languages/texts',
  query: '?shell',
  import: 'shell',
});

/** What the page's shell says in the language of a BCP 47 tag; English where there are no texts in it. */
export function importShellTexts(language: string): Promise<Texts['shell']> {
  return pickTexts(importers, language)();
}
