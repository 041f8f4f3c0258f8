import type { LanguageRules } from '../analyser.ts';
import { englishPhrases } from './english-phrases.ts';
import { englishSynonyms } from './english-synonyms.ts';
import { stemEnglish } from './stem-english.ts';

export const english: LanguageRules = {
  language: 'en',
  stopWords: new Set(
    (
      'a about also am an and any are as at be been being but by can could did do does doing for from had has have having he her here his how i if in into is it its itself just ' +
      'me might must my myself no nor of on onto or our ours ourselves shall she should so some such than that the their them then there these they this those to too us very was we ' +
      'were what whats when where which while who whom whose why will with within would you your yours yourself dont doesnt im ive isnt cant wont'
    ).split(' '),
  ),
  weakWords: new Set(
    (
      'after again all always another anybody anyone anything before each every get gets getting give gives go goes going keep keeps know let lets look looks make makes making more most much need needs never ' +
      'only other others own please put puts somebody someone something still take takes tell thing things use used uses using want wants way ways whole without work works'
    ).split(' '),
  ),
  phrases: englishPhrases,
  stem: (word) => stemEnglish(spellAmerican(word)),
  inflections: ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'r', 'rs', 'est', 'ly'],
  synonyms: englishSynonyms,
  endings:
    'ations ications ities ments ances ences iveness fulness ousness ally edly ingly ings ers ors ies ness able ible ized izing ization'.split(
      ' ',
    ),
};

/**
 * `colour` and `customise` are found as `color` and `customize`; that it also bends words such as `otherwise` harms
 * nobody.
 */
function spellAmerican(word: string): string {
  return word
    .replace(/(?<=\p{L}{3})our(?=$|s$|ed$|ful$|able$|ites?$)/u, 'or')
    .replace(/(?<=\p{L}{3})is(?=e$|es$|ed$|ing$|ers?$|able$|ations?$)/u, 'iz');
}
