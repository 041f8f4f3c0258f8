import { expect, test } from 'vitest';
import { linkSections } from '../../../../src/build/sections/build-sections.ts';
import { buildSearchFiles } from '../../../../src/shared/search/build-search-files.ts';
import { createSearch } from '../../../../src/shared/search/create-search.ts';
import { makeSection } from './make-section.ts';
import { openBuilt } from './open-built.ts';

const site = [
  makeSection({ route: '/', title: 'Introduction', text: 'Welcome to the documentation of the service.' }),
  makeSection({
    route: '/guides/auth',
    title: 'Authentication',
    text: 'Every request needs a token.',
    breadcrumb: ['Guides'],
    tab: 'Guides',
  }),
  makeSection({
    route: '/guides/auth',
    title: 'Authentication',
    heading: 'Rotate keys',
    anchor: 'rotate-keys',
    text: 'Replace an API key without downtime.',
    breadcrumb: ['Guides'],
    tab: 'Guides',
  }),
  makeSection({
    route: '/guides/dark-mode',
    title: 'Dark mode',
    text: 'Readers choose between light and dark colours.',
    tab: 'Guides',
  }),
  makeSection({
    route: '/api/create-user',
    title: 'Create user',
    keywords: ['POST /v1/users/{id}', 'createUser'],
    kind: 'endpoint',
    method: 'POST',
    tab: 'API',
    text: 'Adds a user with user_name to the account.',
  }),
  makeSection({
    route: '/changelog',
    title: 'Changelog',
    kind: 'changelog',
    text: 'Authentication, dark mode and users were improved.',
  }),
];

async function find(query: string): Promise<string[]> {
  const search = await openBuilt(site);
  return (await search.search({ query })).pages.map((page) => page.route);
}

test('what has a name as it is typed comes before what speaks of its words', async () => {
  const search = await openBuilt([
    makeSection({
      route: '/auth/token',
      title: 'Auth token',
      text: 'The service needs an auth token. Make an auth token.',
    }),
    makeSection({ route: '/rust', title: 'Rocket', text: 'It is read from `SERVICE_AUTH_TOKEN`.' }),
    ...['/a', '/b', '/c'].map((route) => makeSection({ route, text: 'Nothing of all that.' })),
  ]);
  const first = async (query: string): Promise<string> => (await search.search({ query })).pages[0]!.route;
  expect(await first('SERVICE_AUTH_TOKEN')).toBe('/rust');
  expect(await first('serviceAuthToken')).toBe('/rust');
  expect(await first('service auth token')).toBe('/auth/token');
  // Of a question the name is only a part.
  expect(await first('which auth token the service needs, SERVICE_AUTH_TOKEN')).toBe('/auth/token');
});

test('a name that stands behind a dot of code comes before pages that are called by its words', async () => {
  const search = await openBuilt([
    makeSection({ route: '/cli', title: 'Invite member', text: 'Invite a member: invite member.' }),
    makeSection({ route: '/sdk', title: 'Client.invite_member', code: 'client.invite_member(email="…")' }),
    ...['/a', '/b', '/c'].map((route) => makeSection({ route, text: 'Nothing of all that.' })),
  ]);
  const first = async (query: string): Promise<string> => (await search.search({ query })).pages[0]!.route;
  expect(await first('invite_member')).toBe('/sdk');
  expect(await first('invite member')).toBe('/cli');
});

test('a name with a word that says nothing by itself comes before pages that are called by the other', async () => {
  const search = await openBuilt([
    ...['/one', '/two', '/three'].map((route) =>
      makeSection({ route, title: 'Exclusive', text: 'An exclusive licence is exclusive.' }),
    ),
    makeSection({ route: '/sales', title: 'Sales', code: '{ "total": 29, "is_exclusive": true }' }),
    ...Array.from({ length: 30 }, (_, index) => makeSection({ route: `/${index}`, text: 'Nothing of all that.' })),
  ]);
  expect((await search.search({ query: 'is_exclusive' })).pages[0]!.route).toBe('/sales');
});

