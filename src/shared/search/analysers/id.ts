import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes } from '../apply-suffix-rules.ts';
import { indonesianMeanings } from './indonesian-meanings.ts';

const PARTICLES = cutSuffixes('lah kah nya mu ku', 4);
const SUFFIXES = cutSuffixes('kan an i', 4);
/** What makes verbs and nouns of words, which lose a `k`, `t`, `p` or `s` at their begin to it. */
const PREFIXES = /^(?:memper|diper|penge|menge|peng|meng|peny|meny|pem|mem|pen|men|per|ber|ter|pe|me|di|ke|se)(?=.{3})/;
const LOST = /^[ktps](?=[aeiou])/;

export const indonesian: LanguageRules = {
  language: 'id',
  ...indonesianMeanings,
  stopWords: new Set(
    'ada agar akan anda apa apakah atau bagaimana bagi bahwa berapa bisa cara dan dapat dari dengan di dimana harus ini itu jika juga kalau kami kapan karena ke kenapa kita mana mengapa oleh pada saat saya sebagai sebelum sebuah setelah siapa sudah tidak untuk yang'.split(
      ' ',
    ),
  ),
  stem: (word) => {
    const base = applySuffixRules(applySuffixRules(word, PARTICLES), SUFFIXES).replace(PREFIXES, '');
    return base.length > 3 ? base.replace(LOST, '') : base;
  },
  endings: listSuffixes(PARTICLES, SUFFIXES),
};
