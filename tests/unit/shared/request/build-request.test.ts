import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import type { SecurityScheme } from '../../../../src/model/api/security.ts';
import type { BodyValue, Credential } from '../../../../src/model/request-values.ts';
import { buildRequest } from '../../../../src/shared/request/build-request.ts';
import { defaultBody } from '../../../../src/shared/request/default-body.ts';
import { relativeBase } from '../../../../src/shared/request/server-url.ts';
import { settleParts } from '../../../../src/shared/request/settle-parts.ts';
import { sampleDocument, sampleOperation, sampleParameter, sampleValues } from './sample-operation.ts';

function urlFor(server: string, path: string, base: string | null = null): string {
  const document = sampleDocument({
    servers: [
      { url: server, description: '', variables: [{ name: 'region', default: 'eu', enum: [], description: '' }] },
    ],
  });
  return buildRequest({ document, operation: sampleOperation({ path }), values: sampleValues(), base }).url;
}

test.each([
  ['https://api.example.com/v1', '/items', null, 'https://api.example.com/v1/items'],
  ['https://api.example.com', '', null, 'https://api.example.com'],
  ['https://{region}.example.com/{unknown}', '/a', null, 'https://eu.example.com/{unknown}/a'],
  ['/v2', '/items', 'https://docs.example.com/api.json', 'https://docs.example.com/v2/items'],
  ['./v2', '/items', 'https://docs.example.com/specs/api.json', 'https://docs.example.com/specs/v2/items'],
  ['', '/items', null, 'https://api.example.com/items'],
  ['', '/items', 'https://docs.example.com/pages/items?playground=open', 'https://docs.example.com/items'],
  ['/', '/items', 'https://docs.example.com/pages/items?playground=open', 'https://docs.example.com/items'],
  ['http://[', '/items', null, 'http://[/items'],
  [
    'https://api.example.com/v1?tenant=a#part',
    '/items?fixed=1#b',
    null,
    'https://api.example.com/v1/items?tenant=a&fixed=1',
  ],
  [
    'https://api.example.com',
    '/sp ace/é/"<>/%2f/100%',
    null,
    'https://api.example.com/sp%20ace/%C3%A9/%22%3C%3E/%2f/100%25',
  ],
  ['http://[::1]:80', '/a[1]{x[]}/b?c[]=1', null, 'http://[::1]:80/a%5B1%5D{x[]}/b?c[]=1'],
  ['https://api.example.com', '/users/{id}/posts', null, 'https://api.example.com/users/{id}/posts'],
])('server %s and path %s on %s are %s', (server, path, base, wanted) => {
  expect(urlFor(server, path, base)).toBe(wanted);
});

test('the nearest server wins, and a chosen one with its variables over it', () => {
  const variables = [{ name: 'port', default: '443', enum: [], description: '' }];
  const operation = sampleOperation({
    servers: [{ url: 'https://own.example.com:{port}', description: '', variables }],
  });
  const document = sampleDocument();
  expect(buildRequest({ document, operation, values: sampleValues() }).url).toBe('https://own.example.com:443/items');
  const server = { url: 'https://own.example.com:{port}', variables: { port: '8443' } };
  expect(buildRequest({ document, operation, values: sampleValues({ server }) }).url).toBe(
    'https://own.example.com:8443/items',
  );
});

test('only values that are undefined are left out, as RFC 6570 calls `null` too', () => {
  const names = ['none', 'empty', 'no', 'zero', 'nothing'];
  const operation = sampleOperation({ parameters: names.map((name) => sampleParameter({ in: 'query', name })) });
  const parameters = {
    'query:none': undefined,
    'query:empty': '',
    'query:no': false,
    'query:zero': 0,
    'query:nothing': null,
  };
  expect(buildRequest({ document: sampleDocument(), operation, values: sampleValues({ parameters }) }).url).toBe(
    'https://api.example.com/v1/items?empty=&no=false&zero=0',
  );
});

