import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServicePageText } from '../../../../src/model/service-page.ts';
import { createRetriever } from '../../../../src/service/retrieval/create-retriever.ts';
import { cutSegments } from '../../../../src/service/retrieval/cut-segments.ts';
import { createIndexMemory, type IndexMemory } from '../../../../src/service/retrieval/index-memory.ts';
import { isPublished } from '../../../../src/service/retrieval/is-published.ts';
import { publishIndex } from '../../../../src/service/retrieval/publish-index.ts';
import { DamagedSegment, packSegment, unpackSegment } from '../../../../src/service/retrieval/segment-file.ts';
import type { SearchStore } from '../../../../src/service/store/search-store.ts';
import { createTestEmbedder, makePage, openStore } from './test-site.ts';

let opened: Awaited<ReturnType<typeof openStore>>;
beforeEach(async () => void (opened = await openStore()));
afterEach(() => opened.close());

const words = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda omega wheel boat train'.split(' ');

/** Pages that differ, the same ones for the same number. */
const makePages = (count: number): ServicePageText[] =>
  Array.from({ length: count }, (_, page) =>
    makePage(
      `/page-${page}`,
      `Page of ${words[page % words.length]}`,
      Array.from({ length: 1 + (page % 4) }, (_, part) =>
        Array.from({ length: 20 }, (_, place) => words[(page * 7 + part * 3 + place * place) % words.length]).join(' '),
      ),
      { version: page % 5 === 0 ? '2' : null, tags: page % 3 === 0 ? ['third'] : [] },
    ),
  );

const queries = ['wheel', 'beta gamma', 'omgea train', 'page of theta', '"kappa omega"', 'lamb', 'zeta -eta'];

const ask = (store: SearchStore, site: string, fields: { memory?: IndexMemory } = {}) => {
  const retriever = createRetriever({ store, site, embedder: createTestEmbedder(), ...fields });
  return Promise.all(
    queries.flatMap((query) =>
      [{}, { tag: 'third' }, { version: '2' }].map(async (filter) =>
        (await retriever.search({ query, limit: 10, scoreThreshold: 0, filter, audience: { kind: 'anonymous' } })).map(
          ({ route, anchor, score, strength }) => ({ route, anchor, score, strength }),
        ),
      ),
    ),
  );
};

test('an index in many segments finds, orders and rates as one in a single segment', async () => {
  const pages = makePages(60);
  const embedder = createTestEmbedder();
  const { store } = opened;
  await publishIndex({ store, site: 'whole', build: '1', pages, embedder, segmentSize: 10_000 });
  await publishIndex({ store, site: 'cut', build: '1', pages, embedder, segmentSize: 6 });
  const found = await ask(store, 'cut');
  expect(found).toEqual(await ask(store, 'whole'));
  expect(found.filter((passages) => passages.length > 3).length).toBeGreaterThan(10);
});

test('a changed page costs its own segments, wherever it stands', async () => {
  const pages = makePages(400);
  let made = 0;
  const store: SearchStore = {
    ...opened.store,
    publish: (site, { manifest, segments }) => {
      made = 0;
      const count = segments.map(({ name, make }) => ({ name, make: () => (made++, make()) }));
      return opened.store.publish(site, { manifest, segments: count });
    },
  };
  const size = { segmentSize: 40 };
  const embedder = createTestEmbedder();
  await publishIndex({ store, site: 'docs', build: '1', pages, embedder, ...size });
  const changed = pages.toSpliced(201, 1, makePage('/page-201', 'Another', ['Of other things altogether.']));
  await publishIndex({ store, site: 'docs', build: '2', pages: changed, embedder, ...size });
  // Its words, its meaning and its text.
  expect(made).toBe(3);
  const more = changed.toSpliced(20, 0, makePage('/new', 'New', ['Of quite other things than all the rest.']));
  await publishIndex({ store, site: 'docs', build: '3', pages: more, embedder, ...size });
  expect(made).toBeLessThan(10);
  await publishIndex({ store: opened.store, site: 'anew', build: '3', pages: more, embedder, segmentSize: 10_000 });
  expect(await ask(store, 'docs')).toEqual(await ask(store, 'anew'));
});

