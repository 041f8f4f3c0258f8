import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { buildRequest } from '../../../../src/shared/request/build-request.ts';
import { sampleValues } from '../../shared/request/sample-operation.ts';
import { describePages, describeProblems, parseFixture, readFixture } from './describe-pages.ts';

const folder = '../../../fixtures/openapi';

test.each(['shop.yaml', 'legacy.json', 'page-rules.yaml', 'keywords.yaml', 'faulty.yaml'])(
  'the pages of %s',
  async (name) => {
    const { document } = await parseFixture(name);
    await expect(describePages(document)).toMatchFileSnapshot(`${folder}/${name}.pages.md`);
  },
);

test('sound descriptions have no problems', async () => {
  for (const name of ['shop.yaml', 'legacy.json', 'page-rules.yaml'])
    expect((await parseFixture(name)).problems).toEqual([]);
});

test('every fault is reported once, with its line, and the rest goes on', async () => {
  const { document, problems } = await parseFixture('faulty.yaml');
  expect(describeProblems(problems)).toMatchInlineSnapshot(`
    [
      "warning unresolved-ref faulty.yaml:33 The reference to "other.yaml" cannot be read: other files cannot be read here (#/paths/~1users~1{id}/post/parameters/2)",
      "warning unknown-security-scheme faulty.yaml:40 The security scheme "odd" is not of a type that OpenAPI defines (#/components/securitySchemes/odd)",
      "warning unknown-security-scheme faulty.yaml:40 The security scheme "none" is not of a type that OpenAPI defines (#/components/securitySchemes/none)",
      "warning unknown-security-scheme faulty.yaml:9 There is no security scheme "nothing" (#/security/0)",
      "warning unresolved-ref faulty.yaml:13 The reference "#/components/pathItems/Nowhere" points to nothing (#/paths/~1broken~1{id})",
      "warning circular-ref faulty.yaml:15 The reference "#/paths/~1circle" leads back to itself (#/paths/~1circle)",
      "error invalid-operation faulty.yaml:17 The path "/text" is not an object, so it is not shown (#/paths/~1text)",
      "error invalid-operation faulty.yaml:18 The path "/list" is not an object, so it is not shown (#/paths/~1list)",
      "warning unresolved-ref faulty.yaml:26 The reference "#/components/schemas/Gone" points to nothing (#/paths/~1users~1{id}/get/responses/200/content/application~1json/schema)",
      "warning unresolved-ref faulty.yaml:27 The reference "#/components/responses/Gone" points to nothing (#/paths/~1users~1{id}/get/responses/404)",
      "warning unknown-security-scheme faulty.yaml:35 There is no security scheme "missing" (#/paths/~1users~1{id}/post/security/0)",
      "warning invalid-parameter faulty.yaml:31 This parameter needs a name, and "in" set to path, query, header or cookie (#/paths/~1users~1{id}/post/parameters/0)",
      "error invalid-operation faulty.yaml:37 The operation "POST c" is not an object, so it is not shown (#/paths/~1users~1{id}/post/callbacks/b/c/post)",
    ]
  `);
  expect(document.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /no-slash',
    'GET /users/{id}',
    'POST /users/{id}',
  ]);
});

