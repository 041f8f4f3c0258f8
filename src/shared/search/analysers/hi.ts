import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { hindiMeanings } from './hindi-meanings.ts';
import { stemLatin } from './stem-english.ts';

/** The plural of English, but not the end of `इंडेक्स`. */
const ENGLISH: SuffixRule[] = [
  ['क्स', 'क्स', 0],
  ['्स', '', 4],
];
const INFLECTIONS = cutSuffixes(
  'ियों ियाँ ियां ाओं ाएँ ाएं ुओं ुएँ ुएं ूंगा ूंगी ेगा ेगी ेंगे ेंगी ाता ाती ाते ना नी ने ता ती ते कर ाकर ाने ाना ानी ाया ाई ाए ों ें ीं ी े ा ि ु ू ो',
  2,
);

/** The dot of sounds from Persian and English, which many leave out, as they write `ं` for `ँ`. */
const NUKTA = '\u093c';

export const hindi: LanguageRules = {
  language: 'hi',
  ...hindiMeanings,
  stopWords: new Set(
    'का के की को में से पर है हैं था थे थी और या यह ये वह वे इस उस इन उन एक जो कि तो भी ही नहीं न ने हो होता होती होते कर करें करने किया गया लिए साथ तक अपने अपनी अपना आप हम मैं क्या कैसे कब कहाँ कहां क्यों कौन जब तब अगर यदि कोई कुछ सभी द्वारा बाद पहले'.split(
      ' ',
    ),
  ),
  stem: (word) =>
    [INFLECTIONS, ENGLISH].reduce(applySuffixRules, stemLatin(word).replaceAll(NUKTA, '').replaceAll('ँ', 'ं')),
  endings: listSuffixes(INFLECTIONS),
};
