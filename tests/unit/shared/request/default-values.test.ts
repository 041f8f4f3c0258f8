import { expect, test } from 'vitest';
import type { MediaContent, Operation } from '../../../../src/model/api/operation.ts';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { buildRequest } from '../../../../src/shared/request/build-request.ts';
import { defaultValues } from '../../../../src/shared/request/default-values.ts';
import { sampleDocument, sampleOperation, sampleParameter } from './sample-operation.ts';

const uuid: Schema = { type: 'string', format: 'uuid' };

const document = sampleDocument({
  servers: [
    {
      url: 'https://{region}.example.com',
      description: '',
      variables: [{ name: 'region', default: 'eu', enum: [], description: '' }],
    },
  ],
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', bearerFormat: null, description: '', prefill: null },
    login: { type: 'http', scheme: 'basic', bearerFormat: null, description: '', prefill: null },
    filled: { type: 'http', scheme: 'basic', bearerFormat: null, description: '', prefill: 'demo:a:b' },
    key: { type: 'apiKey', in: 'header', name: 'X-Key', description: '', prefill: null },
    demo: { type: 'apiKey', in: 'query', name: 'key', description: '', prefill: 'demo-key' },
  },
  schemas: {
    Node: {
      type: 'object',
      properties: {
        name: { type: 'string', examples: ['root'] },
        child: { $ref: 'Node' },
        id: { type: 'string', readOnly: true, examples: ['x'] },
      },
    },
  },
});

const parameters = [
  sampleParameter({ in: 'path', name: 'id' }),
  sampleParameter({ in: 'path', name: 'key', schema: uuid }),
  sampleParameter({ in: 'query', name: 'q', required: true }),
  sampleParameter({ in: 'query', name: 'limit', schema: { type: 'integer', default: 20 } }),
  sampleParameter({ in: 'query', name: 'tags', schema: { type: 'array', items: { type: 'string' } } }),
  sampleParameter({ in: 'query', name: 'old', deprecated: true }),
  sampleParameter({ in: 'header', name: 'X-Trace' }),
  sampleParameter({ in: 'header', name: 'X-Mode', examples: [{ name: '', summary: '', value: 'fast' }] }),
];

const operation = sampleOperation({
  path: '/items/{id}/{key}',
  parameters,
  security: [[{ scheme: 'token', scopes: [] }]],
});

test('a snippet has everything filled in, readable where the description gives nothing', () => {
  const values = defaultValues({ document, operation, only: 'all', fill: 'samples' });
  const request = buildRequest({ document, operation, values });
  expect(request).toMatchObject({
    url: 'https://eu.example.com/items/{id}/3c90c3cc-0d44-4b50-8888-8dd25736052a?q=string&limit=20&tags=string',
    headers: [
      { name: 'Authorization', value: 'Bearer <token>' },
      { name: 'X-Trace', value: '<string>' },
      { name: 'X-Mode', value: 'fast' },
    ],
  });
});

test('a value of a path that has signs before it keeps them', () => {
  const styled = ['matrix', 'label', 'simple'].map((style) =>
    sampleParameter({ in: 'path', name: style, style, required: true, explode: false }),
  );
  const path = '/{matrix}/{label}/{simple}';
  const marked = sampleOperation({ path, parameters: styled });
  const values = defaultValues({ document, operation: marked, only: 'all', fill: 'samples' });
  expect(buildRequest({ document, operation: marked, values }).url).toMatch(/\/;matrix=string\/\.string\/\{simple\}$/);
});

test('only what is required, and only what the description gives', () => {
  const required = defaultValues({ document, operation, only: 'required', fill: 'samples' });
  expect(required.parameters).toEqual({ 'path:key': '3c90c3cc-0d44-4b50-8888-8dd25736052a', 'query:q': 'string' });
  expect(defaultValues({ document, operation, only: 'all', fill: 'examples' }).parameters).toEqual({
    'query:limit': 20,
    'header:X-Mode': 'fast',
  });
  expect(defaultValues({ document, operation, only: 'all', fill: 'nothing' })).toEqual({
    server: { url: 'https://{region}.example.com', variables: { region: 'eu' } },
    securityAlternative: 0,
    credentials: {},
    parameters: {},
    body: null,
  });
});