test('operations and paths that are lost are named', async () => {
  const text = `openapi: 3.1.0
paths:
  /a:
    get: text
    post: { summary: Kept }
  /b: [nothing]
  /c:
    put:
  x-d: text
webhooks:
  e: { post: 1 }
`;
  const { document, problems } = await parseOpenApi({ id: 'a.yaml', text });
  expect(describeProblems(problems)).toEqual([
    'error invalid-operation a.yaml:4 The operation "GET /a" is not an object, so it is not shown (#/paths/~1a/get)',
    'error invalid-operation a.yaml:6 The path "/b" is not an object, so it is not shown (#/paths/~1b)',
    'error invalid-operation a.yaml:8 The operation "PUT /c" is not an object, so it is not shown (#/paths/~1c/put)',
    'error invalid-operation a.yaml:11 The operation "POST e" is not an object, so it is not shown (#/webhooks/e/post)',
  ]);
  expect(document!.operations.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /a']);
});

test.each(['swaggerVersion: "1.2"\napis: []', 'swagger: "1.2"\napis: []', 'openapi: 1.2\napis: []'])(
  'a version that nothing reads is named: %j',
  async (text) => {
    const { problems } = await parseOpenApi({ id: 'a.yaml', text });
    expect(problems.map(({ message }) => message)).toEqual(['OpenAPI 1.2 cannot be read']);
  },
);

test.each([
  ['back', 3, 'The reference "#/components/parameters/P0" leads back to itself'],
  ['far', 100, 'The reference "#/components/parameters/P0" leads through more than 50 others'],
])('a chain of references that leads %s is told as what it is', async (_where, length, told) => {
  const parameters = Object.fromEntries(
    Array.from({ length }, (_, index) => [`P${index}`, { $ref: `#/components/parameters/P${(index + 1) % length}` }]),
  );
  if (length > 3) parameters[`P${length - 1}`] = { name: 'a', in: 'query' } as never;
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { parameters: [{ $ref: '#/components/parameters/P0' }], responses: {} } } },
    components: { parameters },
  });
  const { problems } = await parseOpenApi({ id: 'a.json', text });
  expect(problems.filter(({ code }) => code === 'circular-ref').map(({ message }) => message)).toEqual([told]);
});

test('references in schemas stay references', async () => {
  const { document } = await parseFixture('shop.yaml');
  expect(Object.keys(document.schemas)).toEqual(['Filter', 'Order', 'Line', 'Priced']);
  expect(document.schemas.Order?.properties?.parent).toEqual({ $ref: 'Order' });
});

test('parameters: the own one wins over the shared one, ignored headers are gone, styles are filled in', async () => {
  const { document } = await parseFixture('shop.yaml');
  const parameters = document.operations[0]!.parameters.map(
    ({ in: place, name, required, style, explode }) => `${place} ${name} ${required} ${style} ${explode}`,
  );
  expect(parameters).toEqual([
    'path orderId true simple false',
    'query verbose true form true',
    'query filter false deepObject false',
  ]);
});

test('a part of a path that says more than its name is the parameter of that name, where there is one', async () => {
  const parameters = [{ name: 'proxy', in: 'path', required: true, schema: { type: 'integer' } }];
  const text = JSON.stringify({
    openapi: '3.0.1',
    info: { title: 'A', version: '1' },
    paths: { '/a/{proxy+}': { get: { parameters } }, '/b/{proxy+}': { get: {} } },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  expect(document!.operations.map((operation) => operation.parameters.map(({ name }) => name))).toEqual([
    ['proxy'],
    ['proxy+'],
  ]);
});

test('lists of Swagger are written with the sign that they name, in each place', async () => {
  const list = { required: true, type: 'array', items: { type: 'string' } };
  const formats = ['csv', 'ssv', 'tsv', 'pipes'];
  const places = ['path', 'query', 'header'];
  const parameters = places.flatMap((place) =>
    formats.map((collectionFormat) => ({ ...list, in: place, name: `${place}-${collectionFormat}`, collectionFormat })),
  );
  const path = `/${formats.map((format) => `{path-${format}}`).join('/')}`;
  const text = JSON.stringify({
    swagger: '2.0',
    info: { title: 'A', version: '1' },
    host: 'a.example',
    paths: { [path]: { get: { parameters } } },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  const values = { ...sampleValues(), parameters: {} as Record<string, unknown> };
  for (const { in: place, name } of parameters) values.parameters[`${place}:${name}`] = ['a', 'b'];
  const { url, headers } = buildRequest({ document: document!, operation: document!.operations[0]!, values });
  const query = 'query-csv=a,b&query-ssv=a%20b&query-tsv=a%09b&query-pipes=a%7Cb';
  expect(url).toBe(`https://a.example/a,b/a%20b/a%09b/a%7Cb?${query}`);
  expect(headers.map(({ value }) => value)).toEqual(['a,b', 'a b', 'a\tb', 'a|b']);
});

test('of several operations of a webhook each has a name, and what it posts that of the webhook', async () => {
  const operation = { responses: { '200': { description: '' } } };
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    webhooks: { events: { get: operation, post: operation }, checks: { put: operation } },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  expect(document?.webhooks.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'WEBHOOK events GET',
    'WEBHOOK events',
    'WEBHOOK checks',
  ]);
});

test('security: the own list wins, an empty one asks for nothing, webhooks inherit none', async () => {
  const { document } = await parseFixture('shop.yaml');
  const [get, remove] = document.operations;
  expect(get?.security).toMatchObject([
    [{ scheme: 'bearer', scopes: [] }],
    [
      { scheme: 'key', scopes: [] },
      { scheme: 'basic', scopes: [] },
    ],
  ]);
  expect(remove?.security).toEqual([]);
  expect(document.webhooks[0]?.security).toEqual([]);
  expect(document.securitySchemes.bearer).toEqual({
    type: 'http',
    scheme: 'bearer',
    bearerFormat: null,
    description: '',
    prefill: 'test-token',
  });
});

test('a scheme that cannot be read is told of once, and not as one that is not there', async () => {
  const schemes = {
    lost: { $ref: '#/components/securitySchemes/gone' },
    odd: { type: 'magic' },
    key: { type: 'apiKey', in: 'body' },
  };
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { security: [{ lost: [] }, { odd: [] }, { key: [] }], responses: {} } } },
    components: { securitySchemes: schemes },
  });
  const { problems } = await parseOpenApi({ id: 'a.json', text });
  expect(problems.map(({ message }) => message)).toEqual([
    'The reference "#/components/securitySchemes/gone" points to nothing',
    'The security scheme "odd" is not of a type that OpenAPI defines',
    'The security scheme "key" needs a name, and "in" set to header, query or cookie',
  ]);
});

