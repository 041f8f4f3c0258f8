import { expect, test } from 'vitest';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { buildDocumentPages } from '../../../../src/read/openapi/build-document-pages.ts';
import { buildSchemaPage } from '../../../../src/read/openapi/build-schema-page.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { createCompleter } from '../site/create-completer.ts';
import { describeProblems } from './describe-pages.ts';

const unreadable: [name: string, text: string][] = [
  ['empty', ''],
  ['a number', '12'],
  ['a list', '[1, 2]'],
  ['another file', '{"name": "package"}'],
  ['binary', '\u0000\u0001\u0002'],
  ['cut off', '{"openapi": "3.0.0", "paths": {'],
  ['open quotes', 'openapi: "3.0.0\npaths: {}'],
  ['deep', `{"openapi":"3.0.0","paths":{"/a":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}}`],
  ['a YAML alias of itself', 'openapi: 3.0.0\npaths: &p\n  /a: *p\n'],
  [
    'a bomb of YAML aliases',
    `openapi: 3.0.0\na: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghij'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[index]}`).join(',')}]`).join('\n')}\npaths: { /a: { get: { x: *j } } }`,
  ],
];

test.each(unreadable)('%s is no description, and says so', async (_, text) => {
  const { document, problems } = await parseOpenApi({ id: 'a.yaml', text });
  const isReadable = document !== null && document.operations.length > 0;
  expect(isReadable).toBe(false);
  expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
  expect(problems.every(({ message }) => message.length < 300)).toBe(true);
});

test('the reasons are told in words', async () => {
  const reports = await Promise.all(
    unreadable.map(
      async ([name, text]) => `${name}: ${describeProblems((await parseOpenApi({ id: 'a.yaml', text })).problems)[0]}`,
    ),
  );
  expect(reports).toMatchInlineSnapshot(`
    [
      "empty: error invalid-yaml a.yaml:? This is neither JSON nor YAML: expected a document, but the input is empty ()",
      "a number: error not-a-description a.yaml:? This file is not an OpenAPI description ()",
      "a list: error not-a-description a.yaml:? This file is not an OpenAPI description ()",
      "another file: error not-a-description a.yaml:? This file is not an OpenAPI description ()",
      "binary: error invalid-yaml a.yaml:1 This is neither JSON nor YAML: null byte is not allowed in input ()",
      "cut off: warning invalid-yaml a.yaml:1 This is not valid YAML: Flow map in block collection must be sufficiently indented and end with a } ()",
      "open quotes: warning invalid-yaml a.yaml:2 This is not valid YAML: Missing closing "quote ()",
      "deep: error unsafe-description a.yaml:? This file cannot be used: it nests deeper than 500 levels ()",
      "a YAML alias of itself: error unsafe-description a.yaml:? This file cannot be used: it contains itself through a YAML alias ()",
      "a bomb of YAML aliases: error unsafe-description a.yaml:? This file cannot be used: its YAML aliases write out to too many values ()",
    ]
  `);
});

test('what is wrong with a file of JSON is told once, as a fault of that', async () => {
  const text = '{"openapi": "3.1.0",\n "paths": {"/a": {"get": {"summary": "A"\n "x": 1}}';
  const { problems } = await parseOpenApi({ id: 'a.json', text });
  expect(problems.filter(({ code }) => code === 'invalid-yaml')).toEqual([
    {
      severity: 'warning',
      code: 'invalid-yaml',
      message: 'This is not valid JSON: Expected `,` or `}`, found `"`',
      hint: 'A comma is missing before this',
      file: 'a.json',
      line: 3,
      column: 2,
    },
  ]);
});

test('an object whose end stands too far left costs nothing of what follows, and is told once', async () => {
  const example = 'x-a: {\n        "b": [\n1\n]\n}\n';
  const text = `openapi: 3.0.0\npaths:\n  /a:\n    get:\n      ${example}      summary: One\n  /b:\n    get:\n      ${example}      summary: Two\n`;
  const { document, problems } = await parseOpenApi({ id: 'a.yaml', text });
  expect(document?.operations.map(({ summary }) => summary)).toEqual(['One', 'Two']);
  expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(['invalid-yaml 7', 'invalid-yaml 15']);
});

