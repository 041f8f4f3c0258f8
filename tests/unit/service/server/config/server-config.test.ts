import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderReport } from '../../../../../src/base/errors/render-report.ts';
import { buildServerJsonSchema } from '../../../../../src/service/server/config/build-server-json-schema.ts';
import { checkEnvironment } from '../../../../../src/service/server/config/check-environment.ts';
import { loadServerConfig } from '../../../../../src/service/server/config/load-server-config.ts';
import { parseServerConfig } from '../../../../../src/service/server/config/parse-server-config.ts';
import {
  resolveServerConfig,
  type ServerConfigSources,
} from '../../../../../src/service/server/config/resolve-server-config.ts';

const resolve = (sources: Partial<ServerConfigSources>) =>
  resolveServerConfig({ input: {}, folder: '/srv/docs', environment: {}, flags: { folders: [] }, ...sources });

test('faults are named with file, line and what would be right', () => {
  const text = `{
  "prot": 4000,
  "sites": [
    { "domain": "docs", "folder": "dist", "hots": ["docs.example.com"] },
    { "domain": "docs", "folder": "other" },
    { "domain": "no good" }
  ],
  "assistant": { "model": { "url": "localhost:11434", "name": "" } },
  "log": "al"
}`;
  const { input, problems } = parseServerConfig(text, 'docwright.server.json');
  expect(input).toBeNull();
  expect(renderReport(problems, { color: false })).toMatchInlineSnapshot(`
    "docwright.server.json
      error    docwright.server.json:5:7  sites[1].domain
               Two sites have the domain "docs"
               → Give each its own \`domain\` in docwright.server.json; by default, it is the name of the folder
      error    docwright.server.json:6:5  sites[2].folder
               The key \`folder\` is missing
      error    docwright.server.json:6:7  sites[2].domain
               Expected at most 64 letters, digits, \`-\`, \`_\` and \`.\`, found "no good"
      error    docwright.server.json:8:29  assistant.model.url
               Expected a URL that starts with https:// or http://, found "localhost:11434"
      error    docwright.server.json:9:3  log
               Expected "all", "errors" or "none", found "al"
               → Did you mean "all"?
      warning  docwright.server.json:2:3  prot
               The key \`prot\` is not known here and has no effect
               → Did you mean \`port\`?
      warning  docwright.server.json:4:43  sites[0].hots
               The key \`hots\` is not known here and has no effect
               → Did you mean \`hosts\`?
      warning  docwright.server.json:8:55  assistant.model.name
               The value is an empty string, which counts as not set

    5 errors and 3 warnings in 1 file"
  `);
});

test('a list whose only entry is wrong is not called empty as well', () => {
  const messagesOf = (config: unknown): string[] =>
    parseServerConfig(JSON.stringify(config), 'docwright.server.json').problems.map(({ message }) => message);
  expect(messagesOf({ sites: [{ domain: 'docs' }] })).toEqual(['The key `folder` is missing']);
  expect(messagesOf({ sites: ['dist'] })).toHaveLength(1);
  expect(messagesOf({ sites: [] })).toEqual(['Expected at least one site, found an empty list']);
});

test('places that the service could only find wrong later, or never, are faults of the file', () => {
  const text = JSON.stringify({
    sites: [
      {
        folder: 'dist',
        hosts: [
          'https://docs.example.com/',
          'docs.example.com:443',
          '*.Example.com',
          'münchen.de',
          '*',
          'docs.example.com.',
          'docs.*',
        ],
      },
    ],
    storage: { database: 'mysql://docs:hunter2@db/docs' },
    trustedProxies: ['10.0.0.0/8', 'nginx'],
    proxy: { allowPrivate: ['localhost', '10.0.0.0/8', 'http://localhost:3000'] },
  });
  const { problems } = parseServerConfig(text, 'docwright.server.json');
  expect(problems.map(({ key, message, hint }) => [key, message, hint])).toEqual([
    ['sites[0].hosts[0]', expect.stringContaining('Expected a host name without scheme'), 'Write `docs.example.com`'],
    ['sites[0].hosts[1]', expect.stringContaining('found "docs.example.com:443"'), 'Write `docs.example.com`'],
    ['sites[0].hosts[3]', expect.stringContaining('found "münchen.de"'), 'Write `xn--mnchen-3ya.de`'],
    [
      'sites[0].hosts[4]',
      expect.stringContaining('found "*"'),
      'Remove `hosts` for a site that answers to any host name',
    ],
    ['sites[0].hosts[5]', expect.stringContaining('found "docs.example.com."'), 'Write `docs.example.com`'],
    ['sites[0].hosts[6]', expect.stringContaining('found "docs.*"'), undefined],
    [
      'storage.database',
      'Expected the path of a file, or a URL that starts with postgres://, found another string',
      undefined,
    ],
    ['trustedProxies[1]', 'Expected an address or a network, such as 10.0.0.0/8, found "nginx"', undefined],
    [
      'proxy.allowPrivate[2]',
      'Expected an address, a range such as 10.0.0.0/8, or a host name, found "http://localhost:3000"',
      undefined,
    ],
  ]);
  for (const database of ['my.db', '/srv/my.db', 'C:\\docs\\my.db', 'postgres://db/docs'])
    expect(parseServerConfig(JSON.stringify({ storage: { database } }), 'x.json').problems).toEqual([]);
});