test('a scheme of HTTP is called as its description calls it', async () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { securitySchemes: { key: { type: 'http', scheme: 'HOBA' }, none: { type: 'http' } } },
  });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  expect(document!.securitySchemes).toMatchObject({ key: { scheme: 'HOBA' }, none: { scheme: 'bearer' } });
});

test('JSON and YAML of one description give the same document', async () => {
  const { load } = await import('js-yaml');
  const json = JSON.stringify(load(readFixture('shop.yaml')));
  const fromJson = await parseOpenApi({ id: 'shop.yaml', text: `\uFEFF${json}` });
  expect(fromJson.document).toEqual((await parseFixture('shop.yaml')).document);
});

test('a parsed document is plain JSON data', async () => {
  const { document } = await parseFixture('shop.yaml');
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('other files are read once each, resolved against the file that names them', async () => {
  const files: Record<string, string> = {
    'apis/paths/pets.yaml': `get: { summary: Pets, responses: { 200: { content: { application/json: { schema: { $ref: '../schemas.yaml#/Pet' } } } } } }
post: { summary: Add, requestBody: { content: { application/json: { schema: { $ref: '../schemas.yaml#/Pet' } } } }, responses: {} }`,
    'apis/schemas.yaml': `Pet: { type: object, properties: { owner: { $ref: '#/Owner' }, friend: { $ref: '#/Pet' } } }
Owner: { $ref: 'https://example.com/owner.json' }`,
    'https://example.com/owner.json': '{ "type": "object", "title": "Owner of pets" }',
  };
  const asked: string[] = [];
  const { document, problems } = await parseFixture('outside.yaml', {
    id: 'apis/outside.yaml',
    readRef: async (location, base) => {
      asked.push(`${base} -> ${location}`);
      if (!Object.hasOwn(files, location)) throw new Error('no such file');
      return files[location]!;
    },
  });
  expect(asked).toEqual([
    'apis/outside.yaml -> apis/paths/pets.yaml',
    'apis/outside.yaml -> apis/paths/gone.yaml',
    'apis/paths/pets.yaml -> apis/schemas.yaml',
    'apis/schemas.yaml -> https://example.com/owner.json',
  ]);
  expect(document.schemas).toEqual({
    Pet: { type: 'object', description: 'The one of the root' },
    'Pet-2': { type: 'object', properties: { owner: { $ref: 'Owner' }, friend: { $ref: 'Pet-2' } } },
    Owner: { $ref: 'owner' },
    owner: { type: 'object', title: 'Owner of pets' },
  });
  expect(document.operations.map(({ summary }) => summary)).toEqual(['Pets', 'Add']);
  expect(problems.map(({ message }) => message)).toEqual([
    'The reference to "apis/paths/gone.yaml" cannot be read: no such file',
  ]);
});

test('overlays change what they match and say what they do not', async () => {
  const { document, problems } = await parseFixture('shop.yaml', {
    overlays: [{ file: 'overlay.yaml', text: readFixture('overlay.yaml') }],
  });
  const create = document.operations.find(({ method }) => method === 'POST');
  expect([create?.summary, create?.tags]).toEqual(['Bestellen', ['orders', 'extra']]);
  expect(document.operations.some(({ deprecated }) => deprecated)).toBe(false);
  expect(document.servers.map(({ url }) => url)).toEqual([
    'https://{region}.example.com/v1',
    'https://sandbox.example.com',
    'https://neu.example.com',
  ]);
  expect(document.schemas.Copied).toEqual(document.schemas.Filter);
  expect(describeProblems(problems)).toMatchInlineSnapshot(`
    [
      "warning overlay overlay.yaml:7 This action is ignored: nothing matches "$.components.schemas.Copy" (#/actions/3)",
      "warning overlay overlay.yaml:10 This action is ignored: "not a path" is not a JSONPath (expected '$', found 'n' ('not a pat':0)) (#/actions/6)",
      "warning overlay overlay.yaml:11 This action is ignored: it has neither "update" nor "remove" (#/actions/7)",
    ]
  `);
});

test('definitions of an inlined schema are found', async () => {
  const text = `openapi: 3.1.0
paths: { /a: { get: { responses: { 200: { content: { application/json: { schema: { $defs: { Item: { type: object, properties: { next: { $ref: '#/$defs/Item' } } } }, items: { $ref: '#/$defs/Item' } } } } } } } } }`;
  const { document, problems } = await parseOpenApi({ id: 'a.yaml', text });
  expect(problems).toEqual([]);
  expect(document?.schemas).toEqual({ Item: { type: 'object', properties: { next: { $ref: 'Item' } } } });
});

test.each([
  ['v1', '/v1'],
  ['./v1/', '/v1'],
  ['../api?x={y}', '/api?x={y}'],
  ['v1.0/{tenant}', '/v1.0/{tenant}'],
  ['.', ''],
  ['api.example.com', 'https://api.example.com'],
  ['api.example.com:8443/v1/{tenant}', 'https://api.example.com:8443/v1/{tenant}'],
  ['{region}.example.com/v1', '{region}.example.com/v1'],
  ['//api.example.com/v1', 'https://api.example.com/v1'],
  ['localhost:3000/api', 'http://localhost:3000/api'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
])('the server %s of a description in the site stands on %s, not on the page', async (url, expected) => {
  const text = JSON.stringify({ openapi: '3.0.0', servers: [{ url }], paths: { '/a': { get: {} } } });
  const { document } = await parseOpenApi({ id: 'api/openapi.json', text });
  expect(document?.servers.map((server) => server.url)).toEqual([expected]);
});

test('a relative server belongs to the address of the description', async () => {
  const text =
    '{"openapi":"3.0.0","servers":[{"url":"/v1"},{"url":"https://{a}.example.com/"}],"paths":{"/a":{"get":{}}}}';
  const { document } = await parseOpenApi({ id: 'https://api.example.com/docs/openapi.json', text });
  expect(document?.servers.map(({ url }) => url)).toEqual(['https://api.example.com/v1', 'https://{a}.example.com']);
});

async function schemasOf(schemas: Record<string, unknown>): Promise<Record<string, Schema>> {
  const paths = { '/a': { get: { responses: {} } } };
  const { document, problems } = await parseOpenApi({
    id: 'a.json',
    text: JSON.stringify({ openapi: '3.1.0', paths, components: { schemas } }),
  });
  expect(problems).toEqual([]);
  return document!.schemas;
}

test('references by anchor, dynamic ones as well, find their schema', async () => {
  const { Tree, Use } = await schemasOf({
    Tree: {
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { kids: { type: 'array', items: { $dynamicRef: '#node' } } },
    },
    Use: { type: 'array', items: { $ref: '#leaf' } },
    Leaf: { $anchor: 'leaf', type: 'string' },
  });
  expect(Tree!.properties!.kids!.items).toEqual({ $ref: 'Tree' });
  expect(Use!.items).toEqual({ $ref: 'Leaf' });
});

test('properties under conditions may be left out, and unevaluated ones are additional ones', async () => {
  const { A, B } = await schemasOf({
    A: {
      properties: { kind: { type: 'string' } },
      then: { required: ['a'], properties: { a: { type: 'string' }, kind: { const: 'x' } } },
      else: { properties: { b: false } },
      dependentSchemas: { kind: { properties: { c: { type: 'integer' } } } },
    },
    B: { type: 'object', unevaluatedProperties: { type: 'integer' } },
  });
  expect(A!.properties).toEqual({ kind: { type: 'string' }, a: { type: 'string' }, c: { type: 'integer' } });
  expect(A!.conditions).toEqual([{ if: { required: ['kind'] }, then: { properties: { c: { type: 'integer' } } } }]);
  expect(B!.additionalProperties).toEqual({ type: 'integer' });
});

test('a server variable without any value keeps its place in the address', async () => {
  const { document } = await parseOpenApi({
    id: 'a',
    text: JSON.stringify({
      openapi: '3.1.0',
      servers: [{ url: '/{a}/{b}/{c}', variables: { a: {}, b: { default: '' }, c: { enum: ['x'] } } }],
      paths: { '/a': { get: { responses: {} } } },
    }),
  });
  expect(document!.servers[0]!.variables.map((variable) => variable.default)).toEqual(['{a}', '', 'x']);
});

test('a schema that is named by an anchor is called so', async () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: {
      schemas: {
        List: {
          properties: { head: { $dynamicRef: '#item' }, tail: { $ref: '#end' } },
          $defs: { one: { $dynamicAnchor: 'item', type: 'string' }, two: { $anchor: 'end', type: 'integer' } },
        },
      },
    },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  expect(Object.keys(document!.schemas)).toEqual(['List', 'item', 'end']);
});

test('a reference to the address of a schema in the file means that schema', async () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: {
      schemas: {
        A: {
          properties: { whole: { $ref: 'https://example.com/b' }, part: { $ref: 'https://example.com/b#/$defs/C' } },
        },
        B: { $id: 'https://example.com/b', type: 'string', $defs: { C: { type: 'integer' } } },
      },
    },
  });
  const readRef = () => Promise.reject(new Error('nothing is to be read'));
  const { document, problems } = await parseOpenApi({ id: 'api.json', text, readRef });
  expect(problems.filter(({ code }) => code === 'unresolved-ref')).toEqual([]);
  expect(document!.schemas.A).toEqual({ properties: { whole: { $ref: 'B' }, part: { $ref: 'C' } } });
});

