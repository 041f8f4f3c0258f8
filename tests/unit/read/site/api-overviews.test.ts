import { expect, test } from 'vitest';
import type { OverviewPage } from '../../../../src/model/page.ts';
import type { Site } from '../../../../src/model/site.ts';
import { loadApiSite as load, outline } from './load-api-site.ts';

const operation = (tag: string | null, more: object = {}) => ({
  ...(tag && { tags: [tag] }),
  responses: { 200: { description: 'OK' } },
  ...more,
});

const overview = (site: Site, tag: string | null): OverviewPage =>
  site.pages.find((page): page is OverviewPage => page.kind === 'overview' && page.tag === tag)!;

const users = {
  '/users': { get: operation('Users', { summary: 'List' }), post: operation('Users', { summary: 'Add' }) },
  '/ping': { get: operation('Other', { summary: 'Ping' }) },
};

test('overviews of the description and of its tags stand first', async () => {
  const site = await load(users);
  expect(outline(site.navigation.root)).toEqual([
    'API/',
    'Shop/',
    'Overview /api-reference/overview',
    'Users/',
    'Overview /api-reference/users/overview',
    'List /api-reference/users/list',
    'Add /api-reference/users/add',
    'Other/',
    'Ping /api-reference/other/ping',
  ]);
  expect(overview(site, null).entries.map(({ title }) => title)).toEqual(['Users', 'Ping']);
  expect(overview(site, 'Users').entries.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /users',
    'POST /users',
  ]);
});

test('a tag stands in the group of its parent, under its summary', async () => {
  const tags = [
    { name: 'flights', summary: 'Flights' },
    { name: 'domestic', parent: 'flights', summary: 'Within a country' },
    { name: 'regional', parent: 'planned' },
    { name: 'planned', parent: 'flights', 'x-group': 'To come' },
  ];
  const paths = {
    '/domestic': { get: operation('domestic', { summary: 'Inner' }) },
    '/flights': { get: operation('flights', { summary: 'All' }) },
    '/regional': { get: operation('regional', { summary: 'Near' }) },
  };
  const listed = [
    'Overview /api-reference/overview',
    'Flights/',
    'All /api-reference/flights/all',
    'Within a country/',
    'Inner /api-reference/domestic/inner',
    'To come/',
    'regional/',
    'Near /api-reference/regional/near',
  ];
  expect(outline((await load(paths, { root: { tags } })).navigation.root)).toEqual(['API/', 'Shop/', ...listed]);
  const navigation = { groups: [{ group: 'G', openapi: 'api.json' }] };
  const docs = { theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation };
  const inGroup = await load(paths, { root: { tags }, files: { 'docs.json': docs } });
  expect(outline(inGroup.navigation.root)).toEqual(['G/', ...listed]);
  const { place } = inGroup.pages.find(({ path }) => path === 'api-reference/regional/near')!;
  expect(place?.groups).toEqual(['G', 'Flights', 'To come', 'regional']);
});

test('without tags the overview stands in their only group; inside of a group it is an entry', async () => {
  const plain = { '/a': { get: operation(null, { summary: 'A' }) } };
  expect(outline((await load(plain)).navigation.root)).toEqual([
    'API/',
    'API Reference/',
    'Overview /api-reference/overview',
    'A /api-reference/a',
  ]);
  const navigation = { groups: [{ group: 'G', openapi: 'api.json' }] };
  const docs = { theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation };
  expect(outline((await load(users, { files: { 'docs.json': docs } })).navigation.root).slice(0, 3)).toEqual([
    'G/',
    'Overview /api-reference/overview',
    'Users/',
  ]);
});