test.each(['"', "'"])('a text in %s whose lines stand too far left is read whole, and told once', async (quote) => {
  const example = `description: ${quote}BEGIN\nAB=: c\n\nEND${quote}\n`;
  const text = `openapi: 3.0.0\npaths:\n  /a:\n    get:\n      ${example}      summary: One\n  /b:\n    get:\n      ${example}      summary: Two\n`;
  const { document, problems } = await parseOpenApi({ id: 'a.yaml', text });
  expect(document?.operations.map(({ summary }) => summary)).toEqual(['One', 'Two']);
  expect(document?.operations.map(({ description }) => description)).toEqual(Array(2).fill('BEGIN AB=: c\nEND'));
  expect(problems.map(({ code, line, message }) => `${code} ${line} ${message}`)).toEqual([
    'invalid-yaml 6 This is not valid YAML: Text in quotes must be sufficiently indented',
    'invalid-yaml 13 This is not valid YAML: Text in quotes must be sufficiently indented',
  ]);
});

test('a text without its last quote takes nothing of what follows into it', async () => {
  const text = 'openapi: 3.0.0\npaths:\n  /a:\n    get:\n      summary: "One\n  /b:\n    get:\n      summary: "Two"\n';
  const { document } = await parseOpenApi({ id: 'a.yaml', text });
  expect(document?.operations.map(({ path }) => path)).toEqual(['/a', '/b']);
});

test('an object without an end takes nothing of what follows into it', async () => {
  const text =
    'openapi: 3.0.0\npaths:\n  /a:\n    get: { summary: One }\n  /b:\n    get: { summary: Two\ninfo:\n  title: T\n';
  const { document } = await parseOpenApi({ id: 'a.yaml', text });
  expect(document?.operations.map(({ summary }) => summary)).toEqual(['One', 'Two']);
});

test('what stands behind a fault of YAML is told with it', async () => {
  const { problems } = await parseOpenApi({
    id: 'a.yaml',
    text: 'openapi: 3.0.0\npaths: {}\n}\nid: 1\n/b:\n  get: {}\n',
  });
  expect(problems.filter(({ code }) => code === 'invalid-yaml')).toHaveLength(1);
});

test('tabs, duplicate keys, comments and dates are read', async () => {
  const text =
    'openapi: 3.0.0\ninfo:\n\ttitle: Tabs\n\tversion: 2024-01-01\npaths:\n\t/a:\n\t\tget: { summary: One }\n\t\tget: { summary: Two } # again\n';
  const { document } = await parseOpenApi({ id: 'a.yaml', text });
  expect([document?.title, document?.version, document?.operations[0]?.summary]).toEqual(['Tabs', '2024-01-01', 'Two']);
  const json = await parseOpenApi({
    id: 'a.json',
    text: '{ "openapi": "3.0.0", // why\n "paths": { "/a": { "get": {}, }, }, }',
  });
  expect(json.document?.operations).toHaveLength(1);
});

test('names of prototypes are names like any other', async () => {
  const text = `{"openapi":"3.0.0","paths":{"/a":{"get":{"security":[{"constructor":[]}],"tags":["__proto__"],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/constructor"}}}}}}}},
    "components":{"schemas":{"constructor":{"type":"object","properties":{"__proto__":{"type":"string"},"toString":{"type":"integer"}}},"__proto__":{"type":"string"}},"securitySchemes":{"__proto__":{"type":"http"}}}}`;
  const { document } = await parseOpenApi({ id: 'a.json', text });
  const pages = buildDocumentPages({ document: document!, directory: '__proto__', resolveFrontMatter }).flatMap(
    (group) => group.pages,
  );
  expect(createCompleter([document!])(pages[0]!).markdown).toContain('`toString` (integer)');
  expect(Object.keys(document?.schemas ?? {})).toEqual(['constructor']);
  expect(({} as Record<string, unknown>).type).toBeUndefined();
});

test('a thousand operations of one name are a thousand addresses, at once', async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`/p${index}`, { get: { summary: 'Same' } }]),
  );
  const start = process.cpuUsage();
  const { document } = await parseOpenApi({ id: 'a.json', text: JSON.stringify({ openapi: '3.0.0', paths }) });
  const pages = buildDocumentPages({ document: document!, directory: null, resolveFrontMatter }).flatMap(
    (group) => group.pages,
  );
  expect(new Set(pages.map(({ route }) => route)).size).toBe(5000);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3000);
});

