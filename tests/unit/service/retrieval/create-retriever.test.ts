import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RetrievalRequest } from '../../../../src/model/retrieval.ts';
import type { Audience } from '../../../../src/model/service.ts';
import type { ServicePageText } from '../../../../src/model/service-page.ts';
import type { Embedder } from '../../../../src/service/embeddings/embedder.ts';
import { createRetriever } from '../../../../src/service/retrieval/create-retriever.ts';
import { publishIndex } from '../../../../src/service/retrieval/publish-index.ts';
import { createTestEmbedder, makePage, openStore } from './test-site.ts';

let opened: Awaited<ReturnType<typeof openStore>>;
beforeEach(async () => void (opened = await openStore()));
afterEach(() => opened.close());

const anonymous: Audience = { kind: 'anonymous' };
const request = (query: string, fields: Partial<RetrievalRequest> = {}): RetrievalRequest => ({
  query,
  limit: 10,
  scoreThreshold: 0,
  filter: {},
  audience: anonymous,
  ...fields,
});

async function publish(pages: ServicePageText[], { site = 'docs', embedder = null as Embedder | null } = {}) {
  await publishIndex({ store: opened.store, site, build: 'b', pages, embedder });
  return createRetriever({ store: opened.store, site, embedder });
}

const open = [
  makePage('/cars', 'Cars', [
    'Wheels and engines, and how both of them are kept in order.',
    'Drive a **car** fast, which is what a car was made for.\n\n```sh\ndrive --fast\n```',
  ]),
  makePage('/boats', 'Boats', ['Sails and anchors of a boat that goes over the sea.']),
  makePage('/bikes', 'Bikes', ['Two wheels and a chain, and nothing else at all but a bell.']),
];
const hidden = [
  makePage('/plans', 'Secret plans', ['Wheels of the future, zeppelins, boats and anchors.'], {
    access: { kind: 'members', groups: ['staff'] },
  }),
  makePage('/team', 'Team', ['Wheels for every member of the team.'], { access: { kind: 'members', groups: null } }),
];
const routes = async (found: Promise<{ route: string }[]>): Promise<string[]> =>
  [...new Set((await found).map(({ route }) => route))].sort();

test('what says the query word for word comes first, as likely right as what it passes', async () => {
  const site = [
    makePage('/sale', 'Tracks on sale', ['A track is for sale. The sale of a track is one of many sales of tracks.']),
    makePage('/errors', 'Errors', ['`Track not for sale` 400, `Price changed` 409, and what else may go wrong.']),
    ...open,
  ];
  const retriever = await publish(site);
  const found = await retriever.search(request('Track not for sale'));
  expect(found[0]!.route).toBe('/errors');
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
  expect((await retriever.search(request('track sale')))[0]!.route).toBe('/sale');
});

test('passages are quoted in Markdown, with where they stand', async () => {
  const retriever = await publish(open);
  const [first] = await retriever.search(request('drive car'));
  expect(first).toMatchObject({
    route: '/cars',
    anchor: 'part-1',
    title: 'Cars',
    heading: 'Part 1',
    breadcrumb: ['Guides'],
    kind: 'prose',
    content: 'Drive a **car** fast, which is what a car was made for.\n\n```sh\ndrive --fast\n```',
  });
  expect(first!.score).toBeGreaterThan(0);
  expect(first!.score).toBeLessThanOrEqual(1);
});

test('words in quotation marks follow one another', async () => {
  const retriever = await publish(open);
  expect(await routes(retriever.search(request('two wheels')))).toContain('/cars');
  expect(await routes(retriever.search(request('"two wheels"')))).toEqual(['/bikes']);
  expect(await routes(retriever.search(request('"wheels two"')))).toEqual([]);
});

test('what has a word with a minus is not found, by its meaning neither', async () => {
  const embedder = createTestEmbedder();
  const embed = vi.spyOn(embedder, 'embed');
  const retriever = await publish(open, { embedder });
  embed.mockClear();
  const found = await retriever.search(request('wheels -chain'));
  expect(found.map(({ route }) => route)).not.toContain('/bikes');
  expect(found.map(({ route }) => route)).toContain('/cars');
  expect(embed.mock.calls.flat(2).join(' ')).not.toContain('chain');
});

test('before anything is published nothing is found', async () => {
  const retriever = createRetriever({ store: opened.store, site: 'docs', embedder: null });
  expect(await retriever.search(request('cars'))).toEqual([]);
  expect(await retriever.readPage('/cars', anonymous)).toBeNull();
});

test.each(['', '   ', '?!', '~', '\0', 'a'.repeat(5_000), '"', '🚗', 'constructor __proto__ toString'])(
  'any query is answered: %j',
  async (query) => {
    const retriever = await publish(open, { embedder: createTestEmbedder() });
    expect(Array.isArray(await retriever.search(request(query)))).toBe(true);
  },
);

