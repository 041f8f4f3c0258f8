import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { hungarianMeanings } from './hungarian-meanings.ts';

const CASES: SuffixRule[] = [
  ...['cs', 'sz', 'gy', 'ny', 'ty', 'zs'].flatMap((letter): SuffixRule[] => [
    [`${letter[0]}${letter}al`, letter, 2],
    [`${letter[0]}${letter}el`, letter, 2],
  ]),
  ...[...'bcdfgjklmnprstvz'].flatMap((letter): SuffixRule[] => [
    [`${letter}${letter}al`, letter, 2],
    [`${letter}${letter}el`, letter, 2],
  ]),
  ...cutSuffixes(
    'ban ben bol bal rol nak nek val vel hoz hez tol nal nel onkent enkent kent onkenti enkenti ig kor kepp ba be ra re on en ul uk',
    3,
  ),
];
const POSSESSIVES = cutSuffixes(
  'jaink jeink aink eink jait jeit jaid jeid jai jei aid eid aim eim ait eit jat jet jan jen janak jenek unk nk ja je ai ei od ed om em',
  3,
);
const PLURALS = cutSuffixes('okat eket akat oket okban ok ek ak k', 3);
const VERBAL = cutSuffixes('hatja heti hato heto hat het asa ese asi esi as es ott ett tt nak nek ni va ve ja i', 3);
const OBJECTS = cutSuffixes('ot et at t', 4);
const VOWELS = cutSuffixes('a e i o u', 3);

export const hungarian: LanguageRules = {
  language: 'hu',
  ...hungarianMeanings,
  stopWords: new Set(
    (
      'a az azok azt be csak de e egy el es ez ezek ezt fel ha hogy hogyan hol is kell ki le legyen lehet mar meg melyik mert miert mikor milyen mit ne ' +
      'nem tudom vagy vagyok van volt'
    ).split(' '),
  ),
  // Artificial intelligence, too.
  weakWords: new Set(['mi']),
  stem: (word) => [CASES, POSSESSIVES, PLURALS, VERBAL, OBJECTS, PLURALS, VOWELS].reduce(applySuffixRules, word),
  endings: listSuffixes(CASES, POSSESSIVES, PLURALS, VERBAL, OBJECTS, VOWELS),
};
