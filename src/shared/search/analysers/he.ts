import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes } from '../apply-suffix-rules.ts';
import { hebrewMeanings } from './hebrew-meanings.ts';
import { stemLatin } from './stem-english.ts';

const SUFFIXES = [...cutSuffixes('ייה יית יים יות אות אה יה ית ת י', 3), ...cutSuffixes('ים ות ה', 2)].sort(
  ([a], [b]) => b.length - a.length,
);
/**
 * Conjunctions, prepositions and the article, which are written as a part of the word. Too many words begin with the
 * letters of some of them, which count before an article alone.
 */
const PREFIXES = /^(?:[הובל](?=.{3})|(?:[מש]|כש?)(?=ה.{3}))+/;
/** Letters that look otherwise at the end of a word. */
const FINALS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

export const hebrew: LanguageRules = {
  language: 'he',
  ...hebrewMeanings,
  stopWords: new Set(
    'של את על עם אל זה זו זאת אלה אלו הוא היא הם הן אני אתה אנחנו לא כן אם או גם רק כל כמו אך אבל כי מה מי איך איפה מתי למה כאשר כדי אשר יש אין היה להיות בין לפי אחרי לפני עד ידי יותר כבר עוד ניתן אפשר'.split(
      ' ',
    ),
  ),
  stem: (word) =>
    applySuffixRules(stemLatin(word), SUFFIXES)
      .replace(PREFIXES, '')
      .replace(/[ךםןףץ]$/, (letter) => FINALS[letter]!),
  endings: listSuffixes(SUFFIXES),
};
