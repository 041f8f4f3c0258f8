import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { catalanMeanings } from './catalan-meanings.ts';

const INFLECTIONS: SuffixRule[] = [
  ...cutSuffixes('ia ies is iar', 4),
  ...cutSuffixes(
    'acions acio cions cio itats itat ament aments ments ment ants ant ents ent adors ador adora ades ada ats at ides ida its it ades uda uts ut ers ar er ir re ara eix eixo eixen en an es os',
    3,
  ),
  ['ions', 'i', 2],
  ['io', 'i', 2],
  ...cutSuffixes('a e i o s', 3),
];

export const catalan: LanguageRules = {
  language: 'ca',
  ...catalanMeanings,
  stopWords: new Set(
    (
      'a al amb aquest aquesta com de del dels des el els em en es esta estan ets fer haig he i la les li ls meu meva no on per perque pot puc quan que quin quina ' +
      'quins s si soc son un una uns va vaig'
    ).split(' '),
  ),
  elisions: /^[dlmnst]['’](?=\p{L}{2})/iu,
  stem: (word) => [INFLECTIONS].reduce(applySuffixRules, word),
  endings: listSuffixes(INFLECTIONS),
};
