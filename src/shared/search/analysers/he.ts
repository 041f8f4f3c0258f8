import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes } from '../apply-suffix-rules.ts';

/** Conjunctions, prepositions and the article, which are written as a part of the word. */
const PREFIXES = /^(?:[הובלמשכ](?=.{4}))+/;
const SUFFIXES = cutSuffixes('יים יות ים ות ית ה ת י', 3);

export const hebrew: LanguageRules = {
  language: 'he',
  stopWords: new Set(
    'של את על עם אל זה זו זאת אלה אלו הוא היא הם הן אני אתה אנחנו לא כן אם או גם רק כל כמו אך אבל כי מה מי איך איפה מתי למה כאשר כדי אשר יש אין היה להיות בין לפי אחרי לפני עד ידי יותר כבר עוד ניתן אפשר'.split(
      ' ',
    ),
  ),
  stem: (word) => applySuffixRules(word.replace(PREFIXES, ''), SUFFIXES),
  endings: listSuffixes(SUFFIXES),
};
