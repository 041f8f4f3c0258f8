import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { dutchMeanings } from './dutch-meanings.ts';

const INFLECTIONS: SuffixRule[] = [
  ['heden', 'heid', 3],
  ['ingen', 'ing', 3],
  ['eren', 'eer', 3],
  ['en', '', 3],
  ['es', '', 4],
  ['s', '', 4],
  ['e', '', 3],
  ['t', '', 4],
];
const DERIVED: SuffixRule[] = [
  ['lijkheid', '', 3],
  ['baarheid', '', 3],
  ['heid', '', 3],
  ['lijk', '', 3],
  ['baar', '', 3],
  ['ing', '', 3],
  ['end', '', 3],
  ['ig', '', 3],
];
/** `mannen` and `man`, `maken` and `maak` meet in one form: no double letters at the end. */
const evenOut = (word: string): string =>
  word.replace(/([bdfgklmnprst])\1$/, '$1').replace(/([aeou])\1(?=[^aeiou]$)/, '$1');

export const dutch: LanguageRules = {
  language: 'nl',
  ...dutchMeanings,
  stopWords: new Set(
    (
      'aan al alle als ben bij dan dat de deze die dit doe doen door dus een en er ge haar had heb hebben heeft hem het hier hij hoe hun ik in is je jij kan kun kunnen kunt maar me meer men met mij mijn moet naar niet nog nu of om omdat onder ons ook op over te ' +
      'tot u uit uw van veel voor waar waarom wanneer was wat we welke wel werd wie wij wil worden wordt ze zich zij zijn zo zonder zou'
    ).split(' '),
  ),
  stem: (word) => evenOut(applySuffixRules(applySuffixRules(word, INFLECTIONS), DERIVED)),
  endings: listSuffixes(INFLECTIONS, DERIVED),
};
