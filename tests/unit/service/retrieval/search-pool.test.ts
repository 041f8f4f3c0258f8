import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RetrievalRequest } from '../../../../src/model/retrieval.ts';
import type { Audience, PageAccess } from '../../../../src/model/service.ts';
import { createRetriever } from '../../../../src/service/retrieval/create-retriever.ts';
import { createSearchPool, type SearchPool } from '../../../../src/service/retrieval/create-search-pool.ts';
import { publishIndex } from '../../../../src/service/retrieval/publish-index.ts';
import type { SearchPoolOptions } from '../../../../src/service/retrieval/thread-messages.ts';
import { UnknownFilter } from '../../../../src/service/retrieval/unknown-filter.ts';
import { createSearchStore } from '../../../../src/service/store/create-search-store.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';
import { createTestEmbedder, makePage } from './test-site.ts';

const root = resolve(import.meta.dirname, '../../../..');
let folder = '';
let pool: SearchPool | null = null;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'docwright-pool-'))));
afterEach(async () => {
  await pool?.close();
  pool = null;
  rmSync(folder, { recursive: true, force: true });
});

const damaged: string[] = [];
const open = (options: Partial<SearchPoolOptions>): SearchPool =>
  (pool = createSearchPool({
    script: '',
    threads: 1,
    memory: 50_000_000,
    queue: 100,
    timeout: 60_000,
    database: join(folder, 'service.db'),
    engine: 'built-in',
    patience: 60_000,
    embedder: null,
    onDamage: (site) => damaged.push(site),
    onFailure: () => undefined,
    ...options,
  }));

/** A thread that does what the given program says. */
const program = (text: string): Partial<SearchPoolOptions> => {
  const script = join(folder, 'thread.mjs');
  writeFileSync(script, `import { parentPort as port } from 'node:worker_threads';\n${text}`);
  return { script };
};

const request = (query: string, fields: Partial<RetrievalRequest> = {}): RetrievalRequest => ({
  query,
  limit: 5,
  scoreThreshold: 0,
  filter: {},
  audience: { kind: 'anonymous' },
  ...fields,
});

test('threads find what the process itself finds, and hide the same from the same readers', async () => {
  const database = await openDatabase(join(folder, 'service.db'));
  const store = createSearchStore(database);
  const embedder = createTestEmbedder();
  const team: PageAccess = { kind: 'members', groups: ['team'] };
  const pages = [
    makePage('/car', 'Driving', ['An automobile is driven on roads, by people who have learned to drive it.']),
    makePage('/boat', 'Sailing', ['A boat sails on water, and needs wind or a motor for it, or people who row.']),
    makePage('/secret', 'Launch', ['The secret automobile of the team, which nobody else may read of.'], {
      access: team,
    }),
  ];
  for (const site of ['docs', 'other']) await publishIndex({ store, site, build: '1', pages, embedder });
  const threads = open({
    script: join(root, 'src/service/retrieval/search-worker.ts'),
    execArgv: ['--import', pathToFileURL(join(root, 'scripts/register-globs.ts')).href],
    threads: 2,
    embedder,
  });
  const member: Audience = { kind: 'member', groups: ['team'] };
  for (const site of ['docs', 'other']) {
    const here = createRetriever({ store, site, embedder });
    const there = threads.retriever(site);
    for (const asked of [
      request('car'),
      request('secret automobile'),
      request('secret automobile', { audience: member }),
      request('water', { filter: { section: 'Guides' } }),
    ])
      expect(await there.search(asked)).toEqual(await here.search(asked));
    expect((await there.search(request('secret'))).map(({ route }) => route)).not.toContain('/secret');
    expect((await there.search(request('secret', { audience: member })))[0]).toMatchObject({ route: '/secret' });
    expect(await there.readPage('/secret', { kind: 'anonymous' })).toBeNull();
    expect(await there.readPage('/secret', member)).toMatchObject({ title: 'Launch' });
    await expect(
      there.search(request('car', { filter: { section: 'Nowhere' }, isStrict: true })),
    ).rejects.toBeInstanceOf(UnknownFilter);
  }
  const terms = await database.first<{ name: string }>("SELECT name FROM search_segments WHERE name LIKE 'terms%'");
  await publishIndex({ store, site: 'third', build: '1', pages: [makePage('/a', 'A', ['Alone.'])], embedder: null });
  await database.run("UPDATE search_segments SET content = ? WHERE name LIKE 'terms%' AND name <> ?", [
    new Uint8Array(40),
    terms!.name,
  ]);
  await expect(threads.retriever('third').search(request('alone'))).rejects.toThrow('damaged');
  expect(damaged).toEqual(['third']);
  await database.close();
}, 60_000);

test('a thread that ends takes only what it was asked with it', async () => {
  const retriever = open(
    program(
      `port.on('message', ({ id, request }) => request.query === 'deadly' ? process.exit(1) : port.postMessage({ kind: 'answer', id, value: [] }));`,
    ),
  ).retriever('docs');
  expect(await retriever.search(request('a'))).toEqual([]);
  await expect(retriever.search(request('deadly'))).rejects.toMatchObject({ status: 503 });
  expect(await retriever.search(request('b'))).toEqual([]);
});

test('a thread that fails is told of in the log, and its client hears nothing of the inside of the service', async () => {
  for (const [text, reason] of [
    [`import './nothing.mjs';`, /nothing\.mjs/],
    [`port.on('message', () => { throw new Error('postgres://db.internal/docs is away'); });`, /db\.internal/],
  ] as const) {
    await expect(open(program(text)).retriever('docs').search(request('a'))).rejects.toMatchObject({
      status: 503,
      message: 'The search failed; try again in a moment',
      cause: { message: expect.stringMatching(reason) },
    });
    await pool?.close();
  }
});

test('a search without end is given up, and its thread is replaced', async () => {
  const retriever = open({
    ...program(
      `port.on('message', ({ id, request }) => { if (request?.query === 'endless') for (;;); if (id) port.postMessage({ kind: 'answer', id, value: [] }); });`,
    ),
    timeout: 1_000,
  }).retriever('docs');
  await expect(retriever.search(request('endless'))).rejects.toMatchObject({ status: 503 });
  await expect.poll(() => retriever.search(request('a')).catch(() => null), { timeout: 20_000 }).toEqual([]);
});

test('more searches than may wait are refused at once, and further threads help', async () => {
  const threads = open({
    ...program(
      `import { threadId } from 'node:worker_threads';
       port.on('message', ({ id, request }) => { if (request?.query === 'go') setTimeout(() => port.postMessage({ kind: 'answer', id, value: [threadId] }), 300); });`,
    ),
    threads: 2,
    queue: 8,
    timeout: 30_000,
  });
  const retriever = threads.retriever('docs');
  const all = await Promise.allSettled(Array.from({ length: 13 }, () => retriever.search(request('go'))));
  const found = all.flatMap((one) => (one.status === 'fulfilled' ? (one.value as unknown as number[]) : []));
  expect(found).toHaveLength(10);
  expect(new Set(found).size).toBe(2);
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(all.at(-1)).toMatchObject({ reason: { status: 503, headers: { 'retry-after': '1' } } });
});
