import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';

const GENITIVE = cutSuffixes('s', 4);
const INFLECTIONS: SuffixRule[] = [
  ['lt', 'l', 3],
  ['vt', 'v', 3],
  ['skt', 'sk', 3],
  ...cutSuffixes(
    'hederne heden heder ernes erne erede erende ende enes ene erens eren erer ethed hed ede eret ere en er es et te e',
    3,
  ),
];
/** Before endings, short vowels double what follows: `modell` of `modeller`. */
const DOUBLED: SuffixRule[] = [...'bdfgklmnprst'].map((letter) => [letter + letter, letter, 2]);
const DERIVED = cutSuffixes('ning else elig lig ig', 3);

export const danish: LanguageRules = {
  language: 'da',
  stopWords: new Set(
    (
      'af at blive bliver da de den der det disse dog du efter eller en end er et for fordi fra han har have hvad hvem hvilke hvilken hvis hvor hvordan ' +
      'hvorfor i ikke ind jeg jer kan man med men mig min mit nar og om op os pa sa sig skal som til ud var ved vi vil'
    ).split(' '),
  ),
  stem: (word) => [GENITIVE, INFLECTIONS, INFLECTIONS, DERIVED, DOUBLED].reduce(applySuffixRules, word),
  endings: listSuffixes(GENITIVE, INFLECTIONS, DERIVED),
};