test('variables of the environment are held to the rules of the keys that they stand for', () => {
  const environment = {
    DOCWRIGHT_PORT: '80 80',
    DOCWRIGHT_DATABASE: 'mysql://docs:hunter2@db/docs',
    DOCWRIGHT_REDIS: 'cache:6379',
    DOCWRIGHT_MODEL_URL: 'api.example.com',
    DOCWRIGHT_EMBEDDINGS_URL: 'api.example.com',
    DOCWRIGHT_TRUSTED_PROXIES: '10.0.0.1, nginx',
    DOCWRIGHT_SIGN_IN_SECRETS: `${'x'.repeat(32)} hunter2`,
  };
  const told = renderReport(checkEnvironment(environment), { color: false });
  expect(told).not.toContain('hunter2');
  expect(told).toContain('7 errors');
  for (const name of Object.keys(environment)) expect(told).toContain(`  ${name}`);
  expect(checkEnvironment({ DOCWRIGHT_PORT: '65536' })).toMatchObject([{ severity: 'error' }]);
  expect(
    checkEnvironment({
      DOCWRIGHT_PORT: '80',
      DOCWRIGHT_REDIS: '',
      DOCWRIGHT_DATABASE: 'my.db',
      DOCWRIGHT_TRUSTED_PROXIES: '10.0.0.1, ::1',
      DOCWRIGHT_SIGN_IN_SECRETS: `${'x'.repeat(32)} ${'y'.repeat(32)}`,
    }),
  ).toEqual([]);
});

test('no service starts on a wrong variable, with a file or without', () => {
  const environment = { DOCWRIGHT_SIGN_IN_SECRETS: 'short' };
  expect(() => loadServerConfig(null, { environment, flags: { folders: [] } })).toThrow('at least 32 characters');
});

test('blanks around a variable, as files of secrets end in, are no part of its value', () => {
  const secret = 'x'.repeat(32);
  const environment = {
    DOCWRIGHT_PORT: '4001\n',
    DOCWRIGHT_DATABASE: ' postgres://db/docs\r\n',
    DOCWRIGHT_MODEL_URL: 'https://api.example.com/v1\n',
    DOCWRIGHT_MODEL: 'm\n',
    DOCWRIGHT_MODEL_KEY: 'key\n',
    DOCWRIGHT_METRICS_TOKEN: 'token\n',
    DOCWRIGHT_SIGN_IN_SECRETS: `${secret}\n`,
    DOCWRIGHT_EMBEDDINGS_URL: '\n',
    DOCWRIGHT_REDIS: ' ',
  };
  const { config, halves } = loadServerConfig(null, { environment, flags: { folders: [] } });
  expect(halves).toEqual({ model: [], embeddings: [] });
  expect(config).toMatchObject({
    port: 4001,
    database: 'postgres://db/docs',
    redis: null,
    model: { baseUrl: 'https://api.example.com/v1', model: 'm', key: 'key' },
    metricsToken: 'token',
  });
});

test('a key that no header can hold is refused at the start, where the log would show it with each request', () => {
  for (const name of ['DOCWRIGHT_MODEL_KEY', 'DOCWRIGHT_EMBEDDINGS_KEY', 'DOCWRIGHT_METRICS_TOKEN'])
    for (const value of ['hunter2\nhunter2', 'hunter2…']) {
      const told = renderReport(checkEnvironment({ [name]: value }), { color: false });
      expect(told).toContain(`  ${name}`);
      expect(told).toContain('line break');
      expect(told).not.toContain('hunter2');
    }
  const key = 'hunter2\nhunter2';
  const { problems } = parseServerConfig(
    JSON.stringify({ assistant: { model: { key } }, embeddings: { key }, metricsToken: key }),
    'x.json',
  );
  expect(problems.map((problem) => problem.key)).toEqual(['assistant.model.key', 'embeddings.key', 'metricsToken']);
  expect(renderReport(problems, { color: false })).not.toContain('hunter2');
  expect(checkEnvironment({ DOCWRIGHT_MODEL_KEY: 'sk-proj_A.b+/=~ x' })).toEqual([]);
});