const schemes: [string, SecurityScheme, Credential, object][] = [
  [
    'API key in a header',
    { type: 'apiKey', in: 'header', name: 'X-Key', ...plain() },
    token('k'),
    { headers: [{ name: 'X-Key', value: 'k' }] },
  ],
  [
    'API key in the query',
    { type: 'apiKey', in: 'query', name: 'key', ...plain() },
    token('a b'),
    { url: 'https://api.example.com/v1/items?key=a%20b' },
  ],
  [
    'API key in a cookie',
    { type: 'apiKey', in: 'cookie', name: 'sid', ...plain() },
    token('a;b'),
    { cookies: [{ name: 'sid', value: 'a%3Bb' }] },
  ],
  [
    'bearer',
    { type: 'http', scheme: 'bearer', bearerFormat: null, ...plain() },
    token('t'),
    { headers: [{ name: 'Authorization', value: 'Bearer t' }] },
  ],
  [
    'bearer, pasted with its word',
    { type: 'http', scheme: 'Bearer', bearerFormat: null, ...plain() },
    token('bearer t'),
    { headers: [{ name: 'Authorization', value: 'bearer t' }] },
  ],
  [
    'basic',
    { type: 'http', scheme: 'basic', bearerFormat: null, ...plain() },
    { kind: 'basic', username: 'zoë', password: 'a:b' },
    { headers: [{ name: 'Authorization', value: 'Basic em/DqzphOmI=' }] },
  ],
  [
    'basic, encoded already',
    { type: 'http', scheme: 'basic', bearerFormat: null, ...plain() },
    token('<encoded-value>'),
    { headers: [{ name: 'Authorization', value: 'Basic <encoded-value>' }] },
  ],
  [
    'another scheme',
    { type: 'http', scheme: 'ApiToken', bearerFormat: null, ...plain() },
    token('t'),
    { headers: [{ name: 'Authorization', value: 'ApiToken t' }] },
  ],
  [
    'OAuth',
    { type: 'oauth2', flows: [], ...plain() },
    token('t'),
    { headers: [{ name: 'Authorization', value: 'Bearer t' }] },
  ],
  [
    'OpenID Connect',
    { type: 'openIdConnect', url: '', ...plain() },
    token('t'),
    { headers: [{ name: 'Authorization', value: 'Bearer t' }] },
  ],
  [
    'mutual TLS',
    { type: 'mutualTLS', ...plain() },
    token('t'),
    { headers: [], cookies: [], url: 'https://api.example.com/v1/items' },
  ],
];

test.each(schemes)('credentials go where the scheme asks: %s', (_, scheme, credential, wanted) => {
  const document = sampleDocument({ securitySchemes: { main: scheme } });
  const operation = sampleOperation({ security: [[{ scheme: 'main', scopes: [] }]] });
  expect(
    buildRequest({ document, operation, values: sampleValues({ credentials: { main: credential } }) }),
  ).toMatchObject(wanted);
});

test('only the chosen alternative is sent, and its header is not repeated by a parameter', () => {
  const document = sampleDocument({
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key', ...plain() },
      token: { type: 'http', scheme: 'bearer', bearerFormat: null, ...plain() },
    },
  });
  const operation = sampleOperation({
    security: [
      [{ scheme: 'token', scopes: [] }],
      [
        { scheme: 'key', scopes: [] },
        { scheme: 'missing', scopes: [] },
        { scheme: '__proto__', scopes: [] },
      ],
    ],
    parameters: [
      sampleParameter({ in: 'header', name: 'x-key' }),
      sampleParameter({ in: 'header', name: 'Authorization' }),
    ],
  });
  const values = sampleValues({
    securityAlternative: 1,
    credentials: { key: token('k'), token: token('t') },
    parameters: { 'header:x-key': 'other', 'header:Authorization': 'own' },
  });
  expect(buildRequest({ document, operation, values }).headers).toEqual([
    { name: 'X-Key', value: 'k' },
    { name: 'Authorization', value: 'own' },
  ]);
});

test('a Cookie header parameter becomes cookies, and a body names its own type', () => {
  const operation = sampleOperation({
    method: 'POST',
    parameters: [
      sampleParameter({ in: 'header', name: 'Cookie' }),
      sampleParameter({ in: 'header', name: 'Content-Type' }),
    ],
  });
  const values = sampleValues({
    parameters: { 'header:Cookie': 'a=1; b="x=y"; broken', 'header:Content-Type': 'text/odd' },
    body: { kind: 'text', contentType: 'text/plain', text: 'x' },
  });
  expect(buildRequest({ document: sampleDocument(), operation, values })).toMatchObject({
    method: 'POST',
    headers: [{ name: 'Content-Type', value: 'text/plain' }],
    cookies: [
      { name: 'a', value: '1' },
      { name: 'b', value: '"x=y"' },
    ],
  });
});