test('readers find the pages that they may read', async () => {
  const retriever = await publish([...open, ...hidden]);
  const find = (audience: Audience): Promise<string[]> => routes(retriever.search(request('wheels', { audience })));
  expect(await find(anonymous)).toEqual(['/bikes', '/cars']);
  expect(await find({ kind: 'member', groups: [] })).toEqual(['/bikes', '/cars', '/team']);
  expect(await find({ kind: 'member', groups: ['staff', 'other'] })).toEqual(['/bikes', '/cars', '/plans', '/team']);
});

test.each(['wheels', 'boats anchors', 'zeppelin', 'zeppelins wheel', 'secret', 'bots'])(
  'what readers may not see leaves no trace in scores, order and spelling: %s',
  async (query) => {
    const embedder = createTestEmbedder();
    const alone = await publish(open, { site: 'alone', embedder });
    const beside = await publish([...hidden, ...open], { site: 'beside', embedder });
    expect(await beside.search(request(query))).toEqual(await alone.search(request(query)));
    const corrections = async (retriever: typeof alone) => (await retriever.explain(request(query))).corrections;
    expect(await corrections(beside)).toEqual(await corrections(alone));
  },
);

test('a page is read by those who may, without the parts that are for others', async () => {
  const mixed = makePage('/mixed', 'Mixed', ['Open words.', 'For members only.']);
  mixed.sections[1]!.access = { kind: 'members', groups: ['staff'] };
  const retriever = await publish([
    ...hidden,
    mixed,
    makePage('/draft', 'Draft', ['Not searched.'], { searchable: false }),
  ]);
  expect(await retriever.readPage('/mixed', anonymous)).toEqual({
    route: '/mixed',
    title: 'Mixed',
    markdown: 'Open words.',
    sections: [{ anchor: '', heading: '', content: 'Open words.', text: 'Open words.' }],
  });
  expect((await retriever.readPage('/mixed', { kind: 'member', groups: ['staff'] }))?.markdown).toContain(
    'For members only.',
  );
  expect(await routes(retriever.search(request('members only')))).toEqual([]);
  expect(await retriever.readPage('/plans', anonymous)).toBeNull();
  expect(await retriever.readPage('/plans', { kind: 'member', groups: ['sales'] })).toBeNull();
  expect(await retriever.readPage('/none', anonymous)).toBeNull();
  expect((await retriever.readPage('/draft', anonymous))?.markdown).toBe('Not searched.');
  expect(await routes(retriever.search(request('not searched')))).toEqual([]);
});

test('filters limit language, version and tag; pages outside of all languages belong to each', async () => {
  const retriever = await publish([
    makePage('/en/start', 'Start', ['Begin the tour of wheels.'], { language: 'en', version: 'v2', tags: ['New'] }),
    makePage('/es/start', 'Inicio', ['Empieza el tour de wheels.'], { language: 'es', version: 'v2' }),
    makePage('/en/v1/start', 'Start', ['Begin the old tour of wheels.'], { language: 'en', version: 'v1' }),
    makePage('/legal', 'Legal', ['The tour of wheels is without warranty.']),
  ]);
  const find = (filter: RetrievalRequest['filter']): Promise<string[]> =>
    routes(retriever.search(request('tour wheels', { filter })));
  expect(await find({})).toEqual(['/en/start', '/en/v1/start', '/es/start', '/legal']);
  expect(await find({ language: 'es' })).toEqual(['/es/start', '/legal']);
  expect(await find({ language: 'en', version: 'v1' })).toEqual(['/en/v1/start', '/legal']);
  expect(await find({ tag: 'new' })).toEqual(['/en/start']);
  expect(await find({ language: 'fr', tag: 'new' })).toEqual([]);
});

test('limit and threshold are kept, and scores do not rise down the list of equal evidence', async () => {
  const retriever = await publish(open);
  const all = await retriever.search(request('wheels'));
  expect(all.length).toBeGreaterThan(1);
  expect(await retriever.search(request('wheels', { limit: 1 }))).toEqual(all.slice(0, 1));
  const limit = all[0]!.score;
  expect(
    (await retriever.search(request('wheels', { scoreThreshold: limit }))).every(({ score }) => score >= limit),
  ).toBe(true);
  expect(await retriever.search(request('wheels', { scoreThreshold: 1.01 }))).toEqual([]);
});

test('meaning finds what no word says, of what was meant', async () => {
  const embedder = createTestEmbedder();
  const garage = makePage('/garage', 'Garage', ['Car, car, car, car and car: '.repeat(4)]);
  const retriever = await publish([...open, garage], { embedder });
  expect((await retriever.search(request('automobile')))[0]!.route).toBe('/garage');
  embedder.embedded.length = 0;
  await retriever.search(request('What do Whels and engnies need?'));
  expect(embedder.embedded).toEqual(['What do wheels and engines need?']);
});

