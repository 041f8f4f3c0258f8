import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes } from '../apply-suffix-rules.ts';
import { latvianMeanings } from './latvian-meanings.ts';

const INFLECTIONS = [
  ...cutSuffixes(
    'sanas sanai sanu sana sanam ajiem ajam ajai ajas ajos ajas ajiem ojot ojiet otiem ots osa osas osais uma ums umu umi umam umiem umus umos ama amas amais ams iem iet aties ties',
    3,
  ),
  ...cutSuffixes('ais as am ai os es ei em is im us um ies u a e i o s t', 3),
];
const DERIVED = cutSuffixes('ij oj et in j', 4);

export const latvian: LanguageRules = {
  language: 'lv',
  ...latvianMeanings,
  stopWords: new Set(
    (
      'ar ari bet bez bija es esmu ir ja jau ka kad kada kadi kads kapec kas kur lai man mans nav ne no par pec pie pirms tas tie to un uz vai var varu vel ' +
      'vins'
    ).split(' '),
  ),
  stem: (word) => [INFLECTIONS, DERIVED].reduce(applySuffixRules, word),
  endings: listSuffixes(INFLECTIONS, DERIVED),
};