const file = { filename: 'a.png' };

const bodies: [string, BodyValue, object | null, string | null][] = [
  [
    'JSON',
    { kind: 'value', contentType: 'application/json', value: { a: null, b: undefined, c: 0 } },
    { kind: 'text', text: '{"a":null,"c":0}' },
    'application/json',
  ],
  [
    'JSON null',
    { kind: 'value', contentType: 'application/problem+json', value: null },
    { kind: 'text', text: 'null' },
    'application/problem+json',
  ],
  [
    'JSON for any type',
    { kind: 'value', contentType: '*/*', value: '' },
    { kind: 'text', text: '""' },
    'application/json',
  ],
  ['no JSON', { kind: 'value', contentType: 'application/json', value: undefined }, null, null],
  [
    'JSON as it was typed',
    { kind: 'text', contentType: 'application/json', text: '{"a": 1.0}' },
    { kind: 'text', text: '{"a": 1.0}' },
    'application/json',
  ],
  [
    'lines of JSON',
    { kind: 'value', contentType: 'application/x-ndjson', value: [{ a: 1 }, 2] },
    { kind: 'text', text: '{"a":1}\n2\n' },
    'application/x-ndjson',
  ],
  [
    'a sequence of JSON texts (RFC 7464)',
    { kind: 'value', contentType: 'application/geo+json-seq', value: [{ a: 1 }, 2] },
    { kind: 'text', text: '\x1e{"a":1}\n\x1e2\n' },
    'application/geo+json-seq',
  ],
  [
    // RFC 2046 section 5.1.1.
    'multipart, which has at least one part',
    { kind: 'fields', contentType: 'multipart/form-data', fields: [{ kind: 'value', name: 'a', value: undefined }] },
    null,
    null,
  ],
  [
    'XML',
    { kind: 'text', contentType: 'application/xml', text: '<a/>' },
    { kind: 'text', text: '<a/>' },
    'application/xml',
  ],
  [
    'text from a value',
    { kind: 'value', contentType: 'text/csv', value: 'a,b' },
    { kind: 'text', text: 'a,b' },
    'text/csv',
  ],
  [
    'a hostile type',
    { kind: 'text', contentType: 'text/plain\r\nX: y', text: 'a' },
    { kind: 'text', text: 'a' },
    'text/plain X: y',
  ],
  [
    'a file',
    { kind: 'file', contentType: 'image/*', file: { filename: 'a.png', contentType: 'image/png' } },
    { kind: 'file' },
    'image/png',
  ],
  [
    'a file of any type',
    { kind: 'file', contentType: 'application/octet-stream', file },
    { kind: 'file', file },
    'application/octet-stream',
  ],
  [
    'a form',
    {
      kind: 'value',
      contentType: 'application/x-www-form-urlencoded',
      value: { a: 'x y', list: [1, 2], plain: [1, 2], whole: { b: 1 }, object: { c: [2] }, none: null },
    },
    {
      kind: 'form',
      fields: [
        field('a', 'x y'),
        field('list', '1'),
        field('list', '2'),
        field('plain', '1,2'),
        field('whole', '{"b":1}'),
        // OpenAPI 3.1.1, "Encoding Object": an object is JSON where nothing else is said.
        field('object', '{"c":[2]}'),
      ],
    },
    null,
  ],
  [
    'a form that is a list',
    {
      kind: 'value',
      contentType: 'application/x-www-form-urlencoded',
      value: [{ a: 'x', b: 1 }, { a: 'y' }, 'no field'],
    },
    { kind: 'form', fields: [field('a', 'x'), field('b', '1'), field('a', 'y')] },
    null,
  ],
  [
    'multipart',
    {
      kind: 'fields',
      contentType: 'multipart/form-data',
      fields: [
        { kind: 'value', name: 'a', value: [1, null, 'b'] },
        { kind: 'value', name: 'o', value: { c: true } },
        { kind: 'value', name: 'whole', value: 'x' },
        { kind: 'file', name: 'f', file },
        { kind: 'value', name: 'no', value: undefined },
        { kind: 'value', name: 'nothing', value: null },
      ],
    },
    {
      kind: 'multipart',
      parts: [
        { kind: 'text', name: 'a', value: '1' },
        { kind: 'text', name: 'a', value: 'b' },
        { kind: 'text', name: 'o', value: '{"c":true}', contentType: 'application/json' },
        { kind: 'text', name: 'whole', value: '"x"', contentType: 'application/json' },
        { kind: 'file', name: 'f', file: { filename: 'a.png', contentType: 'image/png' } },
      ],
    },
    null,
  ],
];

