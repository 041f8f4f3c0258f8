import { zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIndexHolder } from '../../../../src/service/retrieval/create-index-holder.ts';
import { createRetriever } from '../../../../src/service/retrieval/create-retriever.ts';
import { isPublished } from '../../../../src/service/retrieval/is-published.ts';
import { publishIndex } from '../../../../src/service/retrieval/publish-index.ts';
import { createTestEmbedder, makePage, openStore } from './test-site.ts';

let opened: Awaited<ReturnType<typeof openStore>>;
beforeEach(async () => void (opened = await openStore()));
afterEach(() => opened.close());

const pages = (word: string) =>
  Array.from({ length: 30 }, (_, index) =>
    makePage(`/${index}`, `Page ${index}`, [
      `About ${word} number ${index}, one of thirty that there are.`,
      `More of ${word}, since there is always more to say of it.`,
    ]),
  );

test('only changed sections are embedded again', async () => {
  const embedder = createTestEmbedder();
  const { store } = opened;
  const first = await publishIndex({ store, site: 'docs', build: '1', pages: pages('wheels'), embedder });
  expect(first).toMatchObject({ sections: 60, embedded: 60 });
  expect(embedder.embedded).toHaveLength(60);
  const changed = pages('wheels');
  changed[3]!.sections[1]!.text = 'Something else than on all the other pages here.';
  embedder.embedded.length = 0;
  await publishIndex({ store, site: 'docs', build: '2', pages: changed, embedder });
  expect(embedder.embedded).toEqual(['Page 3: Part 1\nSomething else than on all the other pages here.']);
});

test('languages that the model does not know are searched by words alone', async () => {
  const embedder = createTestEmbedder();
  const german = makePage('/de', 'Anfang', ['Der Anfang von allem, was danach noch kommen wird.'], { language: 'de' });
  const english = makePage('/en', 'Start', ['The start of it all, and of what comes after it.'], { language: 'en' });
  expect(
    await publishIndex({ store: opened.store, site: 'docs', build: '1', pages: [german, english], embedder }),
  ).toMatchObject({ sections: 2, embedded: 1 });
  expect(embedder.embedded).toEqual(['Start\nThe start of it all, and of what comes after it.']);
  expect(await isPublished(opened.store, 'docs', { build: '1', embedder: 'test' })).toBe(true);
  expect(await isPublished(opened.store, 'docs', { build: '1', embedder: null })).toBe(false);
  expect(await isPublished(opened.store, 'docs', { build: '2', embedder: 'test' })).toBe(false);
  // While an embedder is awaited, what is there stays.
  expect(await isPublished(opened.store, 'docs', { build: '1', embedder: undefined })).toBe(true);
  expect(await isPublished(opened.store, 'docs', { build: '2', embedder: undefined })).toBe(false);
});

test('a long section is embedded to its last word, in pieces that overlap', async () => {
  const embedder = createTestEmbedder();
  const words = Array.from({ length: 800 }, (_, index) => `word${index}`);
  const pages = [
    makePage('/long', 'Long', [words.join(' ')]),
    makePage('/short', 'Short', [words.slice(0, 9).join(' ')]),
  ];
  const published = await publishIndex({ store: opened.store, site: 'docs', build: '1', pages, embedder });
  expect(published).toMatchObject({ sections: 2, embedded: 2 });
  const pieces = embedder.embedded.filter((text) => text.startsWith('Long\n')).map((text) => text.split(/\s/).slice(1));
  expect(new Set(pieces.flat())).toEqual(new Set(words));
  for (const piece of pieces) expect(piece.join(' ').length).toBeLessThan(1_000);
  pieces.sort((a, b) => words.indexOf(a[0]!) - words.indexOf(b[0]!));
  for (const [index, piece] of pieces.slice(1).entries()) expect(pieces[index]).toContain(piece[0]);
});

test('a section is as near as the nearest of its pieces', async () => {
  const embedder = createTestEmbedder();
  const filler = Array.from({ length: 400 }, (_, index) => `filler${index}`).join(' ');
  const pages = [makePage('/long', 'A', [`${filler} ${'automobile '.repeat(60)}`]), makePage('/other', 'B', [filler])];
  await publishIndex({ store: opened.store, site: 'docs', build: '1', pages, embedder });
  const retriever = createRetriever({ store: opened.store, site: 'docs', embedder });
  const { passages } = await retriever.explain({
    query: 'car',
    limit: 5,
    scoreThreshold: 0,
    filter: {},
    audience: { kind: 'anonymous' },
  });
  expect(passages[0]).toMatchObject({ route: '/long' });
  expect(passages[0]!.ranked.evidence.cosine).toBeGreaterThan(0.8);
});