test.each([
  ['authentication', '/guides/auth'],
  ['authenticating', '/guides/auth'],
  ['authe', '/guides/auth'],
  ['authentciation', '/guides/auth'],
  ['uathentication', '/guides/auth'],
  ['darkmode', '/guides/dark-mode'],
  ['how do I rotate a key?', '/guides/auth'],
  ['createuser', '/api/create-user'],
  ['createUser', '/api/create-user'],
  ['/v1/users', '/api/create-user'],
  ['user_name', '/api/create-user'],
  ['userName', '/api/create-user'],
])('%s finds %s first', async (query, route) => {
  expect((await find(query))[0]).toBe(route);
});

test('sections stand under their page with marked words', async () => {
  const search = await openBuilt(site);
  const { pages } = await search.search({ query: 'rotate' });
  expect(pages[0]).toMatchObject({
    route: '/guides/auth',
    breadcrumb: ['Guides'],
    sections: [
      {
        anchor: 'rotate-keys',
        heading: [
          { text: 'Rotate', match: true },
          { text: ' keys', match: false },
        ],
      },
    ],
  });
});

test('a correction is named', async () => {
  const search = await openBuilt(site);
  expect((await search.search({ query: 'autentication' })).corrections).toEqual([
    { from: 'autentication', to: 'authentication' },
  ]);
});

test('a tab limits the results', async () => {
  const search = await openBuilt(site);
  const { pages } = await search.search({ query: 'user dark', tab: 'API' });
  expect(pages.map((page) => page.route)).toEqual(['/api/create-user']);
  expect((await search.search({ query: 'user', tab: 'No such tab' })).pages).toEqual([]);
});

test('a query without a word that matters finds nothing and does not fail', async () => {
  for (const query of ['', '   ', '?!', 'the', '__proto__', 'constructor', '🎉', 'x'.repeat(10_000)]) {
    expect((await find(query)).length).toBe(0);
  }
});

test('pages of a group are not in files that everybody can read', async () => {
  const search = await openBuilt([...site, makeSection({ route: '/secret', title: 'Payroll', groups: ['staff'] })]);
  expect((await search.search({ query: 'payroll' })).pages).toEqual([]);
});

test('titles answer from one file', async () => {
  const fetched: string[] = [];
  const search = await openBuilt(site, fetched);
  const pages = await search.jump({ query: 'au' });
  expect(pages[0]).toMatchObject({
    route: '/guides/auth',
    title: [
      { text: 'Au', match: true },
      { text: 'thentication', match: false },
    ],
  });
  expect(fetched.map((name) => name.split('-')[0])).toEqual(['manifest.json', 'index', 'titles']);
});

test('titles that only look like the query are for words that may be misspelt, where no section answers', async () => {
  const search = await openBuilt([
    makeSection({ route: '/crane', title: 'Install the crane', text: 'Lower the hook.' }),
    makeSection({ route: '/sizes', title: 'Oversizes', text: 'Large goods.' }),
    makeSection({ route: '/languages', title: 'Internationalisation' }),
  ]);
  const look = async (query: string): Promise<unknown> => {
    const { pages, mayBeMisspelt } = await search.search({ query });
    const titles = await search.jump({ query, literal: !mayBeMisspelt });
    return { found: pages.length, titles: titles.map(({ route }) => route) };
  };
  const nothing = { found: 0, titles: [] };
  for (const query of ['uninstall ', 'reinstall', 'install -crane', '"instull the crane"', '"ovresizes"'])
    expect([query, await look(query)]).toEqual([query, nothing]);
  expect(await look('intrnatoinalisatin')).toEqual({ found: 0, titles: ['/languages'] });
  // What is typed, within a longer word.
  expect((await search.jump({ query: 'sizes', literal: true })).map(({ route }) => route)).toEqual(['/sizes']);
});

test('neighbouring words of a text are nearer to a query than the same words apart', async () => {
  const search = await openBuilt([
    makeSection({
      route: '/apart',
      title: 'Names',
      text: 'The name of a project may be long. A list cannot be shown while it is empty.',
    }),
    makeSection({
      route: '/together',
      title: 'Rules',
      text: 'It says that the project name cannot be empty, which is so for lists, too, and for what may be long or is shown.',
    }),
  ]);
  expect((await search.search({ query: 'project name cannot be empty ' })).pages[0]!.route).toBe('/together');
});

test('a page is found by what its address calls it', async () => {
  const search = await openBuilt([
    makeSection({ route: '/agents/agent-delegation', title: 'Agent authority', text: 'What an agent may do.' }),
    makeSection({ route: '/agents/overview', title: 'Agents', text: 'What an agent is.' }),
  ]);
  expect((await search.search({ query: 'delegation ' })).pages.map((page) => page.route)).toEqual([
    '/agents/agent-delegation',
  ]);
});

