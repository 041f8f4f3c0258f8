import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { russianMeanings } from './russian-meanings.ts';
import { stemLatin } from './stem-english.ts';

const REFLEXIVE: SuffixRule[] = [
  ['ся', '', 3],
  ['сь', '', 3],
];
const ENDINGS: SuffixRule[] = [
  ['иями', '', 3],
  ['иях', '', 3],
  ['ями', '', 3],
  ['ами', '', 3],
  ['ией', '', 3],
  ['иям', '', 3],
  ['ием', '', 3],
  ['ого', '', 3],
  ['его', '', 3],
  ['ому', '', 3],
  ['ему', '', 3],
  ['ыми', '', 3],
  ['ими', '', 3],
  ['ать', '', 3],
  ['ять', '', 3],
  ['ить', '', 3],
  ['еть', '', 3],
  ['аю', '', 3],
  ['яю', '', 3],
  ['аешь', '', 3],
  ['яешь', '', 3],
  ['аете', '', 3],
  ['яете', '', 3],
  ['ает', '', 3],
  ['яет', '', 3],
  ['аем', '', 3],
  ['яем', '', 3],
  ['ают', '', 3],
  ['яют', '', 3],
  ['ете', '', 3],
  ['ите', '', 3],
  ['ят', '', 3],
  ['али', '', 3],
  ['или', '', 3],
  ['ала', '', 3],
  ['ила', '', 3],
  ['ой', '', 3],
  ['ей', '', 3],
  ['ий', '', 3],
  ['ый', '', 3],
  ['ая', '', 3],
  ['яя', '', 3],
  ['ое', '', 3],
  ['ее', '', 3],
  ['ые', '', 3],
  ['ие', '', 3],
  ['ую', '', 3],
  ['юю', '', 3],
  ['ов', '', 3],
  ['ев', '', 3],
  ['ам', '', 3],
  ['ям', '', 3],
  ['ом', '', 3],
  ['ем', '', 3],
  ['ах', '', 3],
  ['ях', '', 3],
  ['ых', '', 3],
  ['их', '', 3],
  ['ым', '', 3],
  ['им', '', 3],
  ['ия', '', 3],
  ['ию', '', 3],
  ['ии', '', 3],
  ['ы', '', 3],
  ['и', '', 3],
  ['а', '', 3],
  ['я', '', 3],
  ['о', '', 3],
  ['е', '', 3],
  ['у', '', 3],
  ['ю', '', 3],
  ['ь', '', 3],
  ['й', '', 3],
];
/** Of verbs (`удалил`) and of many nouns, which so lose it in all of their forms: `канал` and `каналы`. */
const CLOSING: SuffixRule[] = [
  ['ал', '', 3],
  ['ил', '', 3],
  ['ит', '', 3],
  ['ет', '', 3],
  ['ут', '', 3],
  ['ют', '', 3],
];
/** A vowel that only stands where no ending follows: `ошибок` of `ошибка`, `уровень` of `уровня`. */
const FLEETING: SuffixRule[] = [
  ['ень', 'н', 3],
  ['ок', 'к', 3],
  ['ьк', 'к', 3],
  ['ек', 'к', 3],
];
const DERIVED: SuffixRule[] = [
  ['ированн', 'ир', 2],
  ['ирован', 'ир', 2],
  ['ирова', 'ир', 2],
  ['ность', '', 3],
  ['ност', '', 3],
  ['ени', '', 3],
  ['ани', '', 3],
  ['ен', '', 4],
  ['ан', '', 4],
  ['нн', 'н', 3],
];
/** What lips speak before an ending that is soft: `обновление` of `обновить`. */
const SOFTENED: SuffixRule[] = [
  ['вл', 'в', 2],
  ['бл', 'б', 2],
  ['пл', 'п', 2],
  ['мл', 'м', 2],
];

export const russian: LanguageRules = {
  language: 'ru',
  ...russianMeanings,
  stopWords: new Set(
    (
      'а без бы был была были было быть в вам вас весь во вот все всех вы где да даже для до его ее если есть еще же за здесь и из или им их к как какая какие какой ко когда который кто ли либо мне может можно мой мы на надо наш не него нее нет ни них но ну ' +
      'о об однако он она они оно от очень по под при про с со так также такой там те тем то того тоже той только том ты у уже хотя чего чей чем что чтобы эта эти это этот я'
    )
      .split(' ')
      .map((word) => word.normalize('NFD').replace(/\p{M}+/gu, '')),
  ),
  // Folding has taken the breve off `й` already, so endings are compared in the same form.
  stem: (word) =>
    [REFLEXIVE, FOLDED_ENDINGS, CLOSING, DERIVED, FLEETING, SOFTENED].reduce(applySuffixRules, stemLatin(word)),
  endings: listSuffixes(REFLEXIVE, ENDINGS, CLOSING),
};

const FOLDED_ENDINGS: SuffixRule[] = ENDINGS.map(([suffix, replacement, least]) => [
  suffix.replace(/й/g, 'и'),
  replacement,
  least,
]);
