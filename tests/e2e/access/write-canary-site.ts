import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The kinds of readers for whom the site has pages; a page's words begin with `zq` and the name of its kind. */
export const kinds = ['open', 'team', 'alpha', 'beta'] as const;
export type ReaderKind = (typeof kinds)[number];

const frontMatter: Readonly<Record<ReaderKind, string>> = {
  open: 'public: true',
  team: '',
  alpha: 'groups: [alpha]',
  beta: 'groups: ["beta"]',
};

/** Names of the pages of each kind of reader. */
export const pageNames = [
  'prose',
  'endpoint',
  'webhook',
  'channel',
  'schema',
  'changelog',
  'hidden',
  'noindex',
  'island',
  'snippet',
  'image',
  'listed/index',
  'listed/child',
  'parts',
];

/**
 * Writes a site of which every page, of every kind and for every kind of reader, holds words that stand nowhere else.
 */
export function writeCanarySite(folder: string): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(
    'favicon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>',
  );
  write('docs.json', JSON.stringify(config(), null, 2));
  for (const kind of kinds) writeKind(kind, write);
  write('mixed.json', JSON.stringify(mixedDescription()));
  write('loose-zqteam.txt', 'zqteamloose');
  write(
    'index.mdx',
    `---\ntitle: Start\npublic: true\nrelated: [/open/prose, /team/prose, /alpha/prose, /beta/prose]\n---\nWelcome.\n\n${parts}\n\n![logo](/open/picture.svg)\n`,
  );
}

/** Parts of an open page that only some readers see. */
const parts = [
  '<Visibility for="signed-in">zqteampart</Visibility>',
  '<Visibility for="signed-in">\n\n## zqteamheading\n\nText\n\n</Visibility>',
  '<Visibility for={{ groups: ["alpha"] }}>zqalphapart</Visibility>',
  '<Visibility for={{ groups: ["beta"] }}><Card title="zqbetapart" href="/x">zqbetacard</Card></Visibility>',
  '<Visibility for="signed-out">zqopensignedout</Visibility>',
].join('\n\n');

function config(): unknown {
  const group = (kind: ReaderKind): unknown => ({
    group: `zq${kind}group`,
    root: `${kind}/listed/index`,
    directory: 'card',
    tag: `zq${kind}tag`,
    pages: pageNames.filter((name) => name !== 'listed/index').map((name) => `${kind}/${name}`),
  });
  return {
    name: 'Canary',
    theme: 'mint',
    colors: { primary: '#0b7441' },
    favicon: '/favicon.svg',
    seo: { indexing: 'all' },
    variables: {},
    redirects: [
      { source: '/old-team', destination: '/team/prose' },
      { source: '/old-open', destination: '/open/prose' },
      { source: '/old/:page', destination: '/alpha/:page' },
    ],
    navigation: {
      tabs: [
        { tab: 'Guides', groups: [{ group: 'Start', pages: ['index'] }, ...kinds.map(group)] },
        { tab: 'zqbetatab', pages: ['beta/only'] },
        {
          tab: 'zqteamtab',
          menu: [
            { item: 'zqteamitem', description: 'zqteamitemdescription', pages: ['team/only'] },
            { item: 'zqalphaitem', pages: ['alpha/only'] },
          ],
        },
        { tab: 'Mixed', openapi: 'mixed.json' },
      ],
    },
  };
}

function writeKind(kind: ReaderKind, write: (path: string, text: string) => void): void {
  const page = (name: string, { head = '', body = '' } = {}): void => {
    const key = name.replace(/\W/g, '');
    write(
      `${kind}/${name}.mdx`,
      `---\ntitle: zq${kind}${key}title\ndescription: zq${kind}${key}description\nkeywords: [zq${kind}${key}keyword]\n${frontMatter[kind]}\n${head}\n---\n\nzq${kind}${key}body\n\n## zq${kind}${key}heading\n\n${body}\n`,
    );
  };
  page('prose', { body: '```js\nconst zq = "' + `zq${kind}code` + '";\n```' });
  page('endpoint', { head: `openapi: ${kind}/api.json GET /${kind}/things` });
  page('webhook', { head: `openapi: ${kind}/api.json webhook ${kind}Event` });
  page('channel', { head: `asyncapi: ${kind}/events.json ${kind}Channel` });
  page('schema', { head: `openapi-schema: ${kind}/api.json Zq${kind}Thing` });
  page('changelog', {
    head: 'rss: true',
    body: `<Update label="zq${kind}update" description="zq${kind}date" tags={["zq${kind}updatetag"]}>\n\nzq${kind}news\n\n</Update>`,
  });
  page('hidden', { head: 'hidden: true' });
  page('noindex', { head: 'noindex: true' });
  page('island', { body: `import { Counter } from '/snippets/${kind}-counter.jsx';\n\n<Counter start={3} />` });
  page('snippet', {
    body: `import Part from '/snippets/${kind}-part.mdx';\n\n<Part />\n\n<div className="before:content-['zq${kind}class']" />`,
  });
  page('image', { body: `![zq${kind}alt](/${kind}/picture.svg)\n\n[file](/${kind}/paper.pdf)` });
  page('listed/index', {});
  page('listed/child', {});
  page('only', {});
  page('parts', { body: `Hello {user.firstName}\n\n${parts}` });
  write(
    `snippets/${kind}-counter.jsx`,
    `export const Counter = ({ start }) => {\n  const [count, setCount] = useState(start);\n  return <button onClick={() => setCount(count + 1)}>zq${kind}island {count}</button>;\n};\n`,
  );
  write(`snippets/${kind}-part.mdx`, `zq${kind}snippet <span className="after:content-['zq${kind}snippetclass']" />\n`);
  write(
    `${kind}/picture.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>zq${kind}picture</title></svg>`,
  );
  write(`${kind}/paper.pdf`, `%PDF zq${kind}paper`);
  write(`${kind}/api.json`, JSON.stringify(description(kind)));
  write(`${kind}/events.json`, JSON.stringify(events(kind)));
}