test.each(bodies)('a body is written by its content type: %s', (_, body, wanted, contentType) => {
  const encoding = {
    plain: { contentType: null, style: 'form', explode: false },
    whole: { contentType: 'application/json', style: null, explode: null },
    f: { contentType: 'image/png', style: null, explode: null },
  };
  const operation = sampleOperation({
    method: 'POST',
    requestBody: {
      description: '',
      required: true,
      contents: [{ contentType: body.contentType, schema: null, itemSchema: null, examples: [], encoding }],
    },
  });
  const request = buildRequest({ document: sampleDocument(), operation, values: sampleValues({ body }) });
  if (wanted === null) expect(request.body).toBeNull();
  else expect(request.body).toMatchObject(wanted);
  expect(request.headers).toEqual(contentType === null ? [] : [{ name: 'Content-Type', value: contentType }]);
});

test.each([
  ['3.1.0', [part('tags', 'a,b'), part('at[x]', '1'), part('at[y]', '2'), part('id', '7'), part('c', '1')]],
  // OpenAPI 3.0 ignores a style outside of forms that travel like an address.
  [
    '3.0.3',
    [
      part('tags', 'a'),
      part('tags', 'b'),
      { ...part('at', '{"x":1,"y":2}'), contentType: 'application/json' },
      { ...part('id', '7'), contentType: 'text/csv' },
      { ...part('flat', '{"c":1}'), contentType: 'application/json' },
    ],
  ],
])('parts of a body whose style is named are written like parameters of a query: OpenAPI %s', (specVersion, parts) => {
  const none = { contentType: null, style: null, explode: null };
  const contentType = 'multipart/form-data';
  const encoding = {
    tags: { ...none, explode: false },
    at: { ...none, style: 'deepObject' },
    id: { contentType: 'text/csv', style: 'form', explode: null },
    flat: { ...none, style: 'form' },
  };
  const operation = sampleOperation({
    method: 'POST',
    requestBody: {
      description: '',
      required: true,
      contents: [{ contentType, schema: null, itemSchema: null, examples: [], encoding }],
    },
  });
  const value = { tags: ['a', 'b'], at: { x: 1, y: 2 }, id: 7, flat: { c: 1 } };
  const values = sampleValues({ body: { kind: 'value', contentType, value } });
  const document = sampleDocument({ specVersion });
  const request = buildRequest({ document, operation: settleParts(operation, document), values });
  expect(request.body).toEqual({ kind: 'multipart', parts });
});

// RFC 9110 section 8.3.1; curl reads what stands behind a type as options of its own.
test.each([
  'text/plain\r\nX-Injected: 1',
  'application/json;headers=@/etc/passwd',
  'text',
  'image/*',
  'a/b, c/d',
  'a/b";c',
])('the content type %j of a part, which cannot be sent, is left out', (named) => {
  const contentType = 'multipart/form-data';
  const rule = { contentType: named, style: null, explode: null };
  const operation = sampleOperation({
    method: 'POST',
    requestBody: {
      description: '',
      required: true,
      contents: [{ contentType, schema: null, itemSchema: null, examples: [], encoding: { a: rule, f: rule } }],
    },
  });
  const values = sampleValues({
    body: {
      kind: 'fields',
      contentType,
      fields: [
        { kind: 'value', name: 'a', value: 'x' },
        { kind: 'file', name: 'f', file: { filename: 'f' } },
      ],
    },
  });
  const { body } = buildRequest({ document: sampleDocument(), operation, values });
  expect(body).toEqual({
    kind: 'multipart',
    parts: [part('a', 'x'), { kind: 'file', name: 'f', file: { filename: 'f' } }],
  });
});