test('a name of two words is spelled as one', async () => {
  const search = await openBuilt([
    makeSection({ route: '/js', title: 'JavaScript SDK' }),
    makeSection({ route: '/sdk', title: 'SDK' }),
  ]);
  const { pages, corrections } = await search.search({ query: 'javascirpt sdk ' });
  expect(pages[0]!.route).toBe('/js');
  expect(corrections).toEqual([{ from: 'javascirpt', to: 'javascript' }]);
});

test.each([
  ['YouTube', 'youtube'],
  ['ClickHouse', 'clickhouse'],
  ['WebSockets', 'websocket'],
  ['DataSource', 'datasources'],
  ['Real-time', 'realtime'],
  ['Re-indexing', 'reindex'],
  ['Youtube', 'YouTube'],
])('a page called %s is found by %s, whatever else is typed', async (title, typed) => {
  const search = await openBuilt([
    makeSection({ route: '/named', title }),
    makeSection({ route: '/other', title: 'Lanterns', text: 'Lanterns are lit.' }),
  ]);
  const { pages, corrections } = await search.search({ query: `${typed} lantern ` });
  expect(pages.map(({ route }) => route).sort()).toEqual(['/named', '/other']);
  expect(corrections).toEqual([]);
});

test.each([
  ['/webhooks/overview', 'Overview', 'webhooks '],
  ['/webhooks', 'Get going', 'webhook'],
])('%s, called %s, is what its label names: %s', async (route, title, query) => {
  const search = await openBuilt([
    makeSection({ route: '/webhooks/create', title: 'Create webhooks', text: 'Webhooks tell of events.' }),
    makeSection({ route: '/webhooks/test', title: 'Test', text: 'Webhooks are tested.', breadcrumb: ['Webhooks'] }),
    makeSection({ route, title, text: 'What they are for.', breadcrumb: ['Guides', 'Webhooks'] }),
  ]);
  expect((await search.search({ query })).pages[0]!.route).toBe(route);
});

test('the name of a page counts as much where it has capitals inside', async () => {
  const scores = ['Clickhouse', 'ClickHouse'].map(async (title) => {
    const search = await openBuilt([
      makeSection({ route: '/named', title: `${title} table` }),
      makeSection({ route: '/other', title: 'Lanterns' }),
    ]);
    return (await search.search({ query: 'clickhouse table ' })).pages[0]!.score;
  });
  const [plain, inner] = await Promise.all(scores);
  expect(inner! / plain!).toBeGreaterThan(0.75);
});

test('while a reader types, the texts of the first pages alone are loaded', async () => {
  const sections = Array.from({ length: 200 }, (_, number) =>
    makeSection({ route: `/p${number}`, title: `Token ${number}`, text: 'A token' }),
  );
  const files = buildSearchFiles(sections);
  const count = async (hurry: boolean): Promise<number> => {
    const loaded = new Set<string>();
    const fetchFile = async (name: string): Promise<Uint8Array> => {
      loaded.add(name);
      const content = files.get(name)!;
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    };
    const search = await createSearch({ fetchFile });
    // Each in a file of its own.
    const { pages } = await search.search({ query: 'token 7 17 27 37 47 57 67 77 ', hurry });
    expect(pages).toHaveLength(8);
    expect(pages.map(({ title }) => title.map(({ text }) => text).join(''))[7]).toMatch(/^Token \d+$/);
    return [...loaded].filter((name) => name.startsWith('texts-')).length;
  };
  expect(await count(true)).toBeLessThan((await count(false)) / 2);
});

test('a guide stands before the reference page of its name, unless the reference is asked for', async () => {
  const twins = [
    makeSection({ route: '/api/namespaces', title: 'Namespaces', text: 'Namespaces of the API', isReference: true }),
    makeSection({ route: '/api/schemas/namespace', title: 'Namespace', kind: 'schema', isReference: true }),
    makeSection({ route: '/namespaces', title: 'Namespaces', text: 'What keeps the tables of teams apart.' }),
  ];
  const search = await openBuilt(twins);
  const firstOf = async (query: string): Promise<string> => (await search.search({ query })).pages[0]!.route;
  expect(await firstOf('namespaces')).toBe('/namespaces');
  expect(await firstOf('namspaces')).toBe('/namespaces');
  expect(await firstOf('namespaces api')).toBe('/api/namespaces');
});