test('one secret of the environment is sent to one provider alone, however many sites it is of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-'));
  const file = join(folder, 'docwright.server.json');
  const load = (issuers: string[], secret: string) => {
    const sites = issuers.map((issuer, index) => ({
      folder: `site-${index}`,
      signIn: { methods: [{ kind: 'openid', issuer, clientId: 'docs' }] },
    }));
    writeFileSync(file, JSON.stringify({ sites }));
    const environment = { DOCWRIGHT_SIGN_IN_CLIENT_SECRET: secret };
    return loadServerConfig(file, { environment, flags: { folders: [] } }).config;
  };
  const [a, b] = ['https://a.example.com/x', 'https://b.example.com'] as const;
  expect(() => load([a, b], 'hunter2')).toThrow('would be sent to https://a.example.com and https://b.example.com');
  expect(() => load([a, b], '')).not.toThrow();
  expect(load([a, 'https://a.example.com/y'], 'hunter2').sites.map(({ signIn }) => signIn?.methods[0])).toMatchObject([
    { clientSecret: 'hunter2' },
    { clientSecret: 'hunter2' },
  ]);
});

test('a model may be named in the file, in the environment, or in both by halves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-'));
  const told = (input: object | null, environment: Record<string, string>): string => {
    const file = join(folder, 'docwright.server.json');
    if (input) writeFileSync(file, JSON.stringify(input, null, 2));
    const { halves } = loadServerConfig(input && file, { environment, flags: { folders: [] } });
    const missing = [...halves.model, ...halves.embeddings];
    return missing.length === 0 ? '' : renderReport(missing, { color: false });
  };
  const url = 'https://api.example.com/v1';
  expect(told({ assistant: { model: { tools: false } } }, { DOCWRIGHT_MODEL_URL: url, DOCWRIGHT_MODEL: 'm' })).toBe('');
  expect(told({ assistant: { model: { name: 'm' } } }, { DOCWRIGHT_MODEL_URL: url })).toBe('');
  expect(told({ embeddings: { url } }, { DOCWRIGHT_EMBEDDINGS_MODEL: 'm' })).toBe('');
  expect(told({ embeddings: {} }, {})).toBe('');
  expect(told({ embeddings: false }, { DOCWRIGHT_EMBEDDINGS_URL: url })).toBe('');
  expect(told(null, { DOCWRIGHT_MODEL_KEY: 'k' })).toBe('');
  // What is not whole would have no effect, and nobody would learn of it.
  const name = /docwright.server.json:3:5 {2}assistant.model.name\n +The key `name` is missing\n.*DOCWRIGHT_MODEL\n/;
  expect(told({ assistant: { model: { url } } }, {})).toMatch(name);
  expect(told({ embeddings: { languages: ['de'], url } }, {})).toMatch(/embeddings.name\n +The key `name` is missing/);
  expect(told(null, { DOCWRIGHT_MODEL_URL: url })).toMatch(/DOCWRIGHT_MODEL: The environment variable is missing/);
  expect(told(null, { DOCWRIGHT_EMBEDDINGS_MODEL: 'm' })).toMatch(
    /DOCWRIGHT_EMBEDDINGS_URL: The environment variable is missing/,
  );
});

test('a secret that is too short is not shown', () => {
  const text = JSON.stringify({ sites: [{ folder: 'dist', signIn: { secrets: ['hunter2'], methods: [] } }] });
  const told = renderReport(parseServerConfig(text, 'docwright.server.json').problems, { color: false });
  expect(told).toContain('at least 32 characters');
  expect(told).not.toContain('hunter2');
});

