import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { italianMeanings } from './italian-meanings.ts';

const DERIVED: SuffixRule[] = [
  ['amenti', '', 3],
  ['imenti', '', 3],
  ['amento', '', 3],
  ['imento', '', 3],
  ['azioni', '', 3],
  ['izioni', '', 3],
  ['azione', '', 3],
  ['izione', '', 3],
  ['atrice', '', 3],
  ['atore', '', 3],
  ['atori', '', 3],
  ['amente', '', 3],
  ['mente', '', 4],
  ['abile', '', 3],
  ['abili', '', 3],
  ['ibile', '', 3],
  ['ibili', '', 3],
  ['ando', '', 3],
  ['endo', '', 3],
  ['arsi', '', 3],
  ['ersi', '', 3],
  ['irsi', '', 3],
  ['iamo', '', 3],
  ['ita', '', 4],
  ['ato', '', 3],
  ['ata', '', 3],
  ['ati', '', 3],
  ['ate', '', 3],
  ['uto', '', 3],
  ['uta', '', 3],
  ['uti', '', 3],
  ['ute', '', 3],
  ['ito', '', 3],
  ['iti', '', 3],
  ['ite', '', 3],
  ['are', '', 3],
  ['ere', '', 3],
  ['ire', '', 3],
  ['ano', '', 3],
  ['ono', '', 3],
];
const INFLECTIONS: SuffixRule[] = [
  ['chi', 'c', 2],
  ['che', 'c', 2],
  ['ghi', 'g', 2],
  ['ghe', 'g', 2],
  ['ie', '', 3],
  ['ii', '', 3],
  ['io', '', 3],
  ['ia', '', 3],
  ['i', '', 3],
  ['o', '', 3],
  ['a', '', 3],
  ['e', '', 3],
];

export const italian: LanguageRules = {
  language: 'it',
  ...italianMeanings,
  stopWords: new Set(
    (
      'a ad agli ai al alla alle allo anche c che chi ci come con cosa cui d da dagli dai dal dalla dalle dallo degli dei del della delle dello di dove due e ed e era fare gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi mia mio ne negli ' +
      'nei nel nella nelle nello noi non nostro o ogni per perche piu posso puo quale quali quando quanto quella quelle quelli quello questa queste questi questo qui se sei senza si sia sono sta su sua sue sugli sui sul sulla suo ti tra tu tutti tutto un una uno voi'
    ).split(' '),
  ),
  elisions: /^(?:[cdlmstv]|un|gl|all|coll|dall|dell|nell|sull|quell|quest)['’](?=\p{L}{2})/iu,
  stem: (word) => [DERIVED, INFLECTIONS].reduce(applySuffixRules, word),
  endings: listSuffixes(DERIVED, INFLECTIONS),
};