test('a reference leads through references, and ends where these lead back to themselves', async () => {
  const pages = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { responses: { 200: { $ref: 'parts.json#/components/responses/Ok' } } } } },
    components: { schemas: { A: { $ref: '#/components/schemas/A/properties/a' } } },
  });
  const files: Record<string, unknown> = {
    'parts.json': { components: { $ref: 'more.json#/all' } },
    'more.json': { all: { responses: { Ok: { description: 'Fine.' } } } },
  };
  const readRef = async (location: string): Promise<string> => JSON.stringify(files[location]);
  const { document, problems } = await parseOpenApi({ id: 'api.json', text: pages, readRef });
  expect(document!.operations[0]!.responses[0]!.description).toBe('Fine.');
  expect(problems.map(({ message }) => message)).toEqual([
    'The reference "#/components/schemas/A/properties/a" points to nothing',
  ]);
});

test('a name with slashes may stand in a reference as it is', async () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a/b': { get: { responses: { 200: { $ref: '#/components/responses/v1/ok.0' } } } },
      '/c': { get: { responses: { 200: { $ref: '#/paths//a/b/get/responses/200' } } } },
      '/d': { get: { responses: { 200: { $ref: '#/components/responses/v1/none' } } } },
    },
    components: { responses: { 'v1/ok.0': { description: 'Fine.' } } },
  });
  const { document, problems } = await parseOpenApi({ id: 'api.json', text });
  expect(document!.operations.map(({ responses }) => responses.map(({ description }) => description))).toEqual([
    ['Fine.'],
    ['Fine.'],
    [],
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    'The reference "#/components/responses/v1/none" points to nothing',
  ]);
});