test('what has no meaning beyond its words is not embedded', async () => {
  const embedder = createTestEmbedder();
  const text = 'A text that is long enough to say what it is about.';
  const api = makePage(
    '/users',
    'Create a user',
    [text, 'name (string, required): The name that is shown to others.'],
    { kind: 'endpoint', method: 'POST' },
  );
  await publishIndex({
    store: opened.store,
    site: 'docs',
    build: '1',
    pages: [api, makePage('/empty', 'Workers', ['']), makePage('/guide', 'Guide', [text])],
    embedder,
  });
  expect(embedder.embedded.sort()).toEqual(['Create a user', `Create a user\n${text}`, `Guide\n${text}`]);
});

test.each(['a site without an index', 'one with an index of an older form'])(
  '%s can be searched by words while it is embedded',
  async (site) => {
    if (site.includes('older'))
      await opened.store.publish('docs', { manifest: zstdCompressSync(JSON.stringify({ format: 1 })), segments: [] });
    const embedder = createTestEmbedder();
    const slow = {
      ...embedder,
      embed: async (texts: readonly string[]) => {
        const retriever = createRetriever({ store: opened.store, site: 'docs', embedder: null });
        const found = await retriever.search({
          query: 'wheels',
          limit: 5,
          scoreThreshold: 0,
          filter: {},
          audience: { kind: 'anonymous' },
        });
        expect(found).toHaveLength(5);
        return embedder.embed(texts);
      },
    };
    await publishIndex({ store: opened.store, site: 'docs', build: '1', pages: pages('wheels'), embedder: slow });
    expect(embedder.embedded).toHaveLength(60);
  },
);

test('an embedder that fails leaves the last index', async () => {
  const { store } = opened;
  await publishIndex({ store, site: 'docs', build: '1', pages: pages('wheels'), embedder: null });
  const before = await store.current('docs');
  const failing = { ...createTestEmbedder(), embed: () => Promise.reject(new Error('no answer')) };
  await expect(
    publishIndex({ store, site: 'docs', build: '2', pages: pages('boats'), embedder: failing }),
  ).rejects.toThrow('no answer');
  expect(await store.current('docs')).toBe(before);
});

test('searches see one whole index at any time, however often another is published', async () => {
  const { store } = opened;
  await publishIndex({ store, site: 'docs', build: '0', pages: pages('wheels0'), embedder: null });
  const retriever = createRetriever({ store, site: 'docs', embedder: null, trusted: 0 });
  let ended = false;
  const seen = new Set<string>();
  const publishing = (async () => {
    for (let build = 1; build <= 5 || (seen.size < 2 && build <= 99); build++)
      await publishIndex({ store, site: 'docs', build: `${build}`, pages: pages(`wheels${build}`), embedder: null });
  })().finally(() => (ended = true));
  while (!ended) {
    const found = await retriever.search({
      query: 'number page',
      limit: 20,
      scoreThreshold: 0,
      filter: {},
      audience: { kind: 'anonymous' },
    });
    const words = new Set(found.flatMap(({ content }) => content.match(/wheels\d+/g) ?? []));
    expect(found).toHaveLength(20);
    expect(words.size).toBe(1);
    seen.add([...words][0]!);
    await new Promise(setImmediate);
  }
  await publishing;
  expect(seen.size).toBeGreaterThan(1);
});

test('the holder asks the store for a newer index now and then', async () => {
  const { store } = opened;
  let time = 0;
  const holder = createIndexHolder(store, 'docs', { now: () => time });
  expect(await holder.current()).toBeNull();
  await publishIndex({ store, site: 'docs', build: '1', pages: pages('wheels'), embedder: null });
  expect(await holder.current()).toBeNull();
  time = 2_000;
  expect((await holder.current())?.index.layout.build).toBe('1');
});

test('what links call a page is forgotten with the links, and told to members alone once they are theirs', async () => {
  const { store } = opened;
  const target = makePage('/target', 'Target', ['What there is to say of it.']);
  const linking = (text: string, fields: Parameters<typeof makePage>[3] = {}) => {
    const page = makePage('/linking', 'Linking', ['Something else.'], fields);
    page.sections[0]!.links = [{ href: '/target', text }];
    return page;
  };
  const found = async (query: string): Promise<string[]> => {
    const request = { query, limit: 5, scoreThreshold: 0, filter: {}, audience: { kind: 'anonymous' } } as const;
    const passages = await createRetriever({ store, site: 'docs', embedder: null }).search(request);
    return passages.map(({ route }) => route);
  };
  const publish = (build: string, page: ReturnType<typeof makePage>) =>
    publishIndex({ store, site: 'docs', build, pages: [target, page], embedder: null, segmentSize: 1 });
  await publish('1', linking('quokka'));
  expect(await found('quokka')).toEqual(['/target']);
  await publish('2', linking('wombat'));
  expect(await found('wombat')).toEqual(['/target']);
  expect(await found('quokka')).toEqual([]);
  await publish('3', linking('wombat', { access: { kind: 'members', groups: null } }));
  expect(await found('wombat')).toEqual([]);
});
