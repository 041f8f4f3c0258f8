import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { germanMeanings } from './german-meanings.ts';

/** The `s` of these is their own, in all but the genitive. */
const GENITIVE: SuffixRule[] = [
  ['nis', 'nis', 2],
  ['ss', 'ss', 2],
  ['s', '', 4],
];
const INFLECTIONS: SuffixRule[] = [
  ['ionen', 'ion', 2],
  ['ion', 'ion', 2],
  ['ungen', 'ung', 3],
  ['nissen', 'nis', 2],
  ['nisse', 'nis', 2],
  ['erinnen', '', 3],
  ['erin', '', 3],
  ['innen', 'in', 3],
  ['in', 'in', 2],
  ['ieren', 'ier', 3],
  ['ierer', 'ier', 3],
  ['iere', 'ier', 3],
  ['erem', '', 3],
  ['eren', '', 3],
  ['erer', '', 3],
  ['eres', '', 3],
  ['ere', '', 3],
  ['ern', '', 3],
  ['em', '', 3],
  ['en', '', 3],
  ['er', '', 3],
  ['es', '', 3],
  ['e', '', 3],
  ['n', '', 4],
];
/** Of verbs that could not be spoken without the `e`: `startet` of `starten`. */
const LINKED: SuffixRule[] = [
  ['chnet', 'chn', 2],
  ['dnet', 'dn', 2],
  ['det', 'd', 3],
  ['tet', 't', 3],
];
const DERIVED: SuffixRule[] = [
  // A backup is nothing that is `sicher`.
  ['sicherung', 'sicherung', 0],
  ['ierung', '', 3],
  ['erung', '', 3],
  ['ation', '', 4],
  ['iert', '', 3],
  ['ier', '', 3],
  ['igkeit', '', 3],
  ['lichkeit', '', 3],
  ['barkeit', '', 3],
  ['lich', '', 3],
  ['isch', '', 3],
  ['heit', '', 3],
  ['keit', '', 3],
  ['bar', '', 4],
  ['end', '', 5],
  ['igung', '', 3],
  ['ung', '', 3],
  ['igst', '', 3],
  ['igt', '', 3],
  ['sst', 'ss', 2],
  ['est', '', 4],
  ['st', '', 4],
  ['ig', '', 3],
];
/** Of verbs (`löscht`) and of many nouns, which so lose it in all of their forms: `Projekt` and `Projekte`. */
const CLOSING: SuffixRule[] = [
  ['ert', '', 3],
  ['t', '', 4],
];
/** Of what has been done: `gelöscht`. Verbs in `ieren` have none, and to these it belongs. */
const PARTICIPLE = /^ge(?=.{3,}t$)(?!.*iert$|fahrd|fall|hor|nehmig|nug|stalt|wahr)/;

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
  stem: (word) => {
    const plain = [GENITIVE, INFLECTIONS].reduce(applySuffixRules, word).replace(PARTICIPLE, '');
    return [LINKED, DERIVED, CLOSING].reduce(applySuffixRules, plain);
  },
  endings: listSuffixes(GENITIVE, INFLECTIONS, LINKED, DERIVED, CLOSING),
};
