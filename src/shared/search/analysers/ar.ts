import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes } from '../apply-suffix-rules.ts';
import { arabicMeanings } from './arabic-meanings.ts';
import { stemLatin } from './stem-english.ts';

/** Conjunctions, prepositions and the article, which are written as a part of the word. */
const PREFIXES = /^(?:(?:و?بال|وال|كال|فال|و?لل|ال)(?=.{3})|و(?=.{5}))/;
const SUFFIXES = cutSuffixes('تهما تها تهم تنا تك ته هما كما هم هن كم نا ها ان ات ون ين يه ية ه ة ي', 3);

export const arabic: LanguageRules = {
  language: 'ar',
  ...arabicMeanings,
  stopWords: new Set(
    'في من على الى عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا كيف متى اين لماذا هل او ثم كان كانت يكون تكون قد لقد كل بعض غير بين عند عندما حتى اذا ان انه انها هو هي هم نحن انا انت لم لن لا ليس و ف ب ل ك يتم يمكن يمكنك كما حيث بعد قبل اي ايضا فقط'.split(
      ' ',
    ),
  ),
  stem: (word) => {
    const even = stemLatin(word).replace(/ى/g, 'ي').replace(/ة$/, 'ه');
    return applySuffixRules(even.replace(PREFIXES, ''), SUFFIXES);
  },
  endings: listSuffixes(SUFFIXES),
};
