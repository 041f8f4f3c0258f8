import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { spanishMeanings } from './spanish-meanings.ts';

const DERIVED: SuffixRule[] = [
  ['amientos', '', 3],
  ['imientos', '', 3],
  ['amiento', '', 3],
  ['imiento', '', 3],
  ['aciones', '', 3],
  ['iciones', '', 3],
  ['uciones', 'u', 3],
  ['adoras', '', 3],
  ['adores', '', 3],
  ['ancias', '', 3],
  ['amente', '', 3],
  ['acion', '', 3],
  ['icion', '', 3],
  ['ucion', 'u', 3],
  ['adora', '', 3],
  ['ador', '', 3],
  ['ancia', '', 3],
  ['mente', '', 4],
  ['idades', '', 3],
  ['idad', '', 3],
  ['ables', '', 3],
  ['ibles', '', 3],
  ['able', '', 3],
  ['ible', '', 3],
  ['ando', '', 3],
  ['iendo', '', 3],
  ['ados', '', 3],
  ['adas', '', 3],
  ['idos', '', 3],
  ['idas', '', 3],
  ['ado', '', 3],
  ['ada', '', 3],
  ['ido', '', 3],
  ['ida', '', 3],
  ['aron', '', 3],
  ['ieron', '', 3],
  ['arlo', '', 3],
  ['arla', '', 3],
  ['arse', '', 3],
  ['erse', '', 3],
  ['irse', '', 3],
  ['amos', '', 3],
  ['emos', '', 3],
  ['imos', '', 3],
  ['ara', '', 4],
  ['era', '', 4],
  ['ira', '', 4],
  ['ar', '', 3],
  ['er', '', 3],
  ['ir', '', 3],
  ['an', '', 3],
  ['enes', '', 3],
  ['ens', '', 3],
  ['en', '', 3],
];
const INFLECTIONS: SuffixRule[] = [
  ['eses', 'es', 3],
  ['iones', 'ion', 2],
  ['ores', 'or', 2],
  ['es', '', 3],
  ['os', '', 3],
  ['as', '', 3],
  ['s', '', 3],
  ['o', '', 3],
  ['a', '', 3],
  ['e', '', 3],
];
/** Before `e` a `z` is a `c`: `enlaces` and `enlazar`. */
const FINAL: SuffixRule[] = [['z', 'c', 2]];

export const spanish: LanguageRules = {
  language: 'es',
  ...spanishMeanings,
  stopWords: new Set(
    (
      'a al algo ante aquel aquella asi aun aunque cada como con cual cuales cuando de del desde donde dos e el ella ellas ellos en entre era es esa ese eso esos esta estan estas este esto estos ' +
      'fue ha han hasta hay la las le les lo los mas me mi mis muy ni no nos o os otra otro para pero por porque puede puedo que quien se sea ser si sin sobre son su sus tambien te tiene tienen todo todos tu tus un una unas uno unos y ya yo hago hacer debo mediante'
    ).split(' '),
  ),
  stem: (word) => [DERIVED, INFLECTIONS, FINAL].reduce(applySuffixRules, word),
  endings: listSuffixes(DERIVED, INFLECTIONS),
};