test.each([
  ['token', { kind: 'token', token: '<token>' }, undefined],
  ['login', { kind: 'basic', username: '<username>', password: '<password>' }, undefined],
  ['key', { kind: 'token', token: '<api-key>' }, undefined],
  [
    'filled',
    { kind: 'basic', username: 'demo', password: 'a:b' },
    { kind: 'basic', username: 'demo', password: 'a:b' },
  ],
  ['demo', { kind: 'token', token: 'demo-key' }, { kind: 'token', token: 'demo-key' }],
  ['missing', undefined, undefined],
])('the credential of %s', (scheme, sample, prefilled) => {
  const secured = sampleOperation({ security: [[{ scheme, scopes: [] }]] });
  expect(defaultValues({ document, operation: secured, only: 'all', fill: 'samples' }).credentials[scheme]).toEqual(
    sample,
  );
  expect(defaultValues({ document, operation: secured, only: 'all', fill: 'nothing' }).credentials[scheme]).toEqual(
    prefilled,
  );
});

function withBody(...contents: (Partial<MediaContent> & { contentType: string })[]): Operation {
  const filled = contents.map((content) => ({
    schema: null,
    itemSchema: null,
    examples: [],
    encoding: {},
    ...content,
  }));
  return sampleOperation({ method: 'POST', requestBody: { description: '', required: false, contents: filled } });
}

const object: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, size: { type: 'integer', examples: [3] } },
};

test('a body prefers JSON, or the content type and the example that are asked for', () => {
  const examples = [
    { name: 'one', summary: '', value: { a: 1 } },
    { name: 'two', summary: '', value: { a: 2 } },
  ];
  const posted = withBody(
    { contentType: 'application/xml', examples: [{ name: '', summary: '', value: '<a/>' }] },
    { contentType: 'application/json', schema: object, examples },
  );
  const bodyOf = (body?: { contentType?: string; example?: string }) =>
    defaultValues({ document, operation: posted, only: 'all', fill: 'samples', body }).body;
  expect(bodyOf()).toEqual({ kind: 'value', contentType: 'application/json', value: { a: 1 } });
  expect(bodyOf({ example: 'two' })).toEqual({ kind: 'value', contentType: 'application/json', value: { a: 2 } });
  expect(bodyOf({ contentType: 'application/xml' })).toEqual({
    kind: 'text',
    contentType: 'application/xml',
    text: '<a/>',
  });
});

test.each([
  ['samples', 'all', { name: '<string>', size: 3 }],
  ['examples', 'all', { size: 3 }],
  ['nothing', 'all', undefined],
] as const)('a JSON body with %s of %s', (fill, only, value) => {
  const posted = withBody({ contentType: 'application/json', schema: object });
  expect(defaultValues({ document, operation: posted, only, fill }).body).toEqual({
    kind: 'value',
    contentType: 'application/json',
    value,
  });
});

test('an optional body is left out where only the required is shown', () => {
  const posted = withBody({ contentType: 'application/json', schema: object });
  expect(defaultValues({ document, operation: posted, only: 'required', fill: 'samples' }).body).toBeNull();
  posted.requestBody!.required = true;
  expect(defaultValues({ document, operation: posted, only: 'required', fill: 'samples' }).body).toMatchObject({
    value: { name: '<string>' },
  });
});

test('files of a form are files, named by their type or their example', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      title: { type: 'string' },
      photo: { type: 'string', contentMediaType: 'image/png' },
      raw: { type: 'string', format: 'binary' },
      many: { type: 'array', items: { type: 'string', format: 'binary', examples: ['report.pdf'] } },
      text: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
    },
  };
  const posted = withBody({ contentType: 'multipart/form-data', schema });
  const { body } = defaultValues({ document, operation: posted, only: 'all', fill: 'samples' });
  expect(body).toMatchObject({
    kind: 'fields',
    fields: [
      { kind: 'value', name: 'title', value: '<string>' },
      { kind: 'file', name: 'photo', file: { filename: 'file.png' } },
      { kind: 'file', name: 'raw', file: { filename: 'file' } },
      { kind: 'file', name: 'many', file: { filename: 'report.pdf' } },
      { kind: 'value', name: 'text' },
    ],
  });
});

test('a form that holds any files has a file', () => {
  const posted = withBody({
    contentType: 'multipart/form-data',
    schema: { type: 'object', additionalProperties: { type: 'string', format: 'binary' } },
  });
  expect(defaultValues({ document, operation: posted, only: 'all', fill: 'samples' }).body).toMatchObject({
    fields: [{ kind: 'file', file: { filename: 'file' } }],
  });
});

test('a form that is a list has the fields of its items', () => {
  const contentType = 'application/x-www-form-urlencoded';
  const schema: Schema = { type: 'array', items: { type: 'object', properties: { a: { const: 'x' } } } };
  const posted = withBody({ contentType, schema });
  expect(defaultValues({ document, operation: posted, only: 'all', fill: 'samples' }).body).toEqual({
    kind: 'fields',
    contentType,
    fields: [{ kind: 'value', name: 'a', value: 'x' }],
  });
});

