import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';

const GENITIVE = cutSuffixes('s', 4);
const INFLECTIONS: SuffixRule[] = [
  ['lt', 'l', 3],
  ['vt', 'v', 3],
  ['skt', 'sk', 3],
  ...cutSuffixes(
    'heterna heten heter het arna erna orna andet anden ande aren aste are ade ast ern ar er or en et at na an a e',
    3,
  ),
];
/** Before endings, short vowels double what follows: `modell` of `modeller`. */
const DOUBLED: SuffixRule[] = [...'bdfgklmnprst'].map((letter) => [letter + letter, letter, 2]);
const DERIVED = cutSuffixes('ning else lig ig els', 3);

export const swedish: LanguageRules = {
  language: 'sv',
  stopWords: new Set(
    (
      'alla att av bara blir de dem den denna dess det detta dig din ditt du efter eller en er ett for fran ha han har hur i icke in inte jag kan kommer man ' +
      'med men mig min mitt nagon nar och om pa sa sig ska skall som till under upp ut vad var vara varfor vem vi vid vilka vilken vilket'
    ).split(' '),
  ),
  stem: (word) => [GENITIVE, INFLECTIONS, INFLECTIONS, DERIVED, DOUBLED].reduce(applySuffixRules, word),
  endings: listSuffixes(GENITIVE, INFLECTIONS, DERIVED),
};
