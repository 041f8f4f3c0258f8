import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildServicePage } from '../../src/build/sections/build-service-page.ts';
import type { ServicePageText } from '../../src/model/service-page.ts';
import { loadSite } from '../../src/read/site/load-site.ts';
import type { Embedder } from '../../src/service/embeddings/embedder.ts';
import { openBuiltinEmbedder } from '../../src/service/embeddings/open-builtin-embedder.ts';
import { createRetriever } from '../../src/service/retrieval/create-retriever.ts';
import { publishIndex } from '../../src/service/retrieval/publish-index.ts';
import { createSearchStore } from '../../src/service/store/create-search-store.ts';
import { openDatabase } from '../../src/service/store/open-database.ts';
import { loadQuestions } from './load-questions.ts';

/**
 * Prints how the service's search grows. Arguments: folders of sites, whose pages are taken together. Texts and queries
 * are real, and so are the vectors of queries; those of passages are made up, since a hundred thousand take half an
 * hour.
 */
const root = resolve(import.meta.dirname, '../..');
const SIZES = [10_000, 100_000];
const pages = await loadAll(process.argv.slice(2));
const queries = loadQuestions()
  .filter(({ language }) => language === null || language === 'en')
  .flatMap(({ questions }) => questions.map(({ q }) => q));
const model = (await openBuiltinEmbedder({
  packageFolder: root,
  folders: [process.cwd(), process.env.BENCH_MODULES ?? '.'],
}))!;
console.log(
  '| passages | publish | database | memory | first answer | words p50 | p99 | words and meaning p50 | p99 | queries a second |',
);
console.log(`|${'---:|'.repeat(10)}`);
for (const size of SIZES) console.log(await measure(take(pages, size)));
await model.close();

async function measure(some: ServicePageText[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docwright-scale-'));
  const database = await openDatabase(join(folder, 'service.db'));
  const store = createSearchStore(database);
  const embedder = {
    ...model,
    id: 'made-up',
    embed: (texts: readonly string[]) =>
      texts.length === 1 ? model.embed(texts) : Promise.resolve(texts.map(makeVector)),
  } satisfies Embedder;
  const published = performance.now();
  const { sections } = await publishIndex({ store, site: 'scale', build: '', pages: some, embedder });
  const publish = performance.now() - published;
  globalThis.gc?.();
  const before = process.memoryUsage();
  const first = performance.now();
  await createRetriever({ store, site: 'scale', embedder: null }).search(toRequest('install'));
  const firstAnswer = performance.now() - first;
  const words = await ask(createRetriever({ store, site: 'scale', embedder: null }));
  const both = await ask(createRetriever({ store, site: 'scale', embedder }));
  globalThis.gc?.();
  const after = process.memoryUsage();
  const cells = [
    sections,
    `${(publish / 1_000).toFixed(1)} s`,
    `${((await stat(join(folder, 'service.db'))).size / 1e6).toFixed(0)} MB`,
    `${((after.rss - before.rss) / 1e6).toFixed(0)} MB`,
    `${firstAnswer.toFixed(0)} ms`,
    ...[words, both].flatMap(({ times }) => [0.5, 0.99].map((share) => `${quantile(times, share).toFixed(1)} ms`)),
    both.rate.toFixed(0),
  ];
  await database.close();
  await rm(folder, { recursive: true });
  return `| ${cells.join(' | ')} |`;
}

/** Every query three times, one after the other; the first round loads what is loaded when it is needed. */
async function ask(retriever: ReturnType<typeof createRetriever>): Promise<{ times: number[]; rate: number }> {
  for (const query of queries) await retriever.search(toRequest(query));
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let round = 0; round < 2; round++) {
    for (const query of queries) {
      const start = performance.now();
      await retriever.search(toRequest(query));
      times.push(performance.now() - start);
    }
  }
  const { user, system } = process.cpuUsage(cpu);
  return { times, rate: (times.length / (user + system)) * 1e6 };
}

function toRequest(query: string): Parameters<ReturnType<typeof createRetriever>['search']>[0] {
  return { query, limit: 10, scoreThreshold: 0, filter: {}, audience: { kind: 'anonymous' } };
}

/** Any direction, the same for the same text. */
function makeVector(text: string): Float32Array {
  let seed = 0;
  for (let index = 0; index < text.length; index++) seed = (Math.imul(seed, 31) + text.charCodeAt(index)) | 0;
  const vector = Float32Array.from({ length: model.dimensions }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return seed / 2 ** 31;
  });
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

async function loadAll(folders: string[]): Promise<ServicePageText[]> {
  const all: ServicePageText[] = [];
  for (const [number, folder] of folders.entries()) {
    const site = await loadSite(folder, { base: '', origin: null, service: null });
    for (const page of site.pages.filter(({ visibility }) => visibility.search)) {
      all.push({
        ...buildServicePage(page, { access: { kind: 'everyone' }, tags: [] }),
        route: `/${number}${page.route}`,
        language: 'en',
        version: null,
      });
    }
  }
  return all;
}

/** Whole pages, about `size` sections of them; when there are too few, all once more under another address. */
function take(all: readonly ServicePageText[], size: number): ServicePageText[] {
  const chosen: ServicePageText[] = [];
  let sections = 0;
  for (let round = 0; sections < size; round++) {
    for (const page of all) {
      if (sections >= size) break;
      chosen.push(round === 0 ? page : { ...page, route: `/again${round}${page.route}` });
      sections += page.sections.length;
    }
  }
  return chosen;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
