import type { LanguageRules } from '../analyser.ts';
import { cutSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { danishMeanings } from './danish-meanings.ts';
import { scandinavianForms } from './scandinavian.ts';

const INFLECTIONS: SuffixRule[] = [
  ['tte', 'tt', 2],
  ['ste', 'st', 2],
  ...cutSuffixes(
    'hederne heden heder ernes erne erede erende ende enes ene erens eren erer ethed hed ede eret ere en er es et te e',
    3,
  ),
];
const DERIVED = cutSuffixes('ning else elig lig ig', 3);

export const danish: LanguageRules = {
  language: 'da',
  ...danishMeanings,
  stopWords: new Set(
    (
      'af at blive bliver da de den der det disse dog du efter eller en end er et for fordi fra han har have hvad hvem hvilke hvilken hvis hvor hvordan ' +
      'hvorfor i ikke ind jeg jer kan man med men mig min mit nar og om op os pa sa sig skal som til ud var ved vi vil'
    ).split(' '),
  ),
  ...scandinavianForms(INFLECTIONS, DERIVED),
};