test('a page is found by what another page calls it', async () => {
  const links = [{ href: '/limits', text: 'stop people from hammering us' }];
  const sections = linkSections([
    makeSection({ route: '/start', title: 'Start', text: 'Hammering things together', links }),
    makeSection({ route: '/limits', title: 'Rate limits', text: 'Sixty requests a minute.' }),
  ]);
  const { pages } = await (await openBuilt(sections)).search({ query: 'people hammering' });
  expect(pages[0]!.route).toBe('/limits');
});

test.each([
  ['data typs', 'types'],
  ['trus center', 'trust'],
  ['filterd decks', 'filtered'],
  ['serveer types', 'server'],
])('a word that only looks like an inflection of a common one is spelled: %s', async (query, meant) => {
  const search = await openBuilt([
    makeSection({ route: '/types', title: 'Data types', text: 'The types of a column.' }),
    makeSection({ route: '/trust', title: 'Trust center', text: 'Why you can trust us.' }),
    makeSection({ route: '/filtered', title: 'Filtered decks', text: 'What matches a filter.' }),
    makeSection({ route: '/server', title: 'Server', text: 'Where it runs.' }),
  ]);
  expect((await search.search({ query })).corrections.map(({ to }) => to)).toEqual([meant]);
});

test.each([
  ['pt-BR', 'computador', 'comutador'],
  ['nb', 'fredag', 'fredeg'],
  ['en-GB', 'brother', 'bother'],
])('a word of a language is right in each of its forms: %s', async (language, right, alike) => {
  const search = await openBuilt([makeSection({ route: '/a', title: 'A', text: `${alike} ${alike}.`, language })]);
  expect((await search.search({ query: right })).corrections).toEqual([]);
});

test('a typo is found where the host has lost the list of common words', async () => {
  const search = await openBuilt(
    [makeSection({ route: '/webhooks', title: 'Webhooks', text: 'Webhooks tell of events.' })],
    [],
    'common-',
  );
  const { pages, corrections } = await search.search({ query: 'webhoks' });
  expect(pages).toHaveLength(1);
  expect(corrections).toHaveLength(1);
});

test('an inflection of a common word is not spelled', async () => {
  const search = await openBuilt([makeSection({ route: '/catching', title: 'Catching', text: 'Catching errors.' })]);
  expect((await search.search({ query: 'cutest saving' })).corrections).toEqual([]);
});

test('a word that means what another says is right, whether a site has it or not', async () => {
  const search = await openBuilt([
    makeSection({ route: '/discord', title: 'Discord', text: 'Far from fair: post to a channel of Discord.' }),
    makeSection({ route: '/delete', title: 'Delete a draft', text: 'Remove it for good.' }),
  ]);
  const { pages, corrections } = await search.search({ query: 'discarding a few drafts' });
  expect(corrections).toEqual([]);
  expect(pages[0]!.route).toBe('/delete');
});

test('a slip of a word that says nothing is left out', async () => {
  const search = await openBuilt([
    makeSection({ route: '/wget', title: 'Get files by wget', text: 'Download and mirror.' }),
    makeSection({ route: '/night', title: 'Runs of the night', text: 'Jobs that wait.' }),
  ]);
  const { pages, corrections } = await search.search({ query: 'wehn jobs wiht mirror wait' });
  expect(pages[0]!.route).toBe('/night');
  expect(corrections).toEqual([]);
  expect((await search.search({ query: 'wnet ' })).corrections).toEqual([{ from: 'wnet', to: 'wget' }]);
});

test('a word that is still typed in a hurry loads nothing that it may not need', async () => {
  const fetched: string[] = [];
  const search = await openBuilt(site, fetched);
  const type = async (query: string, hurry = true): Promise<string[]> => {
    const before = fetched.length;
    await search.search({ query, hurry });
    return fetched.slice(before).map((name) => name.replace(/-.*$/s, ''));
  };
  expect(await type('tokn')).not.toContain('words');
  expect(await type('token')).not.toContain('pairs');
  // `fr` may become `from`, and `frm` nothing at all.
  expect(await type('token fr')).toEqual([]);
  expect(await type('token frm')).toEqual([]);
  expect(await type('token frm', false)).toContain('words');
});