test('it says what the description says of itself', async () => {
  const scheme = {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'https://a.example/token', scopes: { 'users:read': 'Read *users*' } } },
  };
  const site = await load(users, {
    root: {
      info: {
        title: 'Shop',
        version: '2',
        description: 'See [it](https://a.example).\n\n# Errors\n\nAll have a code.',
        contact: { email: 'help@a.example' },
        license: { name: 'MIT', url: 'javascript:alert(1)' },
        termsOfService: 'https://a.example/terms',
      },
      externalDocs: { url: 'https://a.example/docs', description: 'The book' },
      servers: [{ url: 'https://a.example' }],
      tags: [{ name: 'Users', description: 'Who *uses* it.', externalDocs: { url: 'https://a.example/users' } }],
      components: { securitySchemes: { auth: scheme } },
    },
  });
  const { lead, description, markdown, headings, download } = overview(site, null);
  expect([lead, description, download]).toEqual(['See [it](https://a.example).', 'See it.', '/api.json']);
  expect(headings.map(({ id, depth }) => `${id} ${depth}`)).toEqual([
    'errors 2',
    'servers 2',
    'authorizations 2',
    'endpoints 2',
  ]);
  for (const text of [
    '- Version: 2',
    '- Contact: [help@a.example](<mailto:help@a.example>)',
    '- License: MIT\n',
    '- Terms of service: [https://a.example/terms]',
    '- More documentation: [The book](<https://a.example/docs>)',
    '- Download: [Shop](</api.json>)',
    'Token URL: `https://a.example/token`',
    '- `users:read`: Read *users*',
    '- [Users](</api-reference/users/overview>): Who uses it.',
  ])
    expect(markdown).toContain(text);
  expect(overview(site, 'Users').markdown).toContain('- More documentation: [https://a.example/users]');
});

test('it names nothing that some of its readers may not see', async () => {
  const staff = { 'x-docs': { groups: ['staff'] } };
  const site = await load({
    ...users,
    '/secret': { get: operation('Users', { summary: 'Secret', ...staff }) },
    '/later': { get: operation('Users', { summary: 'Later', 'x-docs': { hidden: true } }) },
    '/a': { get: operation('Staff', { summary: 'A', ...staff }), post: operation('Staff', { summary: 'B', ...staff }) },
  });
  const open = site.pages.filter(({ visibility }) => visibility.groups === null);
  expect(JSON.stringify(open.filter(({ kind }) => kind === 'overview'))).not.toMatch(/Secret|Later|Staff/);
  expect(overview(site, null).download).toBeNull();
  const own = overview(site, 'Staff');
  expect([own.visibility.groups, own.entries.length]).toEqual([['staff'], 2]);
});

test('none where an author wrote the page, or the site wants none', async () => {
  const site = await load(users, { files: { 'api-reference/overview.mdx': 'Mine.' } });
  expect([overview(site, null), overview(site, 'Users')?.route]).toEqual([undefined, '/api-reference/users/overview']);
  const without = await load(users, { api: { overview: false } });
  expect(without.pages.map(({ kind }) => kind)).toEqual(['endpoint', 'endpoint', 'endpoint']);
});

test('an operation that is called like an overview keeps its address', async () => {
  const site = await load({
    '/a': { get: operation('Users', { summary: 'Overview' }), post: operation('Users', { summary: 'Add' }) },
  });
  expect(site.pages.map(({ route, kind }) => `${kind} ${route}`)).toContain('endpoint /api-reference/users/overview');
  expect(overview(site, 'Users').route).toBe('/api-reference/users/overview-1');
});

test('channels have overviews too', async () => {
  const described = { name: 'Rooms', description: 'Where people *meet*' };
  const channel = (address: string, tags: object[]) => ({ address, tags, messages: { said: { payload: {} } } });
  const chat = {
    asyncapi: '3.0.0',
    id: 'urn:chat',
    info: {
      title: 'Chat',
      version: '2.1',
      contact: { name: 'Ada', url: 'https://ada.example', email: 'ada@chat.example' },
      tags: [{ name: 'beta', description: 'May change' }],
    },
    servers: { main: { host: 'chat.example', protocol: 'wss' } },
    channels: { hall: channel('/hall', [described]), ping: channel('/ping', []) },
  };
  const navigation = { groups: [{ group: 'Chat', asyncapi: 'chat.json' }] };
  const docs = { theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation };
  const site = await load(users, { files: { 'docs.json': docs, 'chat.json': chat } });
  const whole = overview(site, null);
  expect(outline(site.navigation.root).filter((line) => line.startsWith('Overview'))).toEqual([
    'Overview /api-reference/overview',
    'Overview /api-reference/rooms/overview',
  ]);
  expect(whole.entries.map(({ title, method, path }) => [title, method, path])).toEqual([
    ['Rooms', '', ''],
    ['Ping', 'WSS', '/ping'],
  ]);
  for (const line of [
    '- ID: `urn:chat`',
    '- Contact: [Ada](<https://ada.example>)\n- Contact: [ada@chat.example](<mailto:ada@chat.example>)',
    '- `beta`: May change',
    '- `wss://chat.example` (main, wss)',
    '## Channels',
  ])
    expect(whole.markdown).toContain(line);
  expect(overview(site, 'Rooms').lead).toContain('Where people *meet*');
});