test('parts of another type than a form are sent as that type', () => {
  const send = (contentType: string) => {
    const value: BodyValue = { kind: 'value', contentType, value: { a: 'x' } };
    const operation = sampleOperation({ method: 'POST' });
    return buildRequest({ document: sampleDocument(), operation, values: sampleValues({ body: value }) }).body;
  };
  const parts = [{ kind: 'text', name: 'a', value: 'x' }];
  expect(send('multipart/related; type="application/json"')).toEqual({
    kind: 'multipart',
    parts,
    contentType: 'multipart/related; type="application/json"',
  });
  expect(send('multipart/form-data')).toEqual({ kind: 'multipart', parts });
  expect(send('multipart/*')).toEqual({ kind: 'multipart', parts });
});

test('parts without names are a text whose first line is its boundary', () => {
  const contentType = 'multipart/mixed';
  const operation = sampleOperation({
    method: 'POST',
    requestBody: {
      description: '',
      required: true,
      contents: [
        {
          contentType,
          schema: { type: 'array', prefixItems: [{ type: 'object', properties: { a: { const: 1 } } }], items: {} },
          itemSchema: { type: 'string', const: 'x' },
          examples: [],
          encoding: {
            '[0]': { contentType: 'application/problem+json', style: null, explode: null },
            '[…]': { contentType: 'text/csv, text/plain', style: null, explode: null },
          },
        },
      ],
    },
  });
  const document = sampleDocument();
  const send = (body: BodyValue | null) => buildRequest({ document, operation, values: sampleValues({ body }) });
  const { contents } = operation.requestBody!;
  const read = (): BodyValue | null =>
    defaultBody({ document, operation: settleParts(operation, document), only: 'all', fill: 'samples' });
  expect(send(read())).toMatchObject({
    headers: [{ name: 'Content-Type', value: 'multipart/mixed; boundary=part-of-the-body' }],
    body: {
      kind: 'text',
      text: '--part-of-the-body\r\nContent-Type: application/problem+json\r\n\r\n{"a":1}\r\n--part-of-the-body--\r\n',
    },
  });
  Object.assign(contents[0]!, { schema: null, encoding: { '[…]': contents[0]!.encoding['[…]'] } });
  expect(send(read()).body).toEqual({
    kind: 'text',
    text: '--part-of-the-body\r\nContent-Type: text/csv\r\n\r\nx\r\n--part-of-the-body--\r\n',
  });
  expect(send({ kind: 'text', contentType, text: '--mine\n\nx\n--mine--\n' })).toMatchObject({
    headers: [{ name: 'Content-Type', value: 'multipart/mixed; boundary=mine' }],
    body: { kind: 'text', text: '--mine\r\n\r\nx\r\n--mine--\r\n' },
  });
});

test('a method that is no token is not sent', () => {
  const methodOf = (method: string) =>
    buildRequest({ document: sampleDocument(), operation: sampleOperation({ method }), values: sampleValues() }).method;
  expect(['QUERY', 'M-Copy', "GET'; rm", 'WEBHOOK', ''].map(methodOf)).toEqual([
    'QUERY',
    'M-Copy',
    'GET',
    'POST',
    'GET',
  ]);
});

function plain(): { description: string; prefill: null } {
  return { description: '', prefill: null };
}

function part(name: string, value: string): { kind: string; name: string; value: string; contentType?: string } {
  return { kind: 'text', name, value };
}

function token(text: string): Credential {
  return { kind: 'token', token: text };
}

function field(name: string, value: string): object {
  return { name, value };
}

test('what a reader adds wins over what the description gives', () => {
  const operation = sampleOperation({
    method: 'POST',
    parameters: [sampleParameter({ in: 'header', name: 'X-A' })],
    requestBody: { description: '', required: false, contents: [] },
  });
  const request = buildRequest({
    document: sampleDocument(),
    operation,
    values: sampleValues({
      parameters: { 'header:X-A': 'given' },
      accept: 'text/csv, application/json',
      body: { kind: 'text', contentType: 'text/plain', text: 'x' },
      extras: {
        headers: [
          { name: ' x-a ', value: 'own' },
          { name: 'Content-Type', value: 'text/x-own' },
          { name: 'Cookie', value: 'a=1; b=%20' },
          { name: '', value: 'nothing' },
          { name: 'no token', value: '1' },
        ],
        query: [
          { name: 'q&', value: 'ä' },
          { name: '', value: 'x' },
        ],
      },
    }),
  });
  expect(request.headers).toEqual([
    { name: 'Accept', value: 'text/csv, application/json' },
    { name: 'x-a', value: 'own' },
    { name: 'Content-Type', value: 'text/x-own' },
  ]);
  expect(request.cookies).toEqual([
    { name: 'a', value: '1' },
    { name: 'b', value: '%20' },
  ]);
  expect(request.url).toBe('https://api.example.com/v1/items?q%26=%C3%A4');
});