test('a parameter whose content has no schema keeps the one beside it', async () => {
  const parameter = { name: 'q', in: 'query', schema: { type: 'object' }, content: { 'application/json': {} } };
  const text = JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { parameters: [parameter], responses: {} } } },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  expect(document!.operations[0]!.parameters[0]).toMatchObject({
    schema: { type: 'object' },
    contentType: 'application/json',
  });
});

test('a component that is a mere reference gives its name to what it leads to', async () => {
  const text = `openapi: 3.0.3
info: { title: A, version: '1' }
paths:
  /a: { get: { responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } } } } }
components:
  schemas:
    Owner: { type: object, properties: { pet: { $ref: '#/components/schemas/Pet' }, near: { $ref: 'common.yaml#/Pet' } } }
    Pet: { $ref: 'common.yaml#/Pet' }
    Animal: { $ref: 'common.yaml#/Pet' }
    Keeper: { $ref: '#/components/schemas/Owner' }
    Loop: { $ref: '#/components/schemas/Loop' }
    Gone: { $ref: 'common.yaml#/Gone' }
`;
  const readRef = async () => 'Pet: { type: object, properties: { kind: { $ref: "#/Kind" } } }\nKind: { type: string }';
  const { document } = await parseOpenApi({ id: 'a.yaml', text, readRef });
  const { schemas, models } = document!;
  expect(Object.keys(schemas)).toEqual(['Owner', 'Pet', 'Animal', 'Keeper', 'Loop', 'Gone', 'Kind']);
  expect(schemas.Owner!.properties).toEqual({ pet: { $ref: 'Pet' }, near: { $ref: 'Pet' } });
  expect(schemas).toMatchObject({
    Pet: { type: 'object', properties: { kind: { $ref: 'Kind' } } },
    Animal: { $ref: 'Pet' },
    Keeper: { $ref: 'Owner' },
  });
  expect(models).toContain('Pet');
});