test('a model that fails, or another one than the index was made with, leaves the search by words', async () => {
  const embedder = createTestEmbedder();
  await publish(open, { embedder });
  const onFailure = vi.fn();
  const failing = createRetriever({
    store: opened.store,
    site: 'docs',
    embedder: { ...embedder, embed: () => Promise.reject(new Error('gone')) },
    onFailure,
  });
  expect((await failing.search(request('boats')))[0]!.route).toBe('/boats');
  expect(onFailure).toHaveBeenCalledOnce();
  const other = createTestEmbedder('other');
  const mismatched = createRetriever({ store: opened.store, site: 'docs', embedder: other });
  expect((await mismatched.search(request('boats')))[0]!.route).toBe('/boats');
  expect(other.embedded).toEqual([]);
});

test('the order follows the score, and the first version comes before older ones', async () => {
  const retriever = await publish([
    makePage('/v2/wheels', 'Wheels', ['How wheels turn.'], { version: 'v2' }),
    makePage('/v1/wheels', 'Wheels', ['How wheels turn, wheels and wheels.'], { version: 'v1' }),
    makePage('/bells', 'Bells', ['A bell, and also wheels.']),
  ]);
  const found = await retriever.search(request('wheels'));
  const scores = found.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const order = found.map(({ route }) => route);
  expect(order.indexOf('/v2/wheels')).toBeLessThan(order.indexOf('/v1/wheels'));
  const near = (await retriever.search(request('wheels', { favouredVersion: 'v1' }))).map(({ route }) => route);
  expect(near.indexOf('/v1/wheels')).toBeLessThan(near.indexOf('/v2/wheels'));
  const chosen = request('wheels', { favouredVersion: 'v1', filter: { version: 'v2' } });
  expect(await routes(retriever.search(chosen))).not.toContain('/v1/wheels');
});

const fitting = (query: string): RetrievalRequest => request(query, { onlyFitting: true });

test('where nothing fits nothing is found', async () => {
  const retriever = await publish(open, { embedder: createTestEmbedder() });
  expect(await retriever.search(request('xyzzy plugh'))).toEqual([]);
  expect(await retriever.search(fitting('xyzzy plugh'))).toEqual([]);
});

test.each([
  ['by words', null],
  ['by meaning, too', createTestEmbedder()],
])('a list has what shares words with the query although nothing fits, %s', async (_, embedder) => {
  const retriever = await publish(open, { embedder });
  const asked = 'bake sourdough bread with anchors tonight';
  expect(await retriever.search(fitting(asked))).toEqual([]);
  const listed = await retriever.search(request(asked));
  expect(listed.map(({ route }) => route)).toEqual(['/boats']);
  expect(listed[0]!.score).toBeLessThan(0.1);
});

test('of an identifier that the site does not have, its single words are nothing that was found', async () => {
  const retriever = await publish([
    makePage('/compare', 'Comparing', ['Whether a value is less than another one, or equal to it.']),
    makePage('/codes', 'Codes', ['What `VALUE_LESS_OR_EQUAL` means, and what is to be done about it.']),
    ...open,
  ]);
  expect(await retriever.search(fitting('ERR_LESS_OR_EQUAL'))).toEqual([]);
  expect(await routes(retriever.search(request('less or equal')))).toContain('/compare');
  expect(await routes(retriever.search(request('VALUE_LESS_OR_EQUAL')))).toContain('/codes');
  expect(await routes(retriever.search(request('VALUE_LESS_OR_EQAUL')))).toContain('/codes');
});

test('a name that stands only behind dots in code is found', async () => {
  const sandbox = makePage('/sandbox', 'Sandbox', [
    'What runs may be held for a while.\n\n```js\nawait sbx.betaPause();\nawait client.users.list({ limit: 3 });\n```',
  ]);
  const retriever = await publish([...open, sandbox]);
  for (const name of ['betaPause', 'betaPause()', 'beta_pause', 'users.list', 'client.users.list'])
    expect.soft(await routes(retriever.search(request(name))), name).toEqual(['/sandbox']);
  // Its words stand apart.
  expect(await routes(retriever.search(fitting('pauseUsers')))).toEqual([]);
});

test('a method is found behind whatever a reader calls the object that has it', async () => {
  const sandbox = makePage('/sandbox', 'Sandbox', ['Longer than usual.\n\n```js\nawait sandbox.setTimeout(60);\n```']);
  const retriever = await publish([...open, sandbox, makePage('/log', 'Logs', ['What the console and a log hold.'])]);
  for (const name of ['sbx.setTimeout', 'my_box.setTimeout(60)'])
    expect.soft(await routes(retriever.search(request(name))), name).toEqual(['/sandbox']);
  // One word of a name is no name.
  expect(await routes(retriever.search(fitting('sbx.timeout')))).toEqual([]);
});

