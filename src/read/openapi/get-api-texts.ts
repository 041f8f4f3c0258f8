import { pickTexts } from '../../base/languages/pick-texts.ts';
import type { Texts } from '../../base/languages/texts.ts';

const files = import.meta.glob<Texts['reference']>('./*.ts', {
  base: '../../base/languages/texts',
  import: 'reference',
  eager: true,
});

/** What API pages say in the language of a code of `docs.json`; English where there are no texts in it. */
export function getApiTexts(language: string | null): Texts['reference'] {
  return pickTexts(files, language);
}