test('bytes are one file', () => {
  expect(
    defaultValues({
      document,
      operation: withBody({ contentType: 'image/jpeg', schema: { type: 'string', format: 'binary' } }),
      only: 'all',
      fill: 'samples',
    }).body,
  ).toEqual({
    kind: 'file',
    contentType: 'image/jpeg',
    file: { filename: 'file.jpg', contentType: 'image/jpeg' },
  });
});

test('a sample of a file has one of the types that the description takes', () => {
  const bytes: Schema = { type: 'string', format: 'binary' };
  const fileOf = (contentType: string, schema: Schema | null = null) =>
    defaultValues({ document, operation: withBody({ contentType, schema }), only: 'all', fill: 'samples' }).body;
  expect(fileOf('image/*')).toMatchObject({ file: { filename: 'file.png', contentType: 'image/png' } });
  expect(fileOf('video/*', bytes)).toMatchObject({ file: { filename: 'file.mp4', contentType: 'video/mp4' } });
  expect(fileOf('application/octet-stream')).toMatchObject({ file: { filename: 'file' } });
  const rule = (contentType: string) => ({ contentType, style: null, explode: null });
  const form = withBody({
    contentType: 'multipart/form-data',
    schema: {
      type: 'object',
      properties: { listed: bytes, range: bytes, named: bytes, own: { contentMediaType: 'image/gif' }, any: bytes },
    },
    encoding: {
      listed: rule('image/jpeg, image/png'),
      range: rule('audio/*'),
      named: rule('application/pdf'),
      any: rule('*/*'),
    },
  });
  expect(defaultValues({ document, operation: form, only: 'all', fill: 'samples' }).body).toMatchObject({
    fields: [
      { name: 'listed', file: { filename: 'file.jpg', contentType: 'image/jpeg' } },
      { name: 'range', file: { filename: 'file.mp3', contentType: 'audio/mpeg' } },
      { name: 'named', file: { filename: 'file.pdf', contentType: 'application/pdf' } },
      { name: 'own', file: { filename: 'file.gif', contentType: 'image/gif' } },
      { name: 'any', file: { filename: 'file' } },
    ],
  });
});

test('a body of any type is the bytes that its schema asks for, and JSON where it asks for fields', () => {
  const bytes: Schema = { type: 'string', format: 'binary' };
  const bodyOf = (...contents: Parameters<typeof withBody>) =>
    defaultValues({ document, operation: withBody(...contents), only: 'all', fill: 'samples' }).body;
  for (const contentType of ['*/*', 'application/*'])
    expect(bodyOf({ contentType, schema: bytes })).toEqual({ kind: 'file', contentType, file: { filename: 'file' } });
  expect(bodyOf({ contentType: '*/*', schema: object })).toMatchObject({ kind: 'value', contentType: '*/*' });
  expect(bodyOf({ contentType: '*/*', schema: bytes }, { contentType: 'application/json', schema: object })).toEqual({
    kind: 'value',
    contentType: 'application/json',
    value: { name: '<string>', size: 3 },
  });
});

test('a recursive schema ends', () => {
  const posted = withBody({ contentType: 'application/json', schema: { $ref: 'Node' } });
  const { body } = defaultValues({ document, operation: posted, only: 'all', fill: 'examples' });
  expect(JSON.stringify(body)).toContain('{"name":"root","child":{"name":"root"');
  expect(JSON.stringify(body).length).toBeLessThan(1000);
});

test('the playground starts with what `x-default` of a schema says, before examples and defaults', () => {
  const start = (value: unknown) => ({ extensions: { 'x-default': value } });
  const schema: Schema = {
    type: 'object',
    properties: { name: { type: 'string', examples: ['Rex'], ...start('Tiny') }, age: { type: 'integer', default: 3 } },
  };
  const values = (whole: Schema, fill: 'examples' | 'samples') =>
    defaultValues({
      document,
      operation: sampleOperation({
        parameters: [
          sampleParameter({ in: 'query', name: 'stage', schema: { type: 'string', default: 'b' } }),
          sampleParameter({
            in: 'query',
            name: 'limit',
            schema: { type: 'integer', default: 20, ...start(5) },
            examples: [{ name: '', summary: '', value: 10 }],
          }),
        ],
        requestBody: body(whole),
      }),
      only: 'all',
      fill,
    });
  const body = (whole: Schema): Operation['requestBody'] => ({
    required: true,
    description: '',
    contents: [
      {
        contentType: 'application/json',
        schema: whole,
        itemSchema: null,
        examples: [{ name: 'big', summary: '', value: { name: 'Huge' } }],
        encoding: {},
      },
    ],
  });
  expect(values(schema, 'examples').parameters).toEqual({ 'query:stage': 'b', 'query:limit': 5 });
  expect(values(schema, 'samples').parameters).toEqual({ 'query:stage': 'b', 'query:limit': 10 });
  expect(values({ ...schema, ...start({ age: 1 }) }, 'examples').body).toMatchObject({ value: { age: 1 } });
  expect(values(schema, 'examples').body).toMatchObject({ value: { name: 'Huge' } });
  const bare = { ...body(schema)!, contents: body(schema)!.contents.map((content) => ({ ...content, examples: [] })) };
  expect(
    defaultValues({ document, operation: sampleOperation({ requestBody: bare }), only: 'all', fill: 'examples' }).body,
  ).toMatchObject({ value: { name: 'Tiny', age: 3 } });
});

