import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RetrievalRequest } from '../../../../src/model/retrieval.ts';
import type { PageAccess } from '../../../../src/model/service.ts';
import { createRetriever, type ExplainedPassage } from '../../../../src/service/retrieval/create-retriever.ts';
import { isPublished } from '../../../../src/service/retrieval/is-published.ts';
import { publishIndex } from '../../../../src/service/retrieval/publish-index.ts';
import type { Database } from '../../../../src/service/store/database.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';
import { openSearchStore } from '../../../../src/service/store/open-search-store.ts';
import type { SearchStore } from '../../../../src/service/store/search-store.ts';
import { startPglite, type TestPglite } from '../store/start-pglite.ts';
import { createTestEmbedder, makePage, openStore } from './test-site.ts';

let server: TestPglite;
let database: Database;
let store: SearchStore;
let held: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  server = await startPglite();
  database = await openDatabase(server.url, { connections: 1 });
  store = await openSearchStore(database, 'pgvector');
  held = await openStore();
}, 60_000);
afterAll(async () => {
  await held?.close();
  await database?.close();
  await server?.stop();
});

const words = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda omega wheel boat automobile'.split(' ');
const team: PageAccess = { kind: 'members', groups: ['team'] };
const pages = Array.from({ length: 60 }, (_, page) =>
  makePage(
    `/page-${page}`,
    `Page of ${words[page % words.length]}`,
    Array.from({ length: 1 + (page % 3) }, (_, part) =>
      Array.from({ length: 12 }, (_, place) => words[(page * 7 + part * 3 + place * place) % words.length]).join(' '),
    ),
    {
      version: page % 5 === 0 ? '2' : null,
      tags: page % 3 === 0 ? ['third'] : [],
      access: page % 4 === 3 ? team : { kind: 'everyone' },
    },
  ),
);

const requests: RetrievalRequest[] = ['wheel', 'car', 'beta gamma', 'omgea boat', '"kappa omega"', 'zeta -eta'].flatMap(
  (query) =>
    [{}, { tag: 'third' }, { version: '2' }].flatMap((filter) =>
      [{ kind: 'anonymous' } as const, { kind: 'member', groups: ['team'] } as RetrievalRequest['audience']].map(
        (audience) => ({ query, filter, audience, limit: 10, scoreThreshold: 0 }),
      ),
    ),
);

const ask = async (from: SearchStore): Promise<ExplainedPassage[][]> => {
  const retriever = createRetriever({ store: from, site: 'docs', embedder: createTestEmbedder() });
  const found: ExplainedPassage[][] = [];
  for (const request of requests) found.push((await retriever.explain(request)).passages);
  return found;
};

test('PostgreSQL finds what the service finds by itself, in the same order, for the same readers', async () => {
  const options = { site: 'docs', build: '1', pages, embedder: createTestEmbedder(), segmentSize: 12 };
  await publishIndex({ ...options, store });
  await publishIndex({ ...options, store: held.store });
  expect(await isPublished(store, 'docs', { build: '1', embedder: 'test' })).toBe(true);
  const [there, here] = [await ask(store), await ask(held.store)];
  const ends = (found: ExplainedPassage[][]) => found.map((some) => some.map(({ route, anchor }) => route + anchor));
  expect(ends(there)).toEqual(ends(here));
  expect(there.flat().length).toBeGreaterThan(100);
  there.flat().forEach((passage, index) => {
    const other = here.flat()[index]!;
    expect(passage.score).toBeCloseTo(other.score, 3);
    expect(passage.ranked.evidence.cosine).toBeCloseTo(other.ranked.evidence.cosine!, 2);
    expect(passage.ranked.evidence.keyword).toBe(other.ranked.evidence.keyword);
  });
  requests.forEach(({ audience }, index) => {
    if (audience.kind === 'anonymous')
      expect(there[index]!.filter(({ route }) => Number(route.slice(6)) % 4 === 3)).toEqual([]);
  });
}, 60_000);

test('a changed page writes its own rows, and rows go with their segment', async () => {
  const count = async (): Promise<number[]> =>
    Promise.all(
      ['search_files', 'search_vectors'].map(
        async (table) => (await database.first<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))!.n,
      ),
    );
  const embedder = createTestEmbedder();
  const segments = async (): Promise<Set<string>> =>
    new Set(
      (await database.all<{ segment: string }>('SELECT DISTINCT segment FROM search_vectors')).map(
        (row) => row.segment,
      ),
    );
  await publishIndex({ store, site: 'rows', build: '1', pages, embedder, segmentSize: 12 });
  const before = await segments();
  const changed = pages.toSpliced(7, 1, {
    ...pages[7]!,
    sections: makePage('', '', ['Of other things altogether, and of a car.']).sections,
  });
  await publishIndex({ store, site: 'rows', build: '2', pages: changed, embedder, segmentSize: 12 });
  expect([...(await segments())].filter((segment) => !before.has(segment))).toHaveLength(1);
  await store.remove('docs');
  await store.remove('rows');
  expect(await count()).toEqual([0, 0]);
}, 60_000);

test('an index is made anew for another engine, and a database without one says so', async () => {
  const options = { site: 'docs', build: '1', pages: pages.slice(0, 3), embedder: null };
  await publishIndex({ ...options, store });
  const plain = await openSearchStore(database, 'built-in');
  expect(await isPublished(plain, 'docs', { build: '1', embedder: null })).toBe(false);
  await publishIndex({ ...options, store: plain });
  expect(await isPublished(plain, 'docs', { build: '1', embedder: null })).toBe(true);
  expect(await isPublished(store, 'docs', { build: '1', embedder: null })).toBe(false);
  await expect(openSearchStore({ ...database, kind: 'sqlite' }, 'pgvector')).rejects.toMatchObject({
    problems: [{ code: 'no-search-engine', hint: expect.stringContaining('postgres://') }],
  });
}, 60_000);

test('tables that are there are opened where nothing can be written', async () => {
  await database.run('SET default_transaction_read_only = on');
  try {
    await expect(database.run('CREATE TABLE things (id TEXT)')).rejects.toThrow('read-only');
    await expect(openSearchStore(database, 'pgvector')).resolves.toBeTruthy();
  } finally {
    await database.run('SET default_transaction_read_only = off');
  }
});