test('filters limit product and section; the first product is ahead of others that say the same', async () => {
  const retriever = await publish([
    makePage('/legal', 'Legal', ['Nothing of it.'], { breadcrumb: [] }),
    makePage('/edge', 'Start', ['All about wheels.'], { product: 'Edge', tab: 'Guides', breadcrumb: ['First steps'] }),
    makePage('/cloud', 'Start', ['All about wheels.'], { product: 'Cloud', tab: 'Recipes', breadcrumb: ['Wheels'] }),
    makePage('/news', 'News', ['New wheels.'], { breadcrumb: ['First steps'] }),
  ]);
  const find = (filter: RetrievalRequest['filter']): Promise<string[]> =>
    routes(retriever.search(request('wheels', { filter, isStrict: true })));
  const all = (await retriever.search(request('all about wheels'))).map(({ route }) => route);
  expect(all.slice(0, 2)).toEqual(['/edge', '/cloud']);
  expect((await find({ product: 'cloud' })).sort()).toEqual(['/cloud', '/news']);
  expect((await find({ section: 'first steps' })).sort()).toEqual(['/edge', '/news']);
  expect(await find({ section: 'Recipes', product: 'Cloud' })).toEqual(['/cloud']);
  await expect(find({ product: 'Sea' })).rejects.toThrow('filter.product "Sea" is unknown; known: "Edge", "Cloud"');
  await expect(find({ section: 'Sea' })).rejects.toThrow('filter.section "Sea" is unknown; known: "Guides", ');
});

test('a filter that names what the site does not have is refused where it is asked for', async () => {
  const retriever = await publish([
    makePage('/a', 'A', ['Wheels.'], { version: 'v2', tags: ['New'] }),
    makePage('/b', 'B', ['Wheels.'], { version: 'secret', access: { kind: 'members', groups: null } }),
  ]);
  const ask = (filter: RetrievalRequest['filter']) => retriever.search(request('wheels', { filter, isStrict: true }));
  await expect(ask({ version: 'v9' })).rejects.toThrow('filter.version "v9" is unknown; known: "v2"');
  await expect(ask({ tag: 'old' })).rejects.toThrow('filter.tag "old" is unknown; known: "New"');
  await expect(ask({ language: 'fr' })).rejects.toThrow('filter.language "fr" is unknown; the site has none');
  expect(await routes(ask({ version: 'V2', tag: 'new' }))).toEqual(['/a']);
  expect(await routes(ask({ version: ' v2 ', tag: ' New' }))).toEqual(['/a']);
});

test('a question in another language than the site finds the name that it asks for', async () => {
  const german = makePage('/fehler', 'Fehlermeldungen', [
    'Die Anwendung und der Dienst sind nicht bereit, wenn sie das hier melden: zqoverflow. Dann ist es an der Zeit.',
    'Auf der Seite mit den Einstellungen wird das für alle anderen geändert.',
  ]);
  const retriever = await publish([german]);
  expect(await routes(retriever.search(request('What is zqoverflow?')))).toEqual(['/fehler']);
  expect(await routes(retriever.search(request('What is zqwalrus?')))).toEqual([]);
});

test.each([
  ['who are you', ['/who']],
  ['Who are you?', ['/who']],
  ['IT', ['/it', '/items']],
  ['how to', ['/how', '/sail']],
  ['what will we', []],
  ['?', []],
])('words that say nothing name the pages that are called so: %s', async (query, expected) => {
  const pages = [
    makePage('/sail', 'Learn how to sail', ['Hoist the mainsail.']),
    makePage('/how', 'How to row', ['Take an oar.']),
    makePage('/items', 'Items and their prices', ['Everything has one.']),
    makePage('/it', 'IT', ['Computers of the harbour.']),
    makePage('/who', 'Who are you?', ['The people behind all this.']),
    makePage('/you', 'Who are you?', ['For the staff.'], { access: { kind: 'members', groups: null } }),
  ];
  for (const embedder of [null, createTestEmbedder()]) {
    const retriever = await publish(pages, { embedder, site: embedder ? 'near' : 'plain' });
    expect((await retriever.search(request(query))).map(({ route }) => route)).toEqual(expected);
  }
});

test('passages of a site that names no language tell whose rules it was read with', async () => {
  const retriever = await publish([
    makePage('/projekte', 'Projekte', ['Hier steht, wie man die Projekte anlegt und was dabei noch zu tun ist.']),
  ]);
  expect(await retriever.search(request('Projekt'))).toMatchObject([{ language: null, rules: 'de' }]);
});
