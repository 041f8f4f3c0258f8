import { fork } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServicePageText } from '../../src/model/service-page.ts';
import { createRetriever } from '../../src/service/retrieval/create-retriever.ts';
import { createIndexMemory } from '../../src/service/retrieval/index-memory.ts';
import { publishIndex } from '../../src/service/retrieval/publish-index.ts';
import { createSearchStore } from '../../src/service/store/create-search-store.ts';
import { openDatabase } from '../../src/service/store/open-database.ts';
import { loadQuestions } from './load-questions.ts';
import { loadServicePages } from './load-service-pages.ts';
import { createMadeUpEmbedder } from './made-up-embedder.ts';

/**
 * Prints how the service's search grows. Arguments: numbers of passages, then folders of sites, whose pages are taken
 * together, and once more under other addresses until there are enough. Texts and queries are real. Vectors are made
 * up, since those of a hundred thousand passages take half an hour: what a model takes for a query is not in the times.
 * Each step runs in a process of its own, so memory is what that step needs; times are of processors, so that other
 * work on the machine does not count. `BENCH_SEGMENT=2048` cuts the index into segments of about so many passages.
 */
const sizes = process.argv.slice(2).flatMap((given) => (/^\d+$/.test(given) ? [Number(given)] : []));
const folders = process.argv.slice(2).filter((given) => !/^\d+$/.test(given));
const [step, place, size] = (process.env['BENCH_STEP'] ?? '').split('|');
const segmentSize = Number(process.env['BENCH_SEGMENT'] ?? 0);
const embedder = createMadeUpEmbedder();
if (step) process.send!(await runStep());
else await printTable();

async function printTable(): Promise<void> {
  console.log(
    '| passages | segments | database | publish | its memory | one changed page | written | memory | first answer | words p50 | p99 | words and meaning p50 | p99 |',
  );
  console.log(`|${'---:|'.repeat(13)}`);
  for (const wanted of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'docwright-scale-'));
    const file = join(folder, 'service.db');
    const run = (name: string): Promise<Record<string, number>> => startStep(name, file, wanted);
    const published = await run('publish');
    const changed = await run('change');
    const searched = await run('search');
    const seconds = (cpu: number): string => `${(cpu / 1e6).toFixed(1)} s`;
    const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
    const milliseconds = (time: number): string => `${time.toFixed(time < 100 ? 1 : 0)} ms`;
    const cells = [
      published['sections']!.toLocaleString('en'),
      published['segments']!,
      megabytes((await stat(file)).size),
      seconds(published['cpu']!),
      megabytes(published['peak']!),
      seconds(changed['cpu']!),
      megabytes(changed['written']!),
      megabytes(searched['memory']!),
      milliseconds(searched['first']!),
      ...[searched['words50']!, searched['words99']!, searched['both50']!, searched['both99']!].map(milliseconds),
    ];
    console.log(`| ${cells.join(' | ')} |`);
    await rm(folder, { recursive: true });
  }
}

function startStep(name: string, file: string, wanted: number): Promise<Record<string, number>> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1]!, folders, {
      execArgv: [...process.execArgv, '--expose-gc', '--max-old-space-size=12000'],
      env: { ...process.env, BENCH_STEP: `${name}|${file}|${wanted}` },
    });
    let answer: Record<string, number> | null = null;
    child.on('message', (message) => (answer = message as Record<string, number>));
    child.on('exit', (code) => (answer ? resolve(answer) : reject(new Error(`${name} ended with ${code}`))));
  });
}

async function runStep(): Promise<Record<string, number>> {
  const database = await openDatabase(place!);
  try {
    const store = createSearchStore(database);
    if (step === 'search') return await search(store);
    const pages = take(await loadServicePages(folders), Number(size));
    if (step === 'change') {
      const middle = pages.length >> 1;
      const old = pages[middle]!;
      const sections = old.sections.map((section) => ({ ...section, text: `${section.text} Changed now.` }));
      pages[middle] = { ...old, sections };
    }
    const before = process.cpuUsage();
    const { sections, written } = await publishIndex({
      store,
      site: 'scale',
      build: step!,
      pages,
      embedder,
      ...(segmentSize > 0 ? { segmentSize } : {}),
    });
    const { user, system } = process.cpuUsage(before);
    const segments = await database.first<{ n: number }>(
      "SELECT COUNT(*) AS n FROM search_segments WHERE name LIKE 'terms%'",
    );
    const peak = process.resourceUsage().maxRSS * 1_024;
    return { sections, written, peak, cpu: user + system, segments: segments!.n };
  } finally {
    await database.close();
  }
}

async function search(store: ReturnType<typeof createSearchStore>): Promise<Record<string, number>> {
  const queries = loadQuestions()
    .filter(({ language }) => language === null || language === 'en')
    .flatMap(({ questions }) => questions.map(({ q }) => q));
  const chosen = queries.filter((_, index) => index % Math.ceil(queries.length / 400) === 0);
  const memory = createIndexMemory(4e9);
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const start = process.cpuUsage();
  const open = (model: typeof embedder | null) => createRetriever({ store, site: 'scale', embedder: model, memory });
  await open(null).search(toRequest('install'));
  const opened = process.cpuUsage(start);
  const words = await ask(open(null), chosen);
  const both = await ask(open(embedder), chosen);
  globalThis.gc?.();
  return {
    first: (opened.user + opened.system) / 1_000,
    memory: process.memoryUsage.rss() - before,
    words50: quantile(words, 0.5),
    words99: quantile(words, 0.99),
    both50: quantile(both, 0.5),
    both99: quantile(both, 0.99),
  };
}

/** Every query twice, one after the other; the first round loads what is loaded when it is needed. */
async function ask(retriever: ReturnType<typeof createRetriever>, queries: readonly string[]): Promise<number[]> {
  for (const query of queries) await retriever.search(toRequest(query));
  const times: number[] = [];
  for (const query of queries) {
    const start = process.cpuUsage();
    await retriever.search(toRequest(query));
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1_000);
  }
  return times;
}

function toRequest(query: string): Parameters<ReturnType<typeof createRetriever>['search']>[0] {
  return { query, limit: 10, scoreThreshold: 0, filter: {}, audience: { kind: 'anonymous' } };
}

/** Whole pages, about `wanted` sections of them; when there are too few, all once more under another address. */
function take(all: readonly ServicePageText[], wanted: number): ServicePageText[] {
  const chosen: ServicePageText[] = [];
  let sections = 0;
  for (let round = 0; sections < wanted; round++) {
    for (const page of all) {
      if (sections >= wanted) break;
      chosen.push(round === 0 ? page : { ...page, route: `/again${round}${page.route}` });
      sections += page.sections.length;
    }
  }
  return chosen;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
