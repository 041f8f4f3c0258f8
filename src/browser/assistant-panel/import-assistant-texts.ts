import { pickTexts } from '../../base/languages/pick-texts.ts';
import type { Texts } from '../../base/languages/texts.ts';

// One chunk for each language, which holds this section alone: the query makes it a module of its own.
const importers = import.meta.glob<Texts['assistant']>('./*.ts', {
  base: '../../base/languages/texts',
  query: '?assistant',
  import: 'assistant',
});

/** What the panel says in the language of a BCP 47 tag; English where there are no texts in it. */
export function importAssistantTexts(language: string): Promise<Texts['assistant']> {
  return pickTexts(importers, language)();
}
