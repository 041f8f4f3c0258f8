import { pickTexts } from '../../base/languages/pick-texts.ts';
import type { Texts } from '../../base/languages/texts.ts';

const files = import.meta.glob<Texts['components']>('./*.ts', {
  base: '../../base/languages/texts',
  import: 'components',
  eager: true,
});

/** What components say in the language of a code of `docs.json`; English where there are no texts in it. */
export function getComponentTexts(language: string | null): Texts['components'] {
  return pickTexts(files, language);
}
