import type { LanguageRules } from '../analyser.ts';
import { englishEveryday } from './english-everyday.ts';
import { englishPhrases } from './english-phrases.ts';
import { englishSynonyms } from './english-synonyms.ts';
import { englishTopics } from './english-topics.ts';
import { stemEnglish } from './stem-english.ts';

const topics = englishTopics.map((line) => line.split(': ') as [words: string, everyday: string]);

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
      'able across actually after again ahead all almost alone along already although always another anybody anymore anyone anything anyway around away back become becomes ' +
      'before behind below besides better between beyond both bring brings came certain come comes coming day done down during each easily easy either else enough even ever ' +
      'every everybody everyone everything everywhere exactly far few first fully get gets getting give gives go goes going good happen happens hear inside instead keep keeps ' +
      'kind know known last later less let lets like long longer look looks lot made make makes making many maybe mean means mine more most much nearly need needs neither never ' +
      'new nobody nothing now off often old once one only other others out outside over own part perhaps please possible possibly pretty probably put puts quite rather really ' +
      'right said same saw say says see seem seems several show shows simply since somebody someone something sometimes soon still sure take takes tell tells thing things though ' +
      'through till together told toward towards tried try trying twice two under until up upon use used uses using via want wants way ways well went whole without work works ' +
      'yet'
    ).split(' '),
  ),
  phrases: englishPhrases,
  stem: (word) => stemEnglish(spellAmerican(word)),
  inflections: ['s', 'es', 'ed', 'ing', 'er', 'ers', 'est', 'ly'],
  synonyms: [...englishSynonyms, ...topics.map(([words]) => words)],
  everyday: [...englishEveryday, ...topics.map(([words, everyday]) => `${words.split(' ', 1)[0]} ${everyday}`)],
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