test('an address of a database that no client can read is a fault, and its password is not shown', () => {
  const told = (storage: object): string =>
    renderReport(parseServerConfig(JSON.stringify({ storage }), 'x.json').problems, { color: false });
  // A URL ends its host at `#`, `/` and `?`, and a path of Redis is a number.
  for (const database of ['postgres://docs:hunter#2@db/docs', 'postgres://docs:hunter/2@db/docs'])
    expect(told({ database })).toMatch(/storage.database\n +Expected a URL such as postgres:.*%23.*another string/);
  for (const redis of ['redis://:hunter/2@cache', 'rediss://cache/docs', 'redis://:hunter%2@cache:6379'])
    expect(told({ redis })).toMatch(/storage.redis\n +Expected a URL such as redis:.*%23.*another string/);
  for (const storage of [
    { database: 'postgres://docs:a%23@%2Frun%2Fpg/docs' },
    { database: 'postgres://docs:50%@db/docs' },
    { database: 'postgres://docs:a@/docs?host=/run/pg' },
    { database: 'postgres:///docs' },
    { redis: 'redis://:a%23@cache:6379/0' },
    { redis: 'redis://cache' },
  ])
    expect(told(storage)).toBe(told({}));
});

test('no report shows what may be a secret', () => {
  const methods = [
    { kind: 'openid', issuer: 'ftp://docs:hunter2@login.example.com', clientId: 'docs', clientSecret: 42_4242 },
    { kind: 'jwt', publicKey: '-----BEGIN PRIVATE KEY-----\nhunter2', loginUrl: 'https://app.example.com/' },
    { kind: 'password', passwords: ['hunter2'] },
    { kind: 'password', passwords: 'hunter2' },
  ];
  const model = { url: 'htps://docs:hunter2@models.example.com', name: 'm', key: 42_4242 };
  const text = JSON.stringify({
    sites: [{ folder: 'dist', signIn: { methods } }],
    assistant: { model },
    metricsToken: 42_4242,
  });
  const told = renderReport(parseServerConfig(text, 'docwright.server.json').problems, { color: false });
  expect(told).toContain('8 errors');
  expect(told).toContain('found "htps://…@models.example.com"');
  expect(told).not.toMatch(/hunter2|424242/);
});

test('a key by which no token can be checked is a fault of the file', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const check = (methods: object[]): string[] =>
    parseServerConfig(JSON.stringify({ sites: [{ folder: 'dist', signIn: { methods } }] }), 'x.json').problems.map(
      ({ key = '', message }) => `${key}: ${message}`,
    );
  const jwt = (key: string): object => ({ kind: 'jwt', publicKey: key, loginUrl: 'https://app.example.com/' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  for (const key of [
    'abc',
    privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    JSON.stringify(privateKey.export({ format: 'jwk' })),
    rsa.export({ type: 'spki', format: 'pem' }) as string,
  ])
    expect(check([jwt(key)])).toEqual([expect.stringMatching(/publicKey: Expected the public key.*another string$/)]);
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  expect(check([pem, pem.replaceAll('\n', '\\n'), JSON.stringify(p256)].map(jwt))).toEqual([]);
});

test('a file that is no JSON is refused', () => {
  for (const text of ['', '[]', '{ "port": }', 'port: 1']) {
    const { input, problems } = parseServerConfig(text, 'docwright.server.json');
    expect([text, input, problems[0]?.file]).toEqual([text, null, 'docwright.server.json']);
  }
});

test('without anything there are defaults for everything', () => {
  expect(resolve({})).toMatchObject({
    port: 4000,
    host: 'localhost',
    data: '/srv/docs/.docwright-data',
    database: '/srv/docs/.docwright-data/service.db',
    redis: null,
    model: null,
    embeddings: { kind: 'builtin' },
    sites: [],
    log: 'all',
    limits: { search: 10_000, assistant: 10_000, assistantPerAddress: 10_000 },
  });
});

test('the command line goes before the environment, and that before the file', () => {
  const input = {
    port: 1,
    host: 'file',
    data: 'data',
    storage: { database: 'my.db', redis: 'redis://file' },
    assistant: { model: { url: 'https://file/v1/', name: 'file', key: 'file' }, instructions: 'Be kind.' },
  };
  const fromFile = resolve({ input });
  expect(fromFile).toMatchObject({
    port: 1,
    host: 'file',
    data: '/srv/docs/data',
    database: '/srv/docs/my.db',
    redis: 'redis://file',
    model: { baseUrl: 'https://file/v1', key: 'file', instructions: 'Be kind.' },
  });
  const environment = {
    DOCWRIGHT_PORT: '2',
    DOCWRIGHT_HOST: 'env',
    DOCWRIGHT_DATABASE: 'postgres://db/docs',
    DOCWRIGHT_MODEL_KEY: 'env',
  };
  expect(resolve({ input, environment })).toMatchObject({
    port: 2,
    host: 'env',
    database: 'postgres://db/docs',
    model: { model: 'file', key: 'env' },
  });
  expect(resolve({ input, environment, flags: { folders: [], port: 3, host: 'flag', data: '/flag' } })).toMatchObject({
    port: 3,
    host: 'flag',
    data: '/flag',
  });
});

test('a folder of the command line keeps what the file says of it', () => {
  const input = {
    sites: [{ domain: 'docs', folder: 'dist', hosts: ['docs.example.com'], organization: 'acme' }, { folder: 'other' }],
  };
  expect(resolve({ input }).sites).toMatchObject([
    { domain: 'docs', folder: '/srv/docs/dist', hosts: ['docs.example.com'], organization: 'acme' },
    { domain: 'other', folder: '/srv/docs/other', hosts: [], organization: 'default' },
  ]);
  expect(resolve({ input, flags: { folders: ['/srv/docs/dist', '/elsewhere/guides'] } }).sites).toMatchObject([
    { domain: 'docs', organization: 'acme' },
    { domain: 'guides', organization: 'default' },
  ]);
});

test('sites that would be one by the names of their folders are told of, in the file and on the command line', () => {
  const text = `{ "sites": [\n{ "folder": "a/dist" },\n{ "folder": "b/dist/" },\n{ "domain": "dist", "folder": "c" }] }`;
  expect(parseServerConfig(text, 'x.json').problems).toMatchObject([
    { severity: 'error', message: 'Two sites have the domain "dist"', line: 3, key: 'sites[1].folder' },
    { severity: 'error', message: 'Two sites have the domain "dist"', line: 4, key: 'sites[2].domain' },
  ]);
  const load = (folders: string[]): unknown => loadServerConfig(null, { environment: {}, flags: { folders } });
  expect(() => load(['/srv/a/dist', '/srv/b/dist'])).toThrow('Two sites have the domain "dist"');
  expect(() => load(['/srv/a/dist', '/srv/b/guides'])).not.toThrow();
});

test('one folder may be several sites, each with its own hosts and ways to sign in', () => {
  const signIn = { methods: [], secrets: [], sessionHours: 1 };
  const input = {
    sites: [
      { domain: 'open', folder: 'dist', hosts: ['docs.example.com'] },
      { domain: 'closed', folder: './dist', hosts: ['docs.internal'], signIn },
    ],
  };
  for (const folders of [[], ['/srv/docs/dist']])
    expect(resolve({ input, flags: { folders } }).sites).toMatchObject([
      { domain: 'open', hosts: ['docs.example.com'], signIn: null },
      { domain: 'closed', hosts: ['docs.internal'], signIn: { methods: [] } },
    ]);
});

test('the committed schema is up to date (node scripts/write-config-schema.ts writes it)', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../../../../schema/server.schema.json'), 'utf8');
  expect(committed).toBe(`${JSON.stringify(buildServerJsonSchema(), null, 2)}\n`);
});

