import { expect, test } from 'vitest';
import { pageAccess } from '../../../../src/base/readers/page-access.ts';
import type { SchemaPage } from '../../../../src/model/page.ts';
import type { Site } from '../../../../src/model/site.ts';
import { loadApiSite, outline } from './load-api-site.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const answer = (schema: object, more: object = {}) => ({
  responses: { 200: { description: 'OK', ...json(schema) } },
  ...more,
});
const staff = { 'x-docs': { groups: ['staff'] } };

const shop = {
  '/users': {
    get: answer({ type: 'array', items: ref('User') }, { summary: 'List' }),
    post: { ...answer(ref('User'), { summary: 'Add' }), requestBody: json(ref('NewUser')) },
  },
  '/reports': { get: answer(ref('Report'), { summary: 'Report', ...staff }) },
  '/later': { get: answer(ref('Later'), { summary: 'Later', 'x-docs': { hidden: true } }) },
  '/never': { get: answer(ref('Never'), { summary: 'Never', 'x-excluded': true }) },
};
const schemas = {
  User: {
    type: 'object',
    properties: { home: ref('com.shop.PostalAddress'), friends: { anyOf: [ref('User'), { type: 'null' }] } },
  },
  'com.shop.PostalAddress': { type: 'object', description: 'Where.', properties: { city: { type: 'string' } } },
  NewUser: {
    type: 'object',
    properties: { password: { type: 'string', writeOnly: true }, id: { type: 'string', readOnly: true } },
  },
  Report: { type: 'object', properties: { user: ref('User'), secret: ref('Secret') } },
  Secret: { type: 'string', enum: ['a', 'b'] },
  Later: { type: 'object' },
  Never: { type: 'object' },
  Alias: ref('User'),
  Unused: { type: 'object' },
};
const load = (more: Parameters<typeof loadApiSite>[1] = {}): Promise<Site> =>
  loadApiSite(shop, { root: { components: { schemas } }, api: { overview: false }, ...more });
const schemaPages = (site: Site): SchemaPage[] =>
  site.pages.filter((page): page is SchemaPage => page.kind === 'schema');
const page = (site: Site, name: string): SchemaPage => schemaPages(site).find((one) => one.name === name)!;

test('every schema that readers meet has a page, after the endpoints', async () => {
  const site = await load();
  expect(outline(site.navigation.root).slice(-7)).toEqual([
    'Schemas/',
    'NewUser /api-reference/schemas/new-user',
    'PostalAddress /api-reference/schemas/postal-address',
    'Report /api-reference/schemas/report',
    'Secret /api-reference/schemas/secret',
    'Unused /api-reference/schemas/unused',
    'User /api-reference/schemas/user',
  ]);
  expect(page(site, 'User').usedBy.map(({ title }) => title)).toEqual(['List', 'Add']);
  expect(page(site, 'com.shop.PostalAddress').usedBy).toEqual([
    { route: '/api-reference/schemas/user', title: 'User', description: '', method: '', path: '', deprecated: false },
  ]);
});

test('its text holds what is sent and what is received, and who uses it', async () => {
  const { markdown, headings } = page(await load(), 'NewUser');
  expect(headings.map(({ id }) => id)).toEqual(['attributes', 'used-by']);
  expect(markdown).toContain('`password` (string, write-only)');
  expect(markdown).toContain('`id` (string, read-only)');
  expect(markdown).toContain('- [Add](</api-reference/add>) `POST /users`');
});

test('fields lead to it, also through lists and beside null', async () => {
  const site = await load();
  const text = site.pages.find(({ title }) => title === 'List')!.markdown;
  for (const link of [
    'Type: `object[]`, [User](</api-reference/schemas/user>)',
    '`home` (object, [PostalAddress](</api-reference/schemas/postal-address>))',
    '`friends` (object | null, [User](</api-reference/schemas/user>))',
  ])
    expect(text).toContain(link);
});

test('a page is for the readers of what uses it, and names nothing beyond', async () => {
  const site = await load();
  expect(['Report', 'Secret', 'User'].map((name) => page(site, name).visibility.groups)).toEqual([
    ['staff'],
    ['staff'],
    null,
  ]);
  const open = site.pages.filter(({ visibility }) => visibility.groups === null);
  expect(JSON.stringify(open.map(({ markdown }) => markdown))).not.toMatch(/Report|Secret/);
  expect(site.pages.find(({ title }) => title === 'Report')!.markdown).toContain('[Secret](<');
});