test.each([
  ['multipart/related; boundary=own; type="text/xml"', 'multipart/related; type="text/xml"'],
  ['Multipart/Mixed;boundary="a; b"', 'Multipart/Mixed'],
  ['text/plain; boundary=no', 'text/plain; boundary=no'],
  [
    'multipart/related; type=text/xml; boundary=own;start=<root@x>',
    'multipart/related; type="text/xml";start="<root@x>"',
  ],
  ['multipart/related; type=text', 'multipart/related; type=text'],
])('a multipart type is read as it can be sent, without its boundary: %s', async (written, read) => {
  const post = { requestBody: { content: { [written]: { schema: { type: 'object' } } } }, responses: {} };
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { post } } });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  expect(document!.operations[0]!.requestBody!.contents[0]!.contentType).toBe(read);
});

test('texts that only some readers may read are left out and reported, but for those in code and for people', async () => {
  const text = `openapi: 3.1.0
info: { title: T, version: '1', description: 'Write \`<Visibility for="agents">\` around it.' }
paths:
  /a:
    get:
      summary: Get a
      description: |
        Before
        <Visibility for={{ groups: ["staff"] }}>
        secret <Visibility for="humans">of people</Visibility> still secret
        </Visibility>
        <Visibility for="humans">for people</Visibility><Visibility for="agents" />
        after <Visibility for="signed-in">secret to the end
      x-docs: { content: '<Visibility for="agents">MDX</Visibility>' }
      responses: { '200': { description: Fine } }
components:
  schemas:
    Pet: { type: string, description: '<Visibility for="agents">secret</Visibility>', default: '<Visibility>x</Visibility>' }
`;
  const { document, problems } = await parseOpenApi({ id: 'api.yaml', text });
  expect(document!.description).toBe('Write `<Visibility for="agents">` around it.');
  expect(document!.operations[0]!.description.split(/\s*\n/)).toEqual(['Before', 'for people', 'after']);
  expect(document!.operations[0]!.docs.content).toContain('MDX');
  expect(document!.schemas.Pet).toMatchObject({ default: '<Visibility>x</Visibility>' });
  expect(document!.schemas.Pet!.description ?? '').toBe('');
  expect(problems.map(({ code, line, key }) => [code, line, key])).toEqual([
    ['component-place', 7, '#/paths/~1a/get/description'],
    ['component-place', 18, '#/components/schemas/Pet/description'],
  ]);
});

