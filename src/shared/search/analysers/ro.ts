import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { romanianMeanings } from './romanian-meanings.ts';

const INFLECTIONS = [
  ...['oarele', 'oarea', 'oare'].map((ending): SuffixRule => [ending, 'or', 2]),
  ...['abilele', 'abile', 'abila'].map((ending): SuffixRule => [ending, 'abil', 2]),
  ...cutSuffixes(
    'urilor iilor ilor urile iile ului ile uri ului eaza eze ezi ez ati eti esti este esc easca atie atii atiei atiilor area arii arilor are ari erea irea ire ata ate ati ite ita iti ut uta ute',
    3,
  ),
  ...cutSuffixes('ele elor', 4),
  ...cutSuffixes('le', 5),
  ...cutSuffixes('lor ul ii ei ai ea ia ie at it a e i u', 3),
];
const DERIVED = cutSuffixes('itat itatea tor toar at it iv i', 4);

export const romanian: LanguageRules = {
  language: 'ro',
  ...romanianMeanings,
  stopWords: new Set(
    (
      'a al ale am ar as au ca cand care cat catre ce cine cu cum da daca de din dintre doar este eu fara fi fie fost in inca intr intre isi la le lui mai ' +
      'mea meu ne nu o pe pentru poate pot prin sa sau se si sunt un unde unei unui va vreau'
    ).split(' '),
  ),
  // Artificial intelligence, too.
  weakWords: new Set(['ai']),
  stem: (word) => [INFLECTIONS, DERIVED].reduce(applySuffixRules, word),
  endings: listSuffixes(INFLECTIONS, DERIVED),
};