test('no page is open where all that leads to it is closed, some of it to groups and some to strangers alone', async () => {
  const paths = {
    '/reports': { get: answer(ref('Report'), staff) },
    '/audit': { get: answer(ref('Report'), { 'x-docs': { metadata: { public: false } } }) },
  };
  const site = await loadApiSite(paths, {
    root: { components: { schemas: { Report: { type: 'object' } } } },
    // What says nothing of its readers is for everybody here.
    navigation: { public: true, openapi: 'api.json' },
  });
  const found = site.pages.map(({ kind, visibility }) => [kind, pageAccess(visibility, { isPrivate: false })]);
  expect(found).toEqual([
    ['overview', { kind: 'members', groups: null }],
    ['endpoint', { kind: 'members', groups: ['staff'] }],
    ['endpoint', { kind: 'members', groups: null }],
    ['schema', { kind: 'members', groups: null }],
  ]);
});

test("the author's own page takes its place", async () => {
  const site = await load({ files: { 'models/person.mdx': '---\nopenapi-schema: User\n---\n\nMine.' } });
  expect(
    schemaPages(site)
      .filter(({ name }) => name === 'User')
      .map(({ route }) => route),
  ).toEqual(['/models/person']);
  expect(site.pages.find(({ title }) => title === 'List')!.markdown).toContain('[User](</models/person>)');
});

test('none where the site wants none, or where there are many', async () => {
  expect(schemaPages(await load({ api: { schemas: false } }))).toEqual([]);
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`S${index}`, { type: 'string' }]));
  const root = { components: { schemas: { ...schemas, ...many } } };
  expect(schemaPages(await load({ root }))).toEqual([]);
  expect(schemaPages(await load({ root, api: { schemas: true } }))).toHaveLength(507);
});

test('each language and version of a site leads to its own', async () => {
  const versions = ['v1', 'v2'].map((version) => ({
    version,
    groups: [{ group: 'API', openapi: { source: 'api.json', directory: version } }],
  }));
  const docs = { theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: { versions } };
  const site = await load({ files: { 'docs.json': docs } });
  const lists = site.pages.filter(({ title }) => title === 'List');
  expect(lists.map(({ route, markdown }) => [route, /<(.*?schemas\/user)>/.exec(markdown)?.[1]])).toEqual([
    ['/v1/list', '/v1/schemas/user'],
    ['/v2/list', '/v2/schemas/user'],
  ]);
  const users = schemaPages(site).filter(({ name }) => name === 'User');
  expect(users.map(({ usedBy }) => usedBy.map(({ route }) => route))).toEqual([
    ['/v1/list', '/v1/add'],
    ['/v2/list', '/v2/add'],
  ]);
});

test('Markdown says where fields go on below what is listed', async () => {
  const deep = (levels: number, end: object): object =>
    levels === 0 ? end : { type: 'object', properties: { inner: deep(levels - 1, end) } };
  const properties = {
    deep: deep(12, { type: 'string' }),
    listed: deep(10, { type: 'array', items: { type: 'object', properties: { last: { type: 'string' } } } }),
    chosen: deep(10, { oneOf: [{ type: 'object', properties: { last: { type: 'string' } } }, { type: 'string' }] }),
    whole: deep(10, { type: 'array', items: { type: 'string' } }),
    empty: deep(10, { type: 'object', properties: { seen: { type: 'string', readOnly: true } } }),
  };
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  const site = await loadApiSite({ '/a': { post: { requestBody: { content }, responses: {} } } });
  const { markdown } = site.pages.find(({ kind }) => kind === 'endpoint')!;
  const cuts = markdown.split(/^- /m).filter((part) => part.includes(`\n${' '.repeat(22)}- …`));
  expect(cuts.map((part) => part.slice(0, part.indexOf(' ')))).toEqual(['`deep`', '`listed`', '`chosen`']);
  expect(markdown.match(/…/g)).toHaveLength(3);
});

test('that a body holds nothing else is said below its fields', async () => {
  const Closed = { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } };
  const schema = (body: object) => ({ post: { summary: 'Z', requestBody: { content: { 'a/b': { schema: body } } } } });
  const told = async (body: object) =>
    (await loadApiSite({ '/z': schema(body) })).pages.find(({ title }) => title === 'Z')!.markdown;
  expect(await told(Closed)).toContain('`a/b`\n\n- `a` (string)\n\nNo other properties\n\nExample:');
  expect(await told({ ...Closed, properties: {} })).toContain('Type: `object`\nNo other properties');
});

test('Markdown lists fields as deep as they stand, where they are few', async () => {
  const deep = (levels: number): object =>
    levels === 0 ? { enum: ['last'] } : { type: 'object', properties: { inner: deep(levels - 1) } };
  const content = { 'application/json': { schema: deep(9) } };
  const site = await loadApiSite({ '/a': { get: { responses: { 200: { description: 'A', content } } } } });
  const { markdown } = site.pages.find(({ kind }) => kind === 'endpoint')!;
  expect(markdown).toContain('Available options: `"last"`');
});
