import { pickTexts } from '../../base/languages/pick-texts.ts';
import type { Texts } from '../../base/languages/texts.ts';

// One chunk for each language, which holds this section alone: the query makes it a module of its own.
const importers = import.meta.glob<Texts['playground']>('./*.ts', {
  base: '../../base/languages/texts',
  query: '?playground',
  import: 'playground',
});

/** What the playground says in the language of a BCP 47 tag; English where there are no texts in it. */
export function importPlaygroundTexts(language: string): Promise<Texts['playground']> {
  return pickTexts(importers, language)();
}