function description(kind: ReaderKind): unknown {
  return {
    openapi: '3.1.0',
    info: { title: `zq${kind}api`, version: '1', description: `zq${kind}apidescription` },
    servers: [{ url: `https://zq${kind}.example.com` }],
    paths: {
      [`/${kind}/things`]: {
        post: { summary: `zq${kind}unlisted`, responses: { 200: { description: 'ok' } } },
        get: {
          summary: `zq${kind}operation`,
          parameters: [{ name: `zq${kind}parameter`, in: 'query', schema: { type: 'string' } }],
          requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/Zq${kind}Thing` } } } },
          responses: {
            200: {
              description: `zq${kind}response`,
              content: { 'application/json': { schema: { $ref: `#/components/schemas/Zq${kind}Thing` } } },
            },
          },
        },
      },
    },
    webhooks: {
      [`${kind}Event`]: {
        post: {
          summary: `zq${kind}webhook`,
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { [`zq${kind}payload`]: { type: 'string' } } },
              },
            },
          },
          responses: { 200: { description: 'ok' } },
        },
      },
    },
    components: { schemas: { [`Zq${kind}Thing`]: deepSchema(kind) } },
  };
}

/** Deep enough that its inner fields are left to files of their own. */
function deepSchema(kind: ReaderKind): unknown {
  const leaves = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `zq${kind}leaf${index}`,
      { type: 'string', description: `zq${kind}leaftext ${'long '.repeat(20)}` },
    ]),
  );
  const nest = (depth: number): unknown => ({
    type: 'object',
    description: `zq${kind}level${depth}`,
    properties: depth === 0 ? leaves : { ...leaves, [`zq${kind}inner${depth}`]: nest(depth - 1) },
  });
  return nest(4);
}

function events(kind: ReaderKind): unknown {
  return {
    asyncapi: '3.0.0',
    info: { title: `zq${kind}events`, version: '1' },
    servers: { main: { host: `zq${kind}.example.com`, protocol: 'wss' } },
    channels: {
      [`${kind}Channel`]: {
        address: `/zq${kind}address`,
        description: `zq${kind}channel`,
        messages: { one: { payload: { type: 'object', properties: { [`zq${kind}field`]: { type: 'string' } } } } },
      },
    },
    operations: { receive: { action: 'receive', channel: { $ref: `#/channels/${kind}Channel` } } },
  };
}

/** One description with operations for different readers, each with a schema of its own that names one of all. */
function mixedDescription(): unknown {
  const operation = (kind: ReaderKind): unknown => ({
    summary: `zq${kind}mixed`,
    tags: [`zq${kind}mixedtag`],
    responses: {
      200: {
        description: `zq${kind}mixedresponse`,
        content: { 'application/json': { schema: { $ref: `#/components/schemas/Zq${kind}Model` } } },
      },
    },
    'x-mint': { metadata: kind === 'open' ? { public: true } : kind === 'team' ? {} : { groups: [kind] } },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Mixed', version: '1' },
    servers: [{ url: 'https://mixed.example.com' }],
    paths: Object.fromEntries(kinds.map((kind) => [`/mixed/${kind}`, { get: operation(kind) }])),
    components: {
      schemas: {
        Common: { type: 'object', properties: { id: { type: 'string' } } },
        ...Object.fromEntries(kinds.map((kind) => [`Zq${kind}Model`, model(kind)])),
      },
    },
  };
}

function model(kind: ReaderKind): unknown {
  return {
    type: 'object',
    description: `zq${kind}modeltext`,
    properties: {
      common: { $ref: '#/components/schemas/Common' },
      [`zq${kind}modelfield`]: { type: 'string', enum: [`zq${kind}modelvalue`] },
    },
  };
}
