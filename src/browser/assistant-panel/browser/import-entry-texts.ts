import { pickTexts } from '../../../base/languages/pick-texts.ts';
import type { Texts } from '../../../base/languages/texts.ts';

// One chunk for each language, which holds this section alone: the query makes it a module of its own.
const importers = import.meta.glob<Texts['assistantEntry']>('./*.ts', {
  base: '../../../base/languages/texts',
  query: '?assistantEntry',
  import: 'assistantEntry',
});

/**
 * What a page shows of the closed assistant in the language of a BCP 47 tag; English where there are no texts in it.
 */
export function importEntryTexts(language: string): Promise<Texts['assistantEntry']> {
  return pickTexts(importers, language)();
}