test('digits stay as they are typed, and what is encoded already is not encoded again', () => {
  const operation = sampleOperation({
    method: 'POST',
    security: [[{ scheme: 'sid', scopes: [] }]],
    parameters: [sampleParameter({ in: 'query', name: 'id' }), sampleParameter({ in: 'cookie', name: 'c' })],
    requestBody: { description: '', required: false, contents: [] },
  });
  const id = { '\0': '9223372036854775807' };
  const document = sampleDocument({
    securitySchemes: { sid: { type: 'apiKey', in: 'cookie', name: 'sid', description: '', prefill: null } },
  });
  const body = { kind: 'value', contentType: 'application/json', value: { id, list: [id] } } as const;
  const values = sampleValues({
    parameters: { 'query:id': [id, id], 'cookie:c': 'a%20b c' },
    credentials: { sid: { kind: 'token', token: 's%3Aabc.d+e/f== ä' } },
    body,
  });
  const request = buildRequest({ document, operation, values });
  expect(request.url).toContain('?id=9223372036854775807&id=9223372036854775807');
  expect(request.body).toEqual({ kind: 'text', text: '{"id":9223372036854775807,"list":[9223372036854775807]}' });
  expect(request.cookies.map(({ value }) => value)).toEqual(['s%3Aabc.d+e/f==%20%C3%A4', 'a%20b%20c']);
});

