import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { uzbekMeanings } from './uzbek-meanings.ts';

const CASES: SuffixRule[] = [
  ...cutSuffixes(
    'larining larini larida laridan lariga lari larni larning larga larda lardan lar ingiz imiz sining sini sida sidan siga',
    3,
  ),
  // The dative of what ends in these letters; they alone are the end of many words.
  ['kka', 'k', 2],
  ['qqa', 'q', 2],
  ...cutSuffixes('si ning ni ga da dan i', 3),
];
/** Forms of the many verbs in `-la`; their cases are gone. */
const OF_LA: SuffixRule[] = ['lagan', 'layman', 'laymiz', 'langan', 'lanad', 'layd', 'lash', 'lang', 'lab'].map(
  (suffix) => [suffix, 'l', 3],
);
const VERBAL = [
  ...OF_LA,
  ...cutSuffixes('ish ishi ishni ilgan gan adi ydi ilad ild aman ayman sangiz moq ib di sa ing ad yd an', 3),
];
const VOWELS = cutSuffixes('a i', 4);

export const uzbek: LanguageRules = {
  language: 'uz',
  ...uzbekMeanings,
  stopWords: new Set(
    (
      'agar ammo bilan bir biz boladi bor bu ekan emas esa ham haqida kabi kerak kim lekin men mumkin mumkinmi nega nima qachon qancha qanday qayerda qaysi ' +
      'siz u uchun va yo yoki'
    ).split(' '),
  ),
  stem: (word) => [CASES, VERBAL, VOWELS].reduce(applySuffixRules, word),
  endings: listSuffixes(CASES, VERBAL, VOWELS),
};
