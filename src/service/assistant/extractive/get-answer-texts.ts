import { pickTexts } from '../../../base/languages/pick-texts.ts';
import type { Texts } from '../../../base/languages/texts.ts';

const files = import.meta.glob<Texts['answers']>('./*.ts', {
  base: '../../../base/languages/texts',
  import: 'answers',
  eager: true,
});

/** What the assistant says of its own in a language where no model answers; English where there are no texts in it. */
export function getAnswerTexts(language: string | null): Texts['answers'] {
  return pickTexts(files, language);
}
