import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { portugueseMeanings } from './portuguese-meanings.ts';

const DERIVED: SuffixRule[] = [
  ['amentos', '', 3],
  ['imentos', '', 3],
  ['amento', '', 3],
  ['imento', '', 3],
  ['adoras', '', 3],
  ['adores', '', 3],
  ['acoes', '', 3],
  ['icoes', '', 3],
  ['adora', '', 3],
  ['idades', '', 3],
  ['ancias', '', 3],
  ['amente', '', 3],
  ['acao', '', 3],
  ['icao', '', 3],
  ['ador', '', 3],
  ['idade', '', 3],
  ['ancia', '', 3],
  ['mente', '', 4],
  ['aveis', '', 3],
  ['iveis', '', 3],
  ['avel', '', 3],
  ['ivel', '', 3],
  ['ando', '', 3],
  ['endo', '', 3],
  ['indo', '', 3],
  ['ados', '', 3],
  ['adas', '', 3],
  ['idos', '', 3],
  ['idas', '', 3],
  ['ado', '', 3],
  ['ada', '', 3],
  ['ido', '', 3],
  ['ida', '', 3],
  ['aram', '', 3],
  ['amos', '', 3],
  ['emos', '', 3],
  ['ar', '', 3],
  ['er', '', 3],
  ['ir', '', 3],
  ['am', '', 3],
  ['ens', '', 3],
  ['em', '', 3],
  ['en', '', 3],
];
const INFLECTIONS: SuffixRule[] = [
  ['oes', 'ao', 2],
  ['aes', 'ao', 2],
  ['aos', 'ao', 2],
  ['ao', 'ao', 2],
  ['ais', 'al', 2],
  ['eis', 'el', 2],
  ['ns', 'm', 2],
  ['res', 'r', 2],
  ['es', '', 3],
  ['os', '', 3],
  ['as', '', 3],
  ['s', '', 3],
  ['o', '', 3],
  ['a', '', 3],
  ['e', '', 3],
];
/** Of words of other languages, whose plural is that of words in `m`: `tokens`. */
const FINAL: SuffixRule[] = [['n', 'm', 3]];

export const portuguese: LanguageRules = {
  language: 'pt',
  ...portugueseMeanings,
  stopWords: new Set(
    (
      'a ao aos aquela aquele as ate cada com como da das de dela dele depois do dos e ela elas ele eles em entre era essa esse esta estao estar este eu faco fazer foi ha isso isto ja la lhe mais mas me mesmo meu minha muito na nao nas nem no nos nossa ' +
      'nosso num numa o onde os ou para pela pelas pelo pelos por porque posso pode quais qual quando que quem sao se seja sem ser seu seus so sobre sua suas tambem te tem tenho todo todos tu um uma umas uns voce'
    ).split(' '),
  ),
  stem: (word) => [DERIVED, INFLECTIONS, FINAL].reduce(applySuffixRules, word),
  endings: listSuffixes(DERIVED, INFLECTIONS),
};
