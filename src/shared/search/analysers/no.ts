import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';

const GENITIVE = cutSuffixes('s', 4);
const INFLECTIONS: SuffixRule[] = [
  ['lt', 'l', 3],
  ['vt', 'v', 3],
  ['skt', 'sk', 3],
  ['erte', 'er', 2],
  ['ert', 'er', 2],
  ['erer', 'er', 2],
  ...cutSuffixes('hetene erne heten heter het ende ande ene ane ere ede en er ar et as es te de a e', 3),
];
/** Before endings, short vowels double what follows: `modell` of `modeller`. */
const DOUBLED: SuffixRule[] = [...'bdfgklmnprst'].map((letter) => [letter + letter, letter, 2]);
const DERIVED = cutSuffixes('ning ing else elig leg lig ig', 3);

export const norwegian: LanguageRules = {
  language: 'no',
  stopWords: new Set(
    (
      'at av bli blir da de den der det disse du eller en enn er et etter for fordi fra ha han har hva hvem hvilke hvilken hvis hvor hvordan hvorfor i ikke ' +
      'inn jeg kan man med meg men min mitt nar og om opp oss pa sa seg skal som til ut var ved vi vil'
    ).split(' '),
  ),
  stem: (word) => [GENITIVE, INFLECTIONS, INFLECTIONS, DERIVED, DOUBLED].reduce(applySuffixRules, word),
  endings: listSuffixes(GENITIVE, INFLECTIONS, DERIVED),
};
