import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { frenchMeanings } from './french-meanings.ts';

const PLURALS: SuffixRule[] = [
  ['eaux', 'eau', 2],
  ['aux', 'al', 2],
  ['x', '', 3],
  ['s', '', 3],
];
const DERIVED: SuffixRule[] = [
  ['issement', '', 3],
  ['issante', '', 3],
  ['issons', '', 3],
  ['issent', '', 3],
  ['issez', '', 3],
  ['issant', '', 3],
  ['ication', '', 3],
  ['isation', 'is', 3],
  ['atrice', '', 3],
  ['ateur', '', 3],
  ['ation', '', 3],
  ['ition', '', 3],
  ['ement', '', 3],
  ['ence', '', 3],
  ['ance', '', 3],
  ['euse', '', 3],
  ['able', '', 3],
  ['ible', '', 3],
  ['iste', '', 3],
  ['isme', '', 3],
  ['ique', '', 3],
  ['ante', '', 3],
  ['ives', '', 3],
  ['ive', '', 3],
  ['eur', '', 3],
  ['ite', '', 4],
  ['ant', '', 3],
  ['ent', '', 3],
  ['ment', '', 3],
  ['erez', '', 3],
  ['eront', '', 3],
  ['aient', '', 3],
  ['ions', '', 3],
  ['ait', '', 3],
  ['ees', '', 3],
  ['ee', '', 3],
  ['er', '', 3],
  ['ez', '', 3],
  ['ir', '', 3],
  ['if', '', 3],
  ['e', '', 3],
];
const FINAL: SuffixRule[] = [
  ['qu', 'c', 3],
  ['gu', 'g', 3],
  ['ie', '', 3],
  ['i', '', 4],
  ['y', '', 4],
  ['e', '', 3],
];

export const french: LanguageRules = {
  language: 'fr',
  ...frenchMeanings,
  stopWords: new Set(
    (
      'a afin ai au aucun aussi autre aux avec avez avoir c ca car ce cela celle celui ces cet cette ceux chaque ci comme comment d dans de depuis des deux donc dont du elle elles en encore entre est et etre ete eu ' +
      'fait faire il ils j je l la le les leur leurs lors lorsque lui m ma mais me mes meme mon n ne ni non nos notre nous on ont ou par pas peut peux plus pour pourquoi qu quand que quel quelle quels qui s sa sans se sera ses ' +
      'si son sont sous sur t ta te tes ton tous tout toute toutes tres tu un une vers vos votre vous y'
    ).split(' '),
  ),
  elisions: /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’](?=\p{L}{2})/iu,
  stem: (word) => [PLURALS, DERIVED, FINAL].reduce(applySuffixRules, word),
  endings: listSuffixes(PLURALS, DERIVED),
};
