import type { LanguageRules } from '../analyser.ts';
import { cutSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { scandinavianForms } from './scandinavian.ts';
import { swedishMeanings } from './swedish-meanings.ts';

const INFLECTIONS: SuffixRule[] = [
  ['eln', 'el', 3],
  ...cutSuffixes(
    'heterna heten heter het arna erna orna andet anden ande aren aste are ade ast ern ar er or en et at as na an a e',
    3,
  ),
];
const DERIVED = cutSuffixes('ning else lig ig els', 3);

export const swedish: LanguageRules = {
  language: 'sv',
  ...swedishMeanings,
  stopWords: new Set(
    (
      'alla att av bara blir de dem den denna dess det detta dig din ditt du efter eller en er ett for fran ha han har hur i icke in inte jag kan kommer man ' +
      'med men mig min mitt nagon nar och om pa sa sig ska skall som till under upp ut vad var vara varfor vem vi vid vilka vilken vilket'
    ).split(' '),
  ),
  ...scandinavianForms(INFLECTIONS, DERIVED),
};
