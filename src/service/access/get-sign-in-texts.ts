import { pickTexts } from '../../base/languages/pick-texts.ts';
import type { Texts } from '../../base/languages/texts.ts';

const files = import.meta.glob<Texts['signIn']>('./*.ts', {
  base: '../../base/languages/texts',
  import: 'signIn',
  eager: true,
});

/** What the pages for signing in and out say in a language; English where there are no texts in it. */
export function getSignInTexts(language: string | null): Texts['signIn'] {
  return pickTexts(files, language);
}