test('such texts are found in what is named like a place for values, and in what is said of examples', async () => {
  const secret = '<Visibility for="signed-in">secret</Visibility>';
  const media = { examples: { one: { description: secret, value: { description: secret } } } };
  const fields = Object.fromEntries(['value', 'default', 'docs'].map((name) => [name, { description: secret }]));
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { responses: { 200: { description: 'Fine', content: { 'text/plain': media } } } } } },
    components: { schemas: { Pet: { properties: fields, examples: [{ description: secret }] } } },
  });
  const { document, problems } = await parseOpenApi({ id: 'api.json', text });
  const [example] = document!.operations[0]!.responses[0]!.contents[0]!.examples;
  expect(example).toMatchObject({ value: { description: secret } });
  expect(example!.description ?? '').toBe('');
  expect(JSON.stringify(document!.schemas.Pet!.properties)).not.toContain('secret');
  expect(document!.schemas.Pet).toMatchObject({ examples: [{ description: secret }] });
  expect(problems).toHaveLength(4);
});

test('a reference is relative to the nearest address that a description or schema gives itself', async () => {
  const ref = (target: string) => ({ $ref: target });
  const text = JSON.stringify({
    openapi: '3.2.0',
    $self: 'https://example.com/apis/main/api.json',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          responses: { 200: ref('../main/api.json#/components/responses/Fine') },
        },
      },
    },
    components: {
      responses: {
        Fine: {
          description: 'Fine',
          content: {
            'application/json': { schema: ref('https://example.com/apis/main/api.json#/components/schemas/A') },
          },
        },
      },
      schemas: {
        A: {
          $id: 'schemas/a/',
          type: 'object',
          properties: { own: ref('#/$defs/Own'), inner: ref('inner'), other: ref('../b'), whole: ref('#') },
          $defs: { Own: { type: 'integer' }, Inner: { $id: 'inner', type: 'boolean' } },
        },
        B: { $id: 'https://example.com/apis/main/schemas/b', type: 'string' },
        Own: { type: 'null' },
      },
    },
  });
  const { document, problems } = await parseOpenApi({ id: 'specs/api.json', text, readRef: readNothing });
  expect(problems).toEqual([]);
  const { schemas, operations } = document!;
  const [content] = operations[0]!.responses[0]!.contents;
  expect(content!.schema).toEqual({ $ref: 'A' });
  const kind = (name: string) => schemas[schemas['A']!.properties![name]!.$ref!]!.type;
  expect(['own', 'inner', 'other', 'whole'].map(kind)).toEqual(['integer', 'boolean', 'string', 'object']);
});

async function readNothing(location: string): Promise<string> {
  throw new Error(`${location} is not to be read`);
}

test('a parameter carries a credential where its name is the very same; names of headers have no case', async () => {
  const key = (place: string) => ({ type: 'apiKey', in: place, name: 'Key' });
  const text = JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          parameters: ['query', 'header', 'cookie'].map((place) => ({ name: 'key', in: place, schema: {} })),
          responses: {},
        },
      },
    },
    security: [{ q: [], h: [], c: [] }],
    components: { securitySchemes: { q: key('query'), h: key('header'), c: key('cookie') } },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  expect(document!.operations[0]!.parameters.map((parameter) => parameter.in)).toEqual(['query', 'cookie']);
});

// OpenAPI 3.2, "Security Requirement Object".
test('a requirement may name a scheme by its address', async () => {
  const security = [
    { '#/components/securitySchemes/key': [], 'openapi.json#/components/securitySchemes/a~1b': ['read'] },
    { '#/components/securitySchemes/none': [] },
    { '#/components/schemas/key': [] },
  ];
  const text = JSON.stringify({
    openapi: '3.2.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { security, responses: {} } } },
    components: {
      schemas: { key: {} },
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'Key' },
        'a/b': { type: 'http', scheme: 'basic' },
      },
    },
  });
  const { document, problems } = await parseOpenApi({ id: 'openapi.json', text });
  expect(document!.operations[0]!.security).toEqual([
    [
      { scheme: 'key', scopes: [] },
      { scheme: 'a/b', scopes: ['read'] },
    ],
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    'There is no security scheme "#/components/securitySchemes/none"',
    'There is no security scheme "#/components/schemas/key"',
  ]);
});
