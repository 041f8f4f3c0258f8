import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRetriever } from '../../src/service/retrieval/create-retriever.ts';
import { createIndexMemory } from '../../src/service/retrieval/index-memory.ts';
import { publishIndex } from '../../src/service/retrieval/publish-index.ts';
import { createSearchStore } from '../../src/service/store/create-search-store.ts';
import { openDatabase } from '../../src/service/store/open-database.ts';
import { loadQuestions } from './load-questions.ts';
import { loadServicePages } from './load-service-pages.ts';
import { createMadeUpEmbedder } from './made-up-embedder.ts';

/**
 * Prints what many sites cost one thread. Arguments: number of sites, pages of each, megabytes for indexes, then
 * folders of sites whose pages are dealt out. Every site is asked once, then sites as readers do: a tenth of them gets
 * nine tenths of the questions. Times are of processors.
 */
const [count, size, megabytes] = process.argv.slice(2, 5).map(Number) as [number, number, number];
const all = await loadServicePages(process.argv.slice(5));
const queries = loadQuestions()
  .filter(({ language }) => language === null || language === 'en')
  .flatMap(({ questions }) => questions.map(({ q }) => q));
const embedder = createMadeUpEmbedder();
const folder = await mkdtemp(join(tmpdir(), 'docwright-sites-'));
const database = await openDatabase(join(folder, 'service.db'));
const store = createSearchStore(database);
const names = Array.from({ length: count }, (_, index) => `site-${index}`);
let passages = 0;
const begun = process.cpuUsage();
for (const [number, site] of names.entries()) {
  const pages = Array.from({ length: size }, (_, index) => {
    const page = all[(number * size + index) % all.length]!;
    return { ...page, route: `/${site}${page.route}` };
  });
  passages += (await publishIndex({ store, site, build: '1', pages, embedder })).sections;
}
const published = process.cpuUsage(begun);
globalThis.gc?.();
const before = process.memoryUsage.rss();
const memory = createIndexMemory(megabytes * 1e6);
const retrievers = new Map(names.map((site) => [site, createRetriever({ store, site, embedder, memory })]));
const first = await ask(names);
const hot = names.length / 10;
let seed = 1;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
const usual = await ask(
  Array.from({ length: 2 * count }, () => names[random(10) < 9 ? random(hot) : random(names.length)]!),
);
globalThis.gc?.();
const after = process.memoryUsage.rss();
console.log(
  `${count} sites, ${passages} passages, ${((await stat(join(folder, 'service.db'))).size / 1e6).toFixed(0)} MB on disk, published in ${((published.user + published.system) / 1e6).toFixed(0)} s`,
);
console.log(`memory ${((after - before) / 1e6).toFixed(0)} MB of RSS, ${(memory.used() / 1e6).toFixed(0)} MB by count`);
for (const [name, times] of [
  ['first search of a site', first],
  ['as readers ask', usual],
] as const)
  console.log(`${name}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`);
await database.close();
await rm(folder, { recursive: true });

async function ask(sites: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const [index, site] of sites.entries()) {
    const query = queries[index % queries.length]!;
    const start = process.cpuUsage();
    await retrievers
      .get(site)!
      .search({ query, limit: 10, scoreThreshold: 0, filter: {}, audience: { kind: 'anonymous' } });
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1_000);
  }
  return times;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
