import { pickTexts } from '../../base/languages/pick-texts.ts';
import type { Texts } from '../../base/languages/texts.ts';

const files = import.meta.glob<Texts['shell']>('./*.ts', {
  base: '../../base/languages/texts',
  import: 'shell',
  eager: true,
});

/** What the page's shell says in the language of a code of `docs.json`; English where there are no texts in it. */
export function getShellTexts(language: string | null): Texts['shell'] {
  return pickTexts(files, language);
}
