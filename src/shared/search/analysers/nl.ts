import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { dutchMeanings } from './dutch-meanings.ts';

const INFLECTIONS: SuffixRule[] = [
  ['heden', 'heid', 3],
  ['ingen', 'ing', 3],
  ['aties', 'er', 4],
  ['atie', 'er', 4],
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
/** Of verbs (`maakt`, `verwijderd`) and of many nouns, which so lose it in all of their forms: `lijst`, `lijsten`. */
const CLOSING: SuffixRule[] = [
  ['tt', '', 4],
  ['t', '', 4],
  ['rd', 'r', 4],
  ['gd', 'g', 4],
];
const PLURAL: SuffixRule[] = [['s', '', 4]];
const FINAL: SuffixRule[] = [['e', '', 3]];
/**
 * `mannen` and `man`, `maken` and `maak`, `prijzen` and `prijs` meet in one form: no double letters and no voiced ones
 * at the end.
 */
const evenOut = (word: string): string =>
  word
    .replace(/([bdfgklmnprst])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
    .replace(/([aeou])\1(?=[^aeiou]?$)/, '$1');

export const dutch: LanguageRules = {
  language: 'nl',
  ...dutchMeanings,
  stopWords: new Set(
    (
      'aan al alle als ben bij dan dat de deze die dit doe doen door dus een en er ge haar had heb hebben heeft hem het hier hij hoe hun ik in is je jij kan kun kunnen kunt maar me meer men met mij mijn moet naar niet nog nu of om omdat onder ons ook op over te ' +
      'tot u uit uw van veel voor waar waarom wanneer was wat we welke wel werd wie wij wil worden wordt ze zich zij zijn zo zonder zou'
    ).split(' '),
  ),
  stem: (word) =>
    [PLURAL, FINAL].reduce(applySuffixRules, evenOut([INFLECTIONS, DERIVED, CLOSING].reduce(applySuffixRules, word))),
  endings: listSuffixes(INFLECTIONS, DERIVED, CLOSING),
};
