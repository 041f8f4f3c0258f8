import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { stemLatin } from './stem-english.ts';
import { ukrainianMeanings } from './ukrainian-meanings.ts';

const REFLEXIVE = cutSuffixes('ся сь', 3);
const INFLECTIONS = [
  ...cutSuffixes(
    'ією іями іях іям уватимуть уватиме ування уванню уванням уванні ували увала ував увати ується уються уєте уємо ують уєш ує ' +
      'ання анню анням ення енню енням анні енні ами ями ого ому ими іми ати ити яти іти ють ать ять уть ить єте ете ите ала али ила или',
    3,
  ),
  ...cutSuffixes(
    'нути ах ях ам ям ом ем єм ою ею єю ів ев єв их іх ии іи ои еи ав ив ає іє є ть ія ію іі іє іи а я у ю и і е о ь',
    3,
  ),
];
/** Of infinitives and of nouns, which so lose it in all of their forms: `результат` and `результати`. */
const CLOSING = [...cutSuffixes('ат', 5), ...cutSuffixes('ит', 3)];
const DERIVED = cutSuffixes('ність ност ован ен ан нн н', 4);
/** A vowel that only stands where no ending follows (`сторінок`), and what lips speak before a soft ending. */
const ALTERNATING: SuffixRule[] = [
  ['ок', 'к', 4],
  ['вл', 'в', 3],
  ['бл', 'б', 3],
  ['пл', 'п', 3],
  ['мл', 'м', 3],
];

export const ukrainian: LanguageRules = {
  language: 'uk',
  ...ukrainianMeanings,
  stopWords: new Set(
    (
      'а або але без би був була було бути в вам ви вона вони все всі від він де для до з за зі и иого коли ли мені ми може можна можу на нам наш не ні о об ' +
      'по при про під та так там ти тои тому у це цеи ця чи чого чому що щоб я як яка яке якии які є і із іх іі'
    ).split(' '),
  ),
  stem: (word) => [REFLEXIVE, INFLECTIONS, CLOSING, DERIVED, ALTERNATING].reduce(applySuffixRules, stemLatin(word)),
  endings: listSuffixes(REFLEXIVE, INFLECTIONS, DERIVED),
};
