import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { service } from './engines/service.ts';
import { loadCorpus } from './load-corpus.ts';
import { loadQuestions } from './load-questions.ts';

/**
 * Prints how many queries that no site answers find nothing in the service, as it is and by words. Arguments: names of
 * question sets, whose sites are asked. `BENCH_HALF=tuning` asks the queries that the judgement was fitted to, `fresh`
 * those that were written last.
 */
const wanted = process.argv.slice(2);
const file = process.env.BENCH_HALF ?? 'held-out';
const absent: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, `absent/${file}.json`), 'utf8'),
);
const kinds = Object.keys(absent);

console.log(`| site | searched by | ${kinds.join(' | ')} | all |\n|---|---|${'---:|'.repeat(kinds.length + 1)}`);
for (const set of loadQuestions()) {
  if (wanted.length > 0 && !wanted.includes(set.name)) continue;
  const corpus = await loadCorpus(set);
  for (const engine of [service('both', { onlyFitting: true }), service('words', { onlyFitting: true })]) {
    const built = await engine.build(corpus);
    if (!built) continue;
    const shares: { none: number; all: number }[] = [];
    for (const queries of Object.values(absent)) {
      const found = await Promise.all(queries.map((query) => built.search(query)));
      shares.push({ none: found.filter((pages) => pages.length === 0).length, all: queries.length });
    }
    const sum = (key: 'none' | 'all'): number => shares.reduce((all, share) => all + share[key], 0);
    const cells = [...shares, { none: sum('none'), all: sum('all') }].map(({ none, all }) => (none / all).toFixed(2));
    console.log(`| ${set.name} | ${engine.name} | ${cells.join(' | ')} |`);
    await built.close?.();
  }
}