test('what is sent of a stream of lists, and of rows, is what the page shows', () => {
  const integers: Schema = { type: 'array', items: { type: 'integer' } };
  const sent = (changes: Partial<MediaContent>) => {
    const content = { contentType: '', schema: null, itemSchema: null, examples: [], encoding: {}, ...changes };
    const asked = sampleOperation({ requestBody: { description: '', required: true, contents: [content] } });
    const values = defaultValues({ document, operation: asked, only: 'all', fill: 'samples' });
    return buildRequest({ document, operation: asked, values }).body;
  };
  expect(sent({ contentType: 'application/jsonl', itemSchema: integers })).toEqual({ kind: 'text', text: '[123]\n' });
  expect(sent({ contentType: 'text/csv', schema: { type: 'array', items: { properties: { id: uuid } } } })).toEqual({
    kind: 'text',
    text: 'id\n3c90c3cc-0d44-4b50-8888-8dd25736052a',
  });
});

test('the playground starts with examples as their schema means them, as samples do', () => {
  const schema: Schema = {
    type: 'object',
    examples: [{ id: 'server', count: '7', name: 'x' }],
    properties: {
      id: { type: 'string', readOnly: true },
      count: { type: 'integer' },
      name: { type: 'string' },
    },
  };
  const whole: Schema = {
    type: 'object',
    properties: {
      whole: schema,
      text: { type: 'string', default: 5 },
      list: { type: 'array', items: { type: 'integer' }, default: '3' },
      one: { type: 'string', examples: [['a', 'b']] },
    },
  };
  const content = { contentType: 'application/json', schema: whole, itemSchema: null, examples: [], encoding: {} };
  const asked = sampleOperation({ requestBody: { description: '', required: true, contents: [content] } });
  for (const fill of ['samples', 'examples'] as const)
    expect(defaultValues({ document, operation: asked, only: 'all', fill }).body).toEqual({
      kind: 'value',
      contentType: 'application/json',
      value: { whole: { count: 7, name: 'x' }, text: '5', list: [3], one: 'a' },
    });
});

test('a form that must be sent holds its optional fields where it has no others', () => {
  const schema: Schema = { type: 'object', properties: { level: { type: 'string', enum: ['low'] } } };
  const sampled = (contentType: string, given: Schema) => {
    const posted = withBody({ contentType, schema: given });
    const required = { ...posted, requestBody: { ...posted.requestBody!, required: true } };
    return defaultValues({ document, operation: required, only: 'required', fill: 'samples' }).body;
  };
  for (const contentType of ['multipart/form-data', 'application/x-www-form-urlencoded'])
    expect(sampled(contentType, schema)).toEqual({
      kind: 'fields',
      contentType,
      fields: [{ kind: 'value', name: 'level', value: 'low' }],
    });
  expect(sampled('multipart/form-data', { type: 'object' })).toMatchObject({ fields: [] });
});

test('an object that must be sent holds its optional properties where it has no others', () => {
  const schema: Schema = {
    type: 'object',
    properties: { level: { type: 'string', enum: ['low'] }, page: { type: 'integer', default: 2 } },
  };
  const urlOf = (style: 'deepObject' | 'form', given: Schema, required = true): string => {
    const parameter = sampleParameter({ in: 'query', name: 'filter', required, style, explode: true, schema: given });
    const operation = sampleOperation({ path: '/items', parameters: [parameter] });
    const values = defaultValues({ document, operation, only: 'required', fill: 'samples' });
    return buildRequest({ document, operation, values }).url.replace(/^.*items/, '');
  };
  expect(urlOf('deepObject', schema)).toBe('?filter%5Blevel%5D=low&filter%5Bpage%5D=2');
  expect(urlOf('form', schema)).toBe('?level=low&page=2');
  expect(urlOf('form', { ...schema, required: ['page'] })).toBe('?page=2');
  expect(urlOf('form', schema, false)).toBe('');
});
