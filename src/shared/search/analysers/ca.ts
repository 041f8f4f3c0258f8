import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes } from '../apply-suffix-rules.ts';

const INFLECTIONS = [
  ...cutSuffixes('ia ies is iar', 4),
  ...cutSuffixes(
    'acions acio cions cio itats itat ament aments ments ment ants ant ents ent adors ador adora ades ada ats at ides ida its it ades uda uts ut ers ar er ir re ara eix eixo eixen io ions en an es os',
    3,
  ),
  ...cutSuffixes('a e i o s', 3),
];

export const catalan: LanguageRules = {
  language: 'ca',
  stopWords: new Set(
    (
      'a al amb aquest aquesta com de del dels el els em en es estan ets fer haig he i la les li ls meu meva no on per perque pot puc quan que quin quina ' +
      'quins s si soc son un una uns va vaig'
    ).split(' '),
  ),
  stem: (word) => [INFLECTIONS].reduce(applySuffixRules, word),
  endings: listSuffixes(INFLECTIONS),
};
