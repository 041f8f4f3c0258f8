import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { czechMeanings } from './czech-meanings.ts';

const INFLECTIONS = [
  // `konverzace` is none of `konverze`.
  ['verzace', 'verzac', 0] as const,
  ['verzaci', 'verzac', 0] as const,
  ...cutSuffixes(
    'ovani ovanim ovana ovane ovany ovat uje ujete ujeme uji ujici ani anim eni enim ' +
      'iho imu anich enich enimi animi eho emu ymi ych imi ich emi ami ovi ove ech ach ata aty at it et ite ete ime eme ila ilo ili ala alo ali',
    3,
  ),
  ...cutSuffixes('ace aci es is', 4),
  ...cutSuffixes('ou em um am ym im a e i o u y', 3),
];
/** Of verbs (`smazat`) and of many nouns, which so lose it in all of their forms: `systém` and `systémy`. */
const CLOSING = [...cutSuffixes('at et', 3), ...cutSuffixes('am em es is', 4)];
const DERIVED = cutSuffixes('ost osti nost nosti n', 4);
/** A vowel that only stands where no ending follows: `požadavek`, `hesel`. */
const FLEETING: SuffixRule[] = [
  ['ek', 'k', 4],
  ['el', 'l', 3],
];

export const czech: LanguageRules = {
  language: 'cs',
  ...czechMeanings,
  stopWords: new Set(
    (
      'a aby ale ani by byt co do jak jake jaky je jeho jejich jsem jsou k kde kdo kdy ktera ktere ktery ma mam me mohu mozne mu muze muzu na ne nebo neni o ' +
      'od po pokud pri pro proc s se si ta tak to tomu v ve vsech z za ze'
    ).split(' '),
  ),
  // Of Kubernetes, too.
  weakWords: new Set(['pod']),
  stem: (word) => [INFLECTIONS, CLOSING, DERIVED, FLEETING].reduce(applySuffixRules, word),
  endings: listSuffixes(INFLECTIONS, DERIVED),
};