interface SchemaNode {
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
}

/** Keys of objects that have no keys of their own below them. */
function leafKeys({ properties = {}, additionalProperties, items, anyOf = [], oneOf = [] }: SchemaNode): string[] {
  const inner = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [
    ...Object.entries(properties).flatMap(([key, node]) => {
      const below = leafKeys(node);
      return below.length > 0 ? below : [key];
    }),
    ...[...inner, ...(items ? [items] : []), ...anyOf, ...oneOf].flatMap(leafKeys),
  ];
}

test('the manual names every setting and every variable of the service', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const pages = ['service/configuration', 'publish/sign-in'].map((page) =>
    readFileSync(join(root, `example-site/${page}.mdx`), 'utf8'),
  );
  const keys = new Set(leafKeys(buildServerJsonSchema() as SchemaNode));
  expect(keys).toContain('dimensions');
  const words = new Set(pages.join('\n').match(/[$\w]+/g));
  for (const key of keys) expect(words, key).toContain(key);
  const sources = readdirSync(join(root, 'src/service/server/config')).map((file) =>
    readFileSync(join(root, 'src/service/server/config', file), 'utf8'),
  );
  const variables = sources.flatMap((text) => [
    ...[...text.matchAll(/DOCWRIGHT_[A-Z_]+/g)].map(([name]) => name),
    ...[...text.matchAll(/variable\('([A-Z_]+)'\)/g)].map(([, name]) => `DOCWRIGHT_${name}`),
  ]);
  for (const name of new Set(variables)) expect(pages[0], name).toContain(`\`${name}\``);
});

test('an address of IPv6 may stand in brackets, wherever it is given', () => {
  expect(resolve({ environment: { DOCWRIGHT_HOST: '[::1]' } }).host).toBe('::1');
  expect(resolve({ input: { host: '[::]' } }).host).toBe('::');
});
