import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { polishMeanings } from './polish-meanings.ts';

const INFLECTIONS = [
  // `konwersja` is none of `konwersacja`.
  ...['jami', 'jach', 'jom', 'ja', 'je', 'ji'].map((ending): SuffixRule => [`s${ending}`, 'sj', 2]),
  ['rze', 'r', 3] as const,
  ['wnicy', 'wnik', 3] as const,
  ...cutSuffixes('acja acje acji acjom acjami acjach ona one onych onego onym', 4),
  ...cutSuffixes(
    'iego iemu ego emu ych ymi ich imi ami iami ach iach owi owie om iom em iem ow iow ej iej aja uja ujesz ujemy ujecie uje ujac ujacy ujaca ujace owac owano owany owana owane owania owaniu owanie owaniem owan ' +
      'anie ania aniu aniem aniach enie enia eniu eniem eniach any ana ane anych anego anym eny acie cie ysz isz ac ec ic yc al ala alo ali il ila ilo ili',
    3,
  ),
  ...cutSuffixes('jami jach jom ia ie iu ii ja je ju ji ym im am a e i o u y', 3),
];
/** With what is left of nouns in `anie` and `enie` where there are many: `powiadomień`. */
const DERIVED = [...cutSuffixes('osc osci nosc nosci en', 4), ...cutSuffixes('an', 3), ...cutSuffixes('n', 4)];
/**
 * What verbs end in (`dodał`) and many nouns, which so lose it in all of their forms: `kanał` and `kanały`. A vowel
 * that only stands where no ending follows: `haseł`.
 */
const CLOSING: SuffixRule[] = [...cutSuffixes('al il', 3), ['el', 'l', 3]];

export const polish: LanguageRules = {
  language: 'pl',
  ...polishMeanings,
  stopWords: new Set(
    (
      'a aby ale bez bo by byc co czego czemu czy dla dlaczego do gdy gdzie i ich ile jak jaka jaki jakie jako jesli jest kiedy kto ktora ktore ktory lub ma ' +
      'mam mi mnie moge moze mozliwe mozna na nad nie niz o od po przed przez przy sa sie ta tak te tego tej ten to tylko w we z za ze'
    ).split(' '),
  ),
  // Of Kubernetes, too.
  weakWords: new Set(['pod']),
  // Behind names of other languages: `Google'a`.
  elisions: /(?<=\p{L}{2})['’](?:a|ach|ami|em|ie|om|owi|ów|u|y)$/iu,
  stem: (word) => [INFLECTIONS, DERIVED, CLOSING].reduce(applySuffixRules, word),
  endings: listSuffixes(INFLECTIONS, DERIVED),
};