test('neighbours are found as pairs, which are no completions of their first word', async () => {
  const search = await openBuilt([
    makeSection({ route: '/apart', title: 'Apart', text: 'The mode of a display; later it is dark.' }),
    makeSection({ route: '/together', title: 'Together', text: 'A dark mode for the display.' }),
  ]);
  for (const query of ['dark mode', 'dark mod'])
    expect((await search.search({ query })).pages[0]?.route).toBe('/together');
});

test('a word of the synonyms that is written apart finds what means the same', async () => {
  const search = await openBuilt([
    makeSection({ route: '/lines', title: 'Lines', text: 'The length of a line, and how to install a rule for it.' }),
    makeSection({ route: '/cli', title: 'Install the CLI', text: 'It runs on every system.' }),
  ]);
  expect((await search.search({ query: 'install the command line tool ' })).pages[0]?.route).toBe('/cli');
});

test.each([
  ['khôi phục', '/one'],
  ['secret', '/two'],
  ['mật khẩu', '/three'],
  ['thùng rác', '/four'],
])('Vietnamese words of two syllables mean something, as words of one do: %s', async (query, route) => {
  const search = await openBuilt(
    [
      makeSection({ route: '/one', title: 'Sao lưu', text: 'Mỗi đêm có một bản mới.' }),
      makeSection({ route: '/two', title: 'Đặt mật khẩu', text: 'Hãy dùng nhiều ký tự.' }),
      makeSection({ route: '/three', title: 'Credential', text: 'Mỗi máy cần một credential.' }),
      makeSection({ route: '/four', title: 'Loại bỏ trang', text: 'Trang sẽ mất đi.' }),
    ].map((section) => ({ ...section, language: 'vi' })),
  );
  const { pages } = await search.search({ query: `${query} `, language: 'vi' });
  expect(pages.map((page) => page.route)).toContain(route);
});

test('the text of an error finds the section that quotes it before one that has its words', async () => {
  const { search } = await openBuilt([
    makeSection({ route: '/one', title: 'Project', text: 'Its name cannot go. It is empty.' }),
    makeSection({
      route: '/two',
      title: 'Variables',
      text: `${'Every variable of the service is listed on this page. '.repeat(20)}Project name cannot be empty`,
    }),
  ]);
  expect((await search({ query: 'Project name cannot be empty' })).pages[0]!.route).toBe('/two');
});

test('what says a query word for word, small words and all, comes before what has its other words', async () => {
  const { search } = await openBuilt([
    makeSection({
      route: '/sale',
      title: 'When a track is on sale',
      text: 'A track is for sale. The sale of a track.',
    }),
    makeSection({ route: '/errors', title: 'Errors', text: '`Track not for sale` 400 · `Price changed` 409' }),
    ...['/a', '/b', '/c'].map((route) => makeSection({ route, text: 'Nothing of all that.' })),
  ]);
  expect((await search({ query: 'Track not for sale' })).pages[0]!.route).toBe('/errors');
  expect((await search({ query: 'track sale' })).pages[0]!.route).toBe('/sale');
});

test('everyday words find what documentation calls otherwise, but not for parts of identifiers', async () => {
  const { search } = await openBuilt([
    makeSection({ route: '/hooks', title: 'Webhooks', text: 'Delivered when something changes.' }),
    makeSection({ route: '/colours', title: 'Colours', text: 'Light and dark.' }),
  ]);
  expect((await search({ query: 'inform my program' })).pages[0]?.route).toBe('/hooks');
  expect((await search({ query: 'inform_my_program' })).pages).toEqual([]);
});

test('an error that heads its paragraph is found before a page that is called by a word of it', async () => {
  const text = `Port already in use — Stop the other process. ${'Many other things may go wrong. '.repeat(40)}`;
  const { search } = await openBuilt([
    makeSection({ route: '/port', title: 'A port of the program', text: 'How it is ported to another language.' }),
    makeSection({
      route: '/trouble',
      title: 'Trouble',
      heading: 'Issues',
      anchor: 'issues',
      text,
      leads: 'Port already in use',
    }),
    ...['/a', '/b', '/c'].map((route) => makeSection({ route, text: 'What is used already.' })),
  ]);
  expect((await search({ query: 'Port already in use' })).pages[0]!.route).toBe('/trouble');
});

