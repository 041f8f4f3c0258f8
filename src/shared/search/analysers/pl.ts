import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes } from '../apply-suffix-rules.ts';
import { polishMeanings } from './polish-meanings.ts';

const INFLECTIONS = [
  ['rze', 'r', 3] as const,
  ...cutSuffixes(
    'iego iemu ego emu ych ymi ich imi ami iami ach iach owi owie om iom em iem ow iow ej iej aja uja ujesz ujemy ujecie uje ujac ujacy ujaca ujace owac owano owany owana owane owania owaniu owanie owaniem owan ' +
      'anie ania aniu aniem aniach enie enia eniu eniem eniach any ana ane anych anego anym eny ona one onych onego onym acie cie ysz isz ac ec ic yc al ala alo ali il ila ilo ili',
    3,
  ),
  ...cutSuffixes('jami jach jom ia ie iu ii ja je ju ji ym im am a e i o u y', 3),
];
/** With what is left of nouns in `anie` and `enie` where there are many: `powiadomień`. */
const DERIVED = cutSuffixes('osc osci nosc nosci an en n', 4);

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
  stem: (word) => [INFLECTIONS, DERIVED].reduce(applySuffixRules, word),
  endings: listSuffixes(INFLECTIONS, DERIVED),
};
