import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { finnishMeanings } from './finnish-meanings.ts';

const PARTICLES = cutSuffixes('kaan kin han pa ko', 4);
const POSSESSIVES = cutSuffixes('nsa mme nne ni si an', 4);
const CASES: SuffixRule[] = [
  ['eita', 'e', 3],
  ...cutSuffixes(
    'iksi eksi issa ista ille illa ilta ina itta iin ihin iden ien jen jien ssa sta lle lla lta na ksi tta seen siin aan een oon uun yyn hin den ten ja ia ta t n',
    3,
  ),
];
const VERBAL = cutSuffixes(
  'minen mise misen misesta miseen maan massa malla matta neet nut taan daan etaan tetaan taisi vat va',
  3,
);
/** What changes before endings: `palvelimet` of `palvelin`, `asetukset` of `asetus`, `pyynnöt` of `pyyntö`. */
const CHANGING: SuffixRule[] = [
  ...cutSuffixes('im in', 5),
  ...cutSuffixes('aj ij uj', 3),
  ['uks', 'us', 2],
  ['yks', 'ys', 2],
  ['nn', 'n', 2],
  ['nt', 'n', 2],
];
const VOWELS = cutSuffixes('a e i o u y ii ee', 3);

export const finnish: LanguageRules = {
  language: 'fi',
  ...finnishMeanings,
  stopWords: new Set(
    (
      'ehka ei ela etta han he ja joka jos jossa jotka kanssa kuin kuinka kuka kun mika miksi milla mina minka minun missa mita miten mitka mutta myos ne ' +
      'niin ole olla on onko ovat se sen sina sita tai tama taman tassa te voi voidaan voiko voin'
    ).split(' '),
  ),
  stem: (word) => [PARTICLES, POSSESSIVES, CASES, VERBAL, VOWELS, CHANGING].reduce(applySuffixRules, word),
  endings: listSuffixes(PARTICLES, POSSESSIVES, CASES, VERBAL, VOWELS),
};