test('the name of a setting finds the table that explains it before operations with a parameter of that name', async () => {
  const operation = { kind: 'endpoint', method: 'POST', isReference: true } as const;
  const { search } = await openBuilt([
    ...['create', 'update'].flatMap((verb) => [
      makeSection({ route: `/api/${verb}`, title: `${verb} job`, ...operation }),
      makeSection({
        route: `/api/${verb}`,
        title: `${verb} job`,
        heading: 'Body',
        anchor: 'body',
        text: 'max_retries (integer): Number of retries.',
        code: '{ "max_retries": 3 }',
        ...operation,
      }),
    ]),
    makeSection({
      route: '/config',
      title: 'Configuration',
      text: 'Setting · What it does | timeout · Time of one. | max_retries · How often it is tried. | color · Looks.',
    }),
  ]);
  expect((await search({ query: 'max_retries' })).pages[0]!.route).toBe('/config');
});

test('two words that also stand as one are one thing that was asked for, not two', async () => {
  const search = await openBuilt([
    makeSection({ route: '/forms', title: 'Forms', text: 'An `apikey` is an API key.' }),
    makeSection({ route: '/twice', title: 'Errors', text: 'An API key, or none: the API key is in the header.' }),
    ...Array.from({ length: 12 }, (_, number) => makeSection({ route: `/other-${number}`, text: 'Something else.' })),
  ]);
  const { pages } = await search.search({ query: 'api key header' });
  const [first, second] = pages;
  expect([first!.route, second!.route]).toEqual(['/twice', '/forms']);
  const [alone] = (await search.search({ query: 'api key ' })).pages;
  expect(alone!.route).toBe('/twice');
});

test('an emoji at the end of a query finds and marks nothing', async () => {
  const search = await openBuilt([
    makeSection({ route: '/settings', title: '⚙️ Settings', text: 'Alpha beta' }),
    makeSection({ route: '/other', title: 'Other', text: 'Delta epsilon' }),
  ]);
  expect((await search.search({ query: '⚙️' })).pages).toEqual([]);
  const { pages } = await search.search({ query: 'delta ⚙️' });
  expect(pages.map(({ route }) => route)).toEqual(['/other']);
  expect(pages[0]!.title).toEqual([{ text: 'Other', match: false }]);
});

test('a word of Arabic with its article is found in an index of many files', async () => {
  const letters = [...'بتثجحخدرزسشصضطعغفقكلمنهو'];
  const word = (number: number): string =>
    Array.from(
      { length: 5 },
      (_, place) => letters[Math.floor(number / letters.length ** place) % letters.length],
    ).join('');
  const others = Array.from({ length: 200 }, (_, page) =>
    makeSection({
      route: `/${page}`,
      language: 'ar',
      title: word(page * 7),
      keywords: Array.from({ length: 60 }, (_, place) => word(1_000 + (page * 60 + place) * 683)),
    }),
  );
  const fetched: string[] = [];
  const asked = makeSection({ route: '/asked', language: 'ar', title: 'شيء', text: 'هذا قنفذ' });
  const search = await openBuilt([...others, asked], fetched);
  for (const query of ['القنفذ ', 'القنفذ'])
    expect((await search.search({ query })).pages.map(({ route }) => route)).toEqual(['/asked']);
});

test('a title is begun by the typed letters where another word of it only holds them', async () => {
  const search = await openBuilt(
    ['Adding integrations', 'Main', 'Begin'].map((title) => makeSection({ route: `/${title}`, title })),
  );
  expect((await search.jump({ query: 'in' }))[0]!.route).toBe('/Adding integrations');
});

test('pages to begin with are of the product that is searched', async () => {
  const search = await openBuilt([
    makeSection({ route: '/a', product: 'One' }),
    makeSection({ route: '/b', product: 'Two' }),
    makeSection({ route: '/c' }),
  ]);
  expect((await search.suggest({ product: 'Two' })).map(({ route }) => route)).toEqual(['/b', '/c']);
});

test('an index of another form fails at once', async () => {
  const fetchFile = async (): Promise<Uint8Array> =>
    new TextEncoder().encode(JSON.stringify({ format: 3, trailingSlash: false, partitions: [] }));
  await expect(createSearch({ fetchFile })).rejects.toThrow('has the form 3');
});