test('schemas that branch and recurse at every level make a page of sensible size', async () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 40 }, (_, level) => {
      const others = Array.from({ length: 10 }, (__, index) => [
        `p${index}`,
        { $ref: `#/components/schemas/S${(level * 7 + index) % 40}` },
      ]);
      return [
        `S${level}`,
        {
          type: 'object',
          required: ['p0', 'p1'],
          properties: Object.fromEntries(others),
          oneOf: [
            { $ref: `#/components/schemas/S${(level + 1) % 40}` },
            { $ref: `#/components/schemas/S${(level + 2) % 40}` },
          ],
        },
      ];
    }),
  );
  const paths = {
    '/a': {
      post: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/S0' } } } } },
    },
  };
  const start = performance.now();
  const { document } = await parseOpenApi({
    id: 'a.json',
    text: JSON.stringify({ openapi: '3.0.0', paths, components: { schemas } }),
  });
  const [page] = buildDocumentPages({ document: document!, directory: null, resolveFrontMatter }).flatMap(
    (group) => group.pages,
  );
  const { markdown } = createCompleter([document!])(page!);
  expect(markdown).toContain('One of:');
  expect(markdown.length).toBeLessThan(100_000);
  // Made anew at every level it would not end in hours; a busy machine takes five seconds.
  expect(performance.now() - start).toBeLessThan(15_000);
});

test('choices of hundreds that lead to each other make a page at once', async () => {
  const names = Array.from({ length: 14 }, (_, index) => `S${index}`);
  const schemas = Object.fromEntries(
    names.map((name) => {
      const others = names
        .filter((other) => other !== name)
        .map((other) => ({ $ref: `#/components/schemas/${other}` }));
      return [name, { type: 'object', properties: { [name]: { type: 'string' } }, oneOf: others, anyOf: others }];
    }),
  );
  const paths = {
    '/a': {
      post: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/S0' } } } } },
    },
  };
  const { document } = await parseOpenApi({
    id: 'a.json',
    text: JSON.stringify({ openapi: '3.0.0', paths, components: { schemas } }),
  });
  const page = buildSchemaPage({ document: document!, name: 'S0', path: 's0', frontMatter: resolveFrontMatter({}) });
  const before = process.cpuUsage();
  const { markdown } = createCompleter([document!])(page);
  expect(markdown).toContain('One of:');
  expect(markdown.length).toBeLessThan(100_000);
  // Put together anew for every depth that is tried, they take ten times as long.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(4_000);
});

test('choices that share their alternatives make a page at once', async () => {
  const ref = (level: number, title: string): object => ({ $ref: `#/components/schemas/S${level}`, title });
  const schemas = Object.fromEntries(
    Array.from({ length: 40 }, (_, level) => [
      `S${level}`,
      { oneOf: [ref(level + 1, 'One'), ref(level + 1, 'Other')] },
    ]),
  );
  const text = JSON.stringify({
    openapi: '3.1.0',
    paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema: ref(0, 'All') } } } } } },
    components: { schemas: { ...schemas, S40: { type: 'object', properties: { a: { type: 'string' } } } } },
  });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  const pages = buildDocumentPages({ document: document!, directory: null, resolveFrontMatter });
  const start = process.cpuUsage();
  const { markdown } = createCompleter([document!])(pages.flatMap((group) => group.pages)[0]!);
  expect(markdown.length).toBeLessThan(100_000);
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
});

test('choices that are inherited at every level make a page of sensible size', async () => {
  const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const levels = Array.from({ length: 30 }, (_, level) => {
    const both = [ref(`A${level}`), ref(`B${level}`)];
    return [
      [`A${level + 1}`, { allOf: [ref(`A${level}`)], oneOf: both }],
      [`B${level + 1}`, { allOf: [ref(`B${level}`)], anyOf: both }],
    ];
  });
  const first = (name: string): object => ({ type: 'object', properties: { [name]: { type: 'string' } } });
  const schemas = { A0: first('a'), B0: first('b'), ...Object.fromEntries(levels.flat()) };
  const text = JSON.stringify({
    openapi: '3.1.0',
    paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema: ref('A30') } } } } } },
    components: { schemas },
  });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  const pages = buildDocumentPages({ document: document!, directory: null, resolveFrontMatter });
  const start = process.cpuUsage();
  const { markdown } = createCompleter([document!])(pages.flatMap((group) => group.pages)[0]!);
  expect(markdown).toContain('One of:');
  expect(markdown.length).toBeLessThan(100_000);
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
});

test('a flow that has the name of something every object has is one that nobody knows', async () => {
  const scheme = { type: 'oauth2', flow: 'constructor', authorizationUrl: 'https://a.example/in', scopes: {} };
  const responses = { 200: { description: 'OK' } };
  const text = JSON.stringify({
    swagger: '2.0',
    info: { title: 'A', version: '1' },
    securityDefinitions: { a: scheme },
    paths: { '/a': { get: { security: [{ a: [] }], responses } } },
  });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  expect(JSON.stringify(document)).toContain('https://a.example/in');
});
