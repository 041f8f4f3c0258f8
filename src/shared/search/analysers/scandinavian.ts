import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';

const GENITIVE = cutSuffixes('s', 4);
const NEUTER: SuffixRule[] = [
  ['lt', 'l', 3],
  ['vt', 'v', 3],
  ['skt', 'sk', 3],
];
/** Before endings, short vowels double what follows: `modell` of `modeller`. */
const DOUBLED: SuffixRule[] = [...'bdfgklmnprst'].map((letter) => [letter + letter, letter, 2]);

/** What Danish, Norwegian and Swedish do with the inflections and derivations of each. */
export function scandinavianForms(
  inflections: SuffixRule[],
  derived: SuffixRule[],
): Pick<LanguageRules, 'stem' | 'endings'> {
  const inflected = [...NEUTER, ...inflections];
  return {
    stem: (word) => [GENITIVE, inflected, inflected, derived, DOUBLED].reduce(applySuffixRules, word),
    endings: listSuffixes(GENITIVE, inflected, derived),
  };
}