test('few ends move when a page is added, and no segment grows past twice the size', () => {
  const items = Array.from({ length: 2_000 }, (_, index) => ({ route: `/${index}`, weight: 1 + (index % 5) }));
  const named = (given: typeof items) =>
    cutSegments(given, { target: 100 }).map(([from, to]) =>
      given
        .slice(from, to)
        .map(({ route }) => route)
        .join(),
    );
  const before = new Set(named(items));
  const after = named([{ route: '/first', weight: 3 }, ...items]);
  expect(after.filter((run) => !before.has(run)).length).toBeLessThan(5);
  for (const [from, to] of cutSegments(items, { target: 100 }))
    expect(items.slice(from, to).reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(200);
});

test('memory that is too small for all sites holds those used last, and all of them answer', async () => {
  const { store } = opened;
  for (const site of ['a', 'b', 'c'])
    await publishIndex({ store, site, build: '1', pages: makePages(40), embedder: createTestEmbedder() });
  const boundless = createIndexMemory();
  const expected = await ask(store, 'a', { memory: boundless });
  const limit = boundless.used() * 1.5;
  const memory = createIndexMemory(limit);
  for (const site of ['a', 'b', 'c', 'a', 'c', 'b']) {
    expect(await ask(store, site, { memory })).toEqual(expected);
    expect(memory.used()).toBeLessThanOrEqual(limit);
  }
});

test('a damaged segment is told of, taken out, and made anew by the next publication', async () => {
  const { store } = opened;
  const options = { store, site: 'docs', build: '1', pages: makePages(30), embedder: null };
  await publishIndex(options);
  const broken: SearchStore = {
    ...store,
    readSegments: async (names) => {
      const segments = await store.readSegments(names);
      for (const [name, content] of segments) if (name.startsWith('terms')) content[content.length >> 1]! ^= 1;
      return segments;
    },
  };
  const faults: string[] = [];
  const request = {
    query: 'wheel',
    limit: 3,
    scoreThreshold: 0,
    filter: {},
    audience: { kind: 'anonymous' },
  } as const;
  const retriever = createRetriever({
    store: broken,
    site: 'docs',
    embedder: null,
    onDamage: ({ name }) => faults.push(name),
  });
  await expect(retriever.search(request)).rejects.toThrow(/damaged/);
  expect(await isPublished(store, 'docs', { build: '1', embedder: null })).toBe(false);
  const second = createRetriever({ store, site: 'docs', embedder: null, onDamage: ({ name }) => faults.push(name) });
  await expect(second.search(request)).rejects.toThrow(/incomplete/);
  expect(faults).toEqual(['DamagedSegment', 'IncompleteIndex']);
  await publishIndex(options);
  expect(await isPublished(store, 'docs', { build: '1', embedder: null })).toBe(true);
  expect(await second.search(request)).toHaveLength(3);
});

test('whatever is wrong with a segment is noticed', () => {
  const whole = packSegment(
    new Map([
      ['one', Uint8Array.of(1, 2, 3)],
      ['two', Uint8Array.of(4)],
    ]),
  );
  const parts = unpackSegment('s', whole);
  expect([[...parts.get('one')!], [...parts.get('two')!], parts.get('two')!.byteOffset % 8]).toEqual([
    [1, 2, 3],
    [4],
    0,
  ]);
  const shifted = new Uint8Array([0, ...whole]).subarray(1);
  expect([...unpackSegment('s', shifted).get('one')!]).toEqual([1, 2, 3]);
  for (const damaged of [whole.subarray(0, 5), whole.subarray(0, whole.length - 1), new Uint8Array(0)])
    expect(() => unpackSegment('s', damaged)).toThrow(DamagedSegment);
  for (let place = 0; place < whole.length; place++) {
    const damaged = whole.slice();
    damaged[place]! ^= 0x10;
    expect(() => unpackSegment('s', damaged), `byte ${place}`).toThrow(DamagedSegment);
  }
});
