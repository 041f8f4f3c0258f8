import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { germanMeanings } from './german-meanings.ts';

const INFLECTIONS: SuffixRule[] = [
  ['ionen', 'ion', 2],
  ['ion', 'ion', 2],
  ['ungen', 'ung', 3],
  ['innen', 'in', 3],
  ['ern', '', 3],
  ['em', '', 3],
  ['en', '', 3],
  ['er', '', 3],
  ['es', '', 3],
  ['e', '', 3],
  ['n', '', 4],
  ['t', '', 4],
];
const GENITIVE: SuffixRule[] = [['s', '', 4]];
const DERIVED: SuffixRule[] = [
  ['ierung', 'ier', 3],
  ['igkeit', '', 3],
  ['lichkeit', '', 3],
  ['barkeit', '', 3],
  ['lich', '', 3],
  ['isch', '', 3],
  ['heit', '', 3],
  ['keit', '', 3],
  ['ung', '', 3],
  ['bar', '', 4],
  ['end', '', 4],
  ['est', '', 4],
  ['st', '', 4],
];

export const german: LanguageRules = {
  language: 'de',
  ...germanMeanings,
  stopWords: new Set(
    (
      'aber alle allem allen aller alles als also am an ander andere auch auf aus bei beim bin bis bist da damit dann das dass dein dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem ' +
      'einen einer eines er es etwas euch fur gegen hab habe haben hat hatte hier ich ihm ihn ihr ihre im in ins ist ja jede jeden jeder jedes kann kannst konnen kein keine mein mich mir mit mochte muss nach nicht noch nun nur ob oder ' +
      'sein seine sich sie sind so soll sollte sowie um und uns unter vom von vor wann war warum was weil welche welcher wenn wer werden wie wir wird wo wurde zu zum zur'
    ).split(' '),
  ),
  stem: (word) => [GENITIVE, INFLECTIONS, DERIVED].reduce(applySuffixRules, word),
  endings: listSuffixes(GENITIVE, INFLECTIONS, DERIVED),
};
