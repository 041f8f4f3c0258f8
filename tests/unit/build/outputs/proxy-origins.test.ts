import { expect, test } from 'vitest';
import { readersOfOrigins } from '../../../../src/build/output/select-protected-files.ts';
import { collectProxyOrigins } from '../../../../src/build/outputs/proxy-origins.ts';
import type { Server } from '../../../../src/model/api/server.ts';
import type { EndpointPage } from '../../../../src/model/page.ts';
import { apiDocument, endpointPage, server, testSite } from './test-site.ts';

const originsOf = (servers: Server[], id = 'openapi.json'): string[] =>
  collectProxyOrigins(testSite({ apis: [apiDocument({ id, servers })] }));

test('servers that give tokens are among them, unless requests go straight to the API', () => {
  const flow = { authorizationUrl: 'https://login.example.com/in', refreshUrl: null, scopes: {} };
  const scheme = {
    type: 'oauth2' as const,
    description: '',
    prefill: null,
    flows: [
      { ...flow, grant: 'authorizationCode' as const, tokenUrl: 'https://token.example.com/t' },
      { ...flow, grant: 'implicit' as const, tokenUrl: null },
    ],
  };
  const apis = [apiDocument({ id: 'a.json', securitySchemes: { scheme } })];
  expect(collectProxyOrigins(testSite({ apis }))).toEqual(['https://token.example.com']);
  expect(collectProxyOrigins(testSite({ apis, docs: { api: { playground: { proxy: false } } } }))).toEqual([]);
});

test.each<[string, Server, string[]]>([
  ['a plain server', server('https://api.example.com:8443/v1'), ['https://api.example.com:8443']],
  [
    'listed values',
    server('https://{env}.example.com/{v}', { env: { default: 'prod', enum: ['prod', 'test'] }, v: { default: 'v1' } }),
    ['https://prod.example.com', 'https://test.example.com'],
  ],
  [
    'an open label',
    server('https://{tenant}.api.example.com', { tenant: { default: 'demo' } }),
    ['https://*.api.example.com', 'https://demo.api.example.com'],
  ],
  [
    'a part of a label',
    server('https://api-{region}.example.com', { region: { default: 'eu' } }),
    ['https://api-*.example.com', 'https://api-eu.example.com'],
  ],
  ['an open host', server('https://{host}/v1', { host: { default: 'api.example.com' } }), ['https://api.example.com']],
  ['an open domain', server('https://{name}.com', { name: { default: 'example' } }), ['https://example.com']],
  [
    'an open domain inside',
    server('https://api.{name}.com', { name: { default: 'example' } }),
    ['https://api.example.com'],
  ],
  ['a star in the place of a host', server('https://*.*'), []],
  ['an escaped star in the place of a name', server('https://%2A.com'), []],
  ['a star as a default', server('https://{host}', { host: { default: '*.com' } }), []],
  ['a star for a label', server('https://*.example.com/v1'), ['https://*.example.com']],
  ['an open port', server('http://localhost:{port}', { port: { default: '80', enum: [] } }), ['http://localhost']],
  [
    'an open scheme',
    server('{scheme}://api.example.com', { scheme: { default: 'https', enum: ['https', 'http'] } }),
    ['http://api.example.com', 'https://api.example.com'],
  ],
  ['an open address part', server('https://10.0.0.{n}', { n: { default: '1' } }), ['https://10.0.0.1']],
  ['an unknown variable', server('https://{x}/'), []],
  [
    'credentials in the host',
    server('https://api.example.com@{x}.evil.example.org', { x: { default: 'a' } }),
    ['https://a.evil.example.org'],
  ],
  ['a socket', server('wss://events.example.com/v1'), ['wss://events.example.com']],
  ['another scheme', server('mqtt://events.example.com'), []],
  ['a relative server', server('/v1'), []],
  ['no address', server('not a url'), []],
])('%s', (_, given, expected) => {
  expect(originsOf([given])).toEqual(expected);
});

test('a relative server of a fetched description stands at its origin', () => {
  expect(originsOf([server('/v1')], 'https://api.example.com/openapi.json')).toEqual(['https://api.example.com']);
});

test('servers of single pages and of pages in MDX count', () => {
  const site = testSite({ docs: { api: { mdx: { server: 'https://mdx.example.com/v1' } } } });
  const page = endpointPage('a', { document: 'openapi.json', servers: [server('https://page.example.com')] });
  expect(collectProxyOrigins({ ...site, pages: [page] })).toEqual([
    'https://mdx.example.com',
    'https://page.example.com',
  ]);
});

test('many combinations of values stay few', () => {
  const values = Array.from({ length: 100 }, (_, index) => `v${index}`);
  expect(
    originsOf([
      server('https://{a}.{b}.{c}.example.com', {
        a: { default: 'x', enum: values },
        b: { default: 'y', enum: values },
        c: { default: 'z', enum: values },
      }),
    ]),
  ).toEqual(['https://x.y.z.example.com']);
});

test('values stand as they are, also where they look like variables or patterns', () => {
  expect(originsOf([server('https://{a}.{b}.example.com', { a: { default: '{b}' }, b: { default: 'x' } })])).toEqual([
    'https://*.*.example.com',
    'https://{b}.x.example.com',
  ]);
  expect(originsOf([server('https://{a}.b.example.com', { a: { default: "x$'y", enum: ["x$'y"] } })])).toEqual([
    "https://x$'y.b.example.com",
  ]);
  const names = Array.from({ length: 40 }, (_, index) => `v${index}`);
  const doubling = Object.fromEntries(
    names.map((name, index) => [name, { default: `{v${index + 1}}{v${index + 1}}` }]),
  );
  const url = `https://api.example.com:{${names.join('}{')}}`;
  expect(originsOf([server(url, doubling)])).toEqual([]);
});

test('whose servers they are follows from the pages that tell of them', () => {
  const closed = server('https://alpha.example.com');
  const shared = server('https://shared.example.com');
  const page = (path: string, visibility: Partial<EndpointPage['visibility']>, servers: Server[]): EndpointPage => {
    const made = endpointPage(path, { document: `${path}.json`, servers });
    return { ...made, visibility: { ...made.visibility, ...visibility } };
  };
  const pages = [
    page('open', { public: true }, [shared]),
    page('alpha', { groups: ['alpha'] }, [closed, shared]),
    page('members', {}, [server('https://members.example.com')]),
  ];
  const apis = [
    apiDocument({ id: 'alpha.json', servers: [server('https://whole.example.com')] }),
    apiDocument({ id: 'nobody.json', servers: [server('https://nobody.example.com')] }),
  ];
  const alpha = { kind: 'members', groups: ['alpha'] };
  expect(Object.fromEntries(readersOfOrigins({ ...testSite(), apis, pages }))).toEqual({
    'https://shared.example.com': [{ kind: 'everyone' }, alpha],
    'https://alpha.example.com': [alpha],
    'https://whole.example.com': [alpha],
    'https://members.example.com': [{ kind: 'members', groups: null }],
  });
});
