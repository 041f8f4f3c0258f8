import type { LanguageRules } from '../analyser.ts';
import { cutSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { norwegianMeanings } from './norwegian-meanings.ts';
import { scandinavianForms } from './scandinavian.ts';

const INFLECTIONS: SuffixRule[] = [
  ['erte', 'er', 2],
  ['ert', 'er', 2],
  ['erer', 'er', 2],
  ['tte', 'tt', 2],
  ['ste', 'st', 2],
  ...cutSuffixes('hetene erne heten heter het ende ande ene ane ere ede en er ar et as es te de a e', 3),
];
const DERIVED = cutSuffixes('ning ing else elig leg lig ig', 3);

export const norwegian: LanguageRules = {
  language: 'no',
  ...norwegianMeanings,
  stopWords: new Set(
    (
      'at av bli blir da de den der det disse du eller en enn er et etter for fordi fra ha han har hva hvem hvilke hvilken hvis hvor hvordan hvorfor i ikke ' +
      'inn jeg kan man med meg men min mitt nar og om opp oss pa sa seg skal som til ut var ved vi vil'
    ).split(' '),
  ),
  ...scandinavianForms(INFLECTIONS, DERIVED),
};
