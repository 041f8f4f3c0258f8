import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Site } from '../../../../src/model/site.ts';
import { loadSite } from '../../../../src/read/site/load-site.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const tab = (more: object): object => ({ tab: 'API', graphql: 'library.graphql', ...more });

async function load(content: object, files: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-graphql-'));
  folders.push(folder);
  cpSync('tests/fixtures/graphql/library.graphql', join(folder, 'library.graphql'));
  const config = { theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: content };
  for (const [path, text] of Object.entries({ 'index.mdx': '# Home', 'docs.json': JSON.stringify(config), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return loadSite(folder, { base: '', origin: null, service: null });
}

const routes = ({ pages }: Site): string[] => pages.map(({ route }) => route);
const bodyOf = ({ pages }: Site, route: string): string => pages.find((page) => page.route === route)!.source!.body;
const told = ({ problems }: Site): string[] => problems.map(({ code, message }) => `${code}: ${message}`);

test('a tab with a schema gets a page for each operation and each type, behind its own groups', async () => {
  const site = await load({ tabs: [tab({ groups: [{ group: 'Start', pages: ['index'] }] })] });
  expect(told(site)).toEqual([]);
  expect(routes(site)).toEqual([
    '/',
    ...['book', 'count', 'find', 'node', 'now'].map((name) => `/graphql-reference/queries/${name}`),
    ...['addBook', 'removeBook'].map((name) => `/graphql-reference/mutations/${name}`),
    ...['Author', 'Book', 'BookInput', 'Date', 'Found', 'Genre', 'Node', 'PartInput'].map(
      (name) => `/graphql-reference/types/${name}`,
    ),
    ...['Review', 'ReviewConnection', 'ReviewEdge'].map((name) => `/graphql-reference/types/${name}`),
  ]);
  expect(site.pages.map(({ place }) => place?.groups[0])).toEqual([
    'Start',
    ...Array(5).fill('Queries'),
    ...Array(2).fill('Mutations'),
    ...Array(11).fill('Types'),
  ]);
  const removed = site.pages.find(({ title }) => title === 'removeBook')!;
  expect(removed.frontMatter.deprecated).toBe(true);
});

test('an operation tells of its arguments, what it returns, and shows an example', async () => {
  const site = await load({ tabs: [tab({ graphql: { source: './library.graphql', directory: 'api/gql' } })] });
  const markdown = bodyOf(site, '/api/gql/queries/find');
  expect(markdown).toContain('## Arguments\n\n<ResponseField name="text" type="String!" required></ResponseField>');
  expect(markdown).toContain('<ResponseField name="limit" type="Int" default={"20"}>');
  expect(markdown).toContain('## Returns\n\n[`[Found!]!`](/api/gql/types/Found)');
  expect(markdown).toContain('```graphql Query\nquery Find($text: String!) {');
  expect(markdown).toContain('```json Variables');
});

test('a type tells of its fields, its values, and of what it belongs to', async () => {
  const site = await load({ tabs: [tab({})] });
  const book = bodyOf(site, '/graphql-reference/types/Book');
  expect(book).toContain('Second paragraph.');
  expect(book).toContain('<ResponseField name="title" type="String!">\n\nWhat stands on its **cover**.');
  expect(book).toContain('<Expandable title="Arguments">\n\n<ResponseField name="first" type="Int" default={"10"}>');
  expect(book).toContain('<ResponseField name="code" type="String" deprecated>\n\nUse `id`.');
  expect(book).toContain('## Implements\n\n- [`Node`](/graphql-reference/types/Node)');
  expect(book).toContain(
    '<ResponseField name="similar" type={<>[<a href="/graphql-reference/types/Book">Book</a>!]!</>}>',
  );
  const node = bodyOf(site, '/graphql-reference/types/Node');
  expect(node).toContain(
    '## Implemented by\n\n- [`Author`](/graphql-reference/types/Author)\n- [`Book`](/graphql-reference/types/Book)',
  );
  expect(bodyOf(site, '/graphql-reference/types/Found')).toContain('## Possible types');
  expect(bodyOf(site, '/graphql-reference/types/Genre')).toContain('<ResponseField name="PLAY" deprecated>');
});

test('groups pick parts out, and front matter puts one below words of the author', async () => {
  const pages = ['query book', 'type Genre', 'own', 'mutation addBok'];
  const site = await load(
    { tabs: [tab({ groups: [{ group: 'Books', pages }] })] },
    {
      'own.mdx': '---\ngraphql: {kind: mutation, name: addBook}\n---\n\nMy own words.',
      'index.mdx': '---\nhidden: true\n---\n',
    },
  );
  expect(routes(site).filter((route) => route !== '/')).toEqual([
    '/graphql-reference/queries/book',
    '/graphql-reference/types/Genre',
    '/own',
  ]);
  expect(told(site)).toEqual(['missing-operation: No GraphQL schema has the mutation "addBok"']);
  const own = site.pages.find(({ route }) => route === '/own')!;
  expect(own.title).toBe('addBook');
  expect(own.source!.body).toMatch(/^\nMy own words\.\n\n## Arguments/);
});

test.each([
  ['missing.graphql', {}, 'api-missing: The API description missing.graphql does not exist'],
  [
    'bad.graphql',
    { 'bad.graphql': 'type {' },
    'graphql-syntax: The GraphQL schema cannot be read: Expected Name, found "{"',
  ],
])('a schema that cannot be read is told: %s', async (source, files, problem) => {
  expect(
    told(await load({ tabs: [tab({ graphql: source, groups: [{ group: 'A', pages: ['index'] }] })] }, files)),
  ).toEqual([problem]);
});

test('names that differ in capitals alone have files of their own on every disk', async () => {
  const text =
    'type Query { user: User node: Node USER: user } type User { a: user } enum user { A } type Node { b: Int }';
  const site = await load({ tabs: [tab({ graphql: 'own.graphql' })] }, { 'own.graphql': text });
  const made = routes(site).filter((route) => route !== '/');
  expect(new Set(made.map((route) => route.toLowerCase())).size).toBe(made.length);
  expect(made).toContain('/graphql-reference/types/User');
  expect(made).toContain('/graphql-reference/types/user-2');
  expect(bodyOf(site, '/graphql-reference/types/User')).toContain('<a href="/graphql-reference/types/user-2">user</a>');
});

test('root types that implement an interface are among those that do, without a page', async () => {
  const text = 'type Query implements Node { id: ID node: Node } interface Node { id: ID }';
  const site = await load({ tabs: [tab({ graphql: 'own.graphql' })] }, { 'own.graphql': text });
  expect(bodyOf(site, '/graphql-reference/types/Node')).toContain('## Implemented by\n\n- `Query`');
});

test('types lead to the pages that there are: none where others are chosen, and that of an author', async () => {
  const pages = ['query book', 'type Book', 'own'];
  const site = await load(
    { tabs: [tab({ groups: [{ group: 'Books', pages: ['index', ...pages] }] })] },
    { 'own.mdx': '---\ngraphql: type ReviewConnection\n---\n\nMy own words.' },
  );
  const book = bodyOf(site, '/graphql-reference/types/Book');
  expect(book).toContain('<ResponseField name="genre" type="Genre!">');
  expect(book).toContain('type={<><a href="/own">ReviewConnection</a>!</>}');
  expect(book).toContain('## Implements\n\n- `Node`');
  expect(bodyOf(site, '/graphql-reference/queries/book')).toContain(
    '## Returns\n\n[`Book`](/graphql-reference/types/Book)',
  );
});

test('each language has its folder, its words and its links', async () => {
  const language = (code: string) => ({
    language: code,
    tabs: [
      tab({
        graphql: { source: 'library.graphql', directory: `${code}/api` },
        groups: [{ group: 'G', pages: [code] }],
      }),
    ],
  });
  const site = await load(
    { languages: [language('ja'), language('en')] },
    { 'en.mdx': '# Home', 'ja.mdx': '---\ngraphql: query book\n---\n' },
  );
  expect(bodyOf(site, '/ja')).toContain('## 引数');
  expect(bodyOf(site, '/ja')).toContain('(/ja/api/types/Book)');
  expect(bodyOf(site, '/en/api/queries/book')).toContain('## Arguments');
});

test('the same schema in two folders has links within each', async () => {
  const tabs = ['a', 'b'].map((directory) => ({
    tab: directory,
    graphql: { source: 'library.graphql', directory },
  }));
  const site = await load({ tabs: [{ tab: 'Home', pages: ['index'] }, ...tabs] });
  expect(bodyOf(site, '/a/queries/book')).toContain('(/a/types/Book)');
  expect(bodyOf(site, '/b/queries/book')).toContain('(/b/types/Book)');
});

test('chosen parts lie in the folder that their own place names', async () => {
  const tabs = ['a', 'b'].map((directory) => ({
    tab: directory,
    graphql: { source: 'library.graphql', directory },
    groups: [{ group: 'G', pages: ['query book'] }],
  }));
  const site = await load({ tabs: [{ tab: 'Home', pages: ['index'] }, ...tabs] });
  expect(routes(site)).toEqual(['/', '/a/queries/book', '/b/queries/book']);
});

test.each([
  ['{process.exit()}', String.raw`\{process.exit()\}`],
  ['<Script src="/x.js" />', '&lt;Script'],
  ['export const a = 1', '&#101;xport'],
  ['</ResponseField>\n\n# Out', '&lt;/ResponseField>'],
  ['```js\nnever closed', '````\n```js'],
])('nothing of a description runs or ends what it stands in: %s', async (description, shown) => {
  const text = `type Query { "A" a: A } type A { """\n${description}\n""" b: Int, c: Int }`;
  const site = await load({ tabs: [tab({ graphql: 'own.graphql' })] }, { 'own.graphql': text });
  const page = site.pages.find(({ title }) => title === 'A')!;
  expect(page.source!.body).toContain(shown);
  expect(page.markdown).toContain('<ResponseField name="c" type="Int">');
  expect(told(site)).toEqual([]);
});

test('scalars say what specifies them, and inputs that exactly one field is given', async () => {
  const text = `scalar Time @specifiedBy(url: "https://example.com/time") scalar Odd @specifiedBy(url: "javascript:{a}<b")
    input By @oneOf { id: ID name: String } type Query { a(by: By!): Time }`;
  const site = await load({ tabs: [tab({ graphql: 'own.graphql' })] }, { 'own.graphql': text });
  expect(bodyOf(site, '/graphql-reference/types/Time')).toBe(
    '<Badge>scalar</Badge>\n\n## Specified by\n\nhttps://example.com/time',
  );
  expect(bodyOf(site, '/graphql-reference/types/Odd')).toContain('## Specified by\n\njavascript:\\{a\\}&lt;b');
  expect(bodyOf(site, '/graphql-reference/types/By')).toMatch(
    /^<Badge>input<\/Badge> <Badge>@oneOf<\/Badge>\n\n## Fields\n\nExactly one of these fields is given\.\n\n<Resp/,
  );
});

test('directives are told as they are written, with what the schema says of them', async () => {
  const text = `
    "Asks for a *role*. {process.exit()}"
    directive @auth(requires: Role, labels: [String!]) on OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | ENUM_VALUE
    directive @constructor on OBJECT
    enum Role { ADMIN @auth(requires: ADMIN) USER @deprecated(reason: "Gone.") }
    type User @key(fields: "id") @join__type(graph: A) @constructor { id: ID! @auth(requires: USER, labels: ["\`a", "<B/>"]) }
    extend type User @key(fields: "id") @auth
    type Query { user(id: ID! @auth): User @auth(requires: ADMIN) @cost(weight: "1.5") }
  `;
  const site = await load({ tabs: [tab({ graphql: 'own.graphql' })] }, { 'own.graphql': text });
  expect(told(site)).toEqual([]);
  const user = bodyOf(site, '/graphql-reference/types/User');
  expect(user).toMatch(
    /^<Badge>object<\/Badge>\n\n`@key\(fields: "id"\)`\n\n`@constructor`\n\n`@auth`: Asks for a \*role\*\. \\\{process\.exit\(\)\\?\}\n\n## Fields/,
  );
  expect(user).toContain('>\n\n`` @auth(requires: USER, labels: ["`a", "<B/>"]) ``\n\n</ResponseField>');
  expect(user).not.toContain('join__');
  expect(bodyOf(site, '/graphql-reference/types/Role')).toMatch(
    /name="ADMIN">\n\n`@auth\(requires: ADMIN\)`\n\n.*name="USER" deprecated>\n\nGone\.\n\n</s,
  );
  const query = bodyOf(site, '/graphql-reference/queries/user');
  expect(query).toMatch(/^`@auth\(requires: ADMIN\)`: Asks .*\n\n`@cost\(weight: "1\.5"\)`\n\n## Arguments/);
  expect(query).toMatch(/name="id"[^\n]*>\n\n`@auth`\n\n<\/ResponseField>/);
});

test('what is made of a part is in the language of a page that is not listed', async () => {
  const language = (code: string) => ({
    language: code,
    tabs: [tab({ graphql: { source: 'library.graphql', directory: `${code}/api` } })],
  });
  const files = { 'ja/hidden.mdx': '---\ngraphql: query book\n---\n' };
  const site = await load({ languages: [language('en'), language('ja')] }, files);
  expect(bodyOf(site, '/ja/hidden')).toContain('## 引数');
  expect(bodyOf(site, '/ja/hidden')).toContain('(/ja/api/types/Book)');
});

test('a page for everybody leads to none that only some may read', async () => {
  const group = { group: 'Members', public: false, graphql: { source: 'library.graphql', directory: 'members' } };
  const files = { 'own.mdx': '---\npublic: true\ngraphql: query book\n---\n' };
  const site = await load({ groups: [{ group: 'A', pages: ['index', 'own'] }, group] }, files);
  expect(bodyOf(site, '/own')).toContain('## Returns\n\n`Book`');
  expect(bodyOf(site, '/members/queries/book')).toContain('## Returns\n\n[`Book`](/members/types/Book)');
});
