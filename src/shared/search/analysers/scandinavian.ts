import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';

/** Behind these letters it is a part of the word: `virus`, `process`. */
const GENITIVE: SuffixRule[] = [
  ['is', 'is', 2],
  ['us', 'us', 2],
  ['ss', 'ss', 2],
  ['s', '', 4],
];
const NEUTER: SuffixRule[] = [
  ['lt', 'l', 3],
  ['vt', 'v', 3],
  ['skt', 'sk', 3],
];
/** Before endings, short vowels double what follows: `modell` of `modeller`. */
const DOUBLED: SuffixRule[] = [...'bdfgklmnprst'].map((letter) => [letter + letter, letter, 2]);

/** A vowel that only stands where no ending follows: `parametrar` of `parameter`, `nyckel` of `nycklar`. */
const WITHOUT_VOWEL: SuffixRule[] = [
  ['tr', 't', 3],
  ['vr', 'v', 3],
];
const WITH_VOWEL: SuffixRule[] = [
  ['kkel', 'kl', 2],
  ['el', 'l', 3],
];

/** What Danish, Norwegian and Swedish do with the inflections and derivations of each. */
export function scandinavianForms(
  inflections: SuffixRule[],
  derived: SuffixRule[],
): Pick<LanguageRules, 'stem' | 'endings'> {
  const inflected = [...NEUTER, ...inflections];
  return {
    stem: (word) =>
      [GENITIVE, inflected, WITHOUT_VOWEL, inflected, derived, DOUBLED, WITH_VOWEL].reduce(applySuffixRules, word),
    endings: listSuffixes(GENITIVE, inflected, derived),
  };
}