test('user and password of Digest authentication are no header: what answers the challenge is not known yet', () => {
  const document = sampleDocument({
    securitySchemes: {
      login: { type: 'http', scheme: 'digest', bearerFormat: null, description: '', prefill: null },
    },
  });
  const operation = sampleOperation({ security: [[{ scheme: 'login', scopes: [] }]] });
  const built = (credential: Credential, headers: { name: string; value: string }[] = []) =>
    buildRequest({
      document,
      operation,
      values: sampleValues({ credentials: { login: credential }, extras: { headers, query: [] } }),
    });
  const credential: Credential = { kind: 'basic', username: 'anna', password: 'secret' };
  expect(built(credential)).toMatchObject({ headers: [], digest: { username: 'anna', password: 'secret' } });
  const answered = { name: 'Authorization', value: 'Digest username="anna"' };
  expect(built({ kind: 'token', token: answered.value })).toMatchObject({ headers: [answered] });
  expect(built(credential, [answered])).not.toHaveProperty('digest');
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
  'a field of %s that was added and not filled in is not sent',
  (contentType) => {
    const fields = [
      { kind: 'value' as const, name: '', value: '' },
      { kind: 'file' as const, name: '', file: { filename: '' } },
      { kind: 'value' as const, name: 'a', value: '' },
      { kind: 'value' as const, name: '', value: 'b' },
    ];
    const values = sampleValues({ body: { kind: 'fields', contentType, fields } });
    const { body } = buildRequest({ document: sampleDocument(), operation: sampleOperation(), values });
    const sent = body?.kind === 'form' ? body.fields : body?.kind === 'multipart' ? body.parts : [];
    expect(sent).toMatchObject([
      { name: 'a', value: '' },
      { name: '', value: 'b' },
    ]);
  },
);

test.each([
  ['/a/{proxy+}', 'proxy', 'simple', '/a/x%2Fy'],
  ['/a/{*rest}', 'rest', 'simple', '/a/x%2Fy'],
  ['/a/{id:int}', 'id', 'simple', '/a/x%2Fy'],
  ['/a/{id:[0-9]+}', 'id', 'simple', '/a/x%2Fy'],
  ['/a/{.id*}', 'id', 'label', '/a/.x%2Fy'],
  ['/a{;id}', 'id', 'matrix', '/a;id=x%2Fy'],
  ['/a/{odd*}', 'odd*', 'simple', '/a/x%2Fy'],
])('the part of %s that says more than a name is the parameter %s', (path, name, style, wanted) => {
  const operation = sampleOperation({ path, parameters: [sampleParameter({ in: 'path', name, style })] });
  const values = sampleValues({ parameters: { [`path:${name}`]: 'x/y' } });
  expect(new URL(buildRequest({ document: sampleDocument(), operation, values }).url).pathname).toBe(`/v1${wanted}`);
});

test('a part that is a form by its content type is written as one', () => {
  const rule = { contentType: 'application/x-www-form-urlencoded', style: null, explode: null, headers: [] };
  const contentType = 'multipart/form-data';
  const operation = sampleOperation({
    method: 'POST',
    requestBody: {
      description: '',
      required: true,
      contents: [{ contentType, schema: null, itemSchema: null, examples: [], encoding: { o: rule } }],
    },
  });
  const body: BodyValue = {
    kind: 'fields',
    contentType,
    fields: [{ kind: 'value', name: 'o', value: { min: 1, max: [2, 3] } }],
  };
  expect(buildRequest({ document: sampleDocument(), operation, values: sampleValues({ body }) }).body).toEqual({
    kind: 'multipart',
    parts: [{ kind: 'text', name: 'o', value: 'min=1&max=2&max=3', contentType: rule.contentType }],
  });
});

// OpenAPI 3.2, "Example: URL Encoded Form with JSON Values" and "Example: Multipart Form with Encoding Objects".
test('a value with a content type of its own is written in it, in a form as in parts', () => {
  const named = (contentType: string) => ({ contentType, style: null, explode: null });
  const encoding = {
    id: named('application/json'),
    words: named('text/plain'),
    homes: named('application/xml; charset=utf-8'),
    list: named('application/json'),
    long: { contentType: null, style: null, explode: null },
  };
  const home: Schema = { xml: { name: 'home' }, properties: { city: { xml: { attribute: true } } } };
  const schema: Schema = { properties: { homes: { type: 'array', items: home } } };
  const sent = (contentType: string) => {
    const contents = [{ contentType, schema, itemSchema: null, examples: [], encoding }];
    const operation = sampleOperation({ requestBody: { description: '', required: true, contents } });
    const value = {
      id: 'f8',
      words: ['a', 'b'],
      homes: [{ city: 'Rome' }],
      list: [1],
      long: { '\0': '9007199254740993' },
    };
    const values = sampleValues({ body: { kind: 'value', contentType, value } });
    return buildRequest({ document: sampleDocument(), operation, values }).body;
  };
  const fields = [
    { name: 'id', value: '"f8"' },
    { name: 'words', value: 'a' },
    { name: 'words', value: 'b' },
    { name: 'homes', value: '<?xml version="1.0" encoding="UTF-8"?>\n<home city="Rome"/>' },
    { name: 'list', value: '[1]' },
    { name: 'long', value: '9007199254740993' },
  ];
  expect(sent('application/x-www-form-urlencoded')).toEqual({ kind: 'form', fields });
  expect(sent('multipart/form-data')).toEqual({
    kind: 'multipart',
    parts: fields.map(({ name, value }) => {
      const { contentType } = encoding[name as keyof typeof encoding];
      return { kind: 'text', name, value, ...(contentType && { contentType }) };
    }),
  });
});

test.each([
  ['https://{region}.example.com', 'https://eu.example.com/token'],
  ['https://api.example.com/v1', 'https://api.example.com/token'],
  ['https://api.example.com/v1/', 'https://api.example.com/v1/token'],
  ['/v1/', 'https://docs.example.com/v1/token'],
  ['', 'https://docs.example.com/token'],
])('relative addresses count from the server %s', (url, expected) => {
  const variables = [{ name: 'region', default: 'eu', enum: [], description: '' }];
  const document = sampleDocument({ servers: url === '' ? [] : [{ url, description: '', variables }] });
  const base = relativeBase({
    document,
    operation: sampleOperation(),
    choice: null,
    base: 'https://docs.example.com/api/items',
  });
  expect(new URL('token', base!).href).toBe(expected);
});

test('nothing counts from a server whose address is not whole', () => {
  const document = sampleDocument({ servers: [{ url: 'http://[', description: '', variables: [] }] });
  expect(relativeBase({ document, operation: sampleOperation(), choice: null, base: null })).toBeNull();
});
