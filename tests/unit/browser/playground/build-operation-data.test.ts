import { expect, test } from 'vitest';
import { buildOperationData } from '../../../../src/browser/playground/build-operation-data.ts';
import { shortenText } from '../../../../src/browser/playground/shorten-text.ts';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Operation } from '../../../../src/model/api/operation.ts';
import type { Schema } from '../../../../src/model/api/schema.ts';
import type { ApiConfig } from '../../../../src/model/config.ts';
import { visibleProperties } from '../../../../src/shared/json-schema/visible-properties.ts';
import { defaultBody } from '../../../../src/shared/request/default-body.ts';

const schemas: Record<string, Schema> = {
  Order: {
    type: 'object',
    properties: { item: { $ref: 'Item' }, id: { $ref: 'Id', readOnly: true } },
    description: 'First.\n\nSecond.',
  },
  Item: {
    type: 'object',
    properties: {
      parent: { $ref: 'Order' },
      kind: { oneOf: [{ $ref: 'Kind' }], discriminator: { propertyName: 'k', mapping: { x: 'Mapped' } } },
    },
  },
  Kind: { type: 'string', extensions: { 'x-enum-varnames': ['A'], 'x-default': 'B', 'x-other': 1 } },
  Mapped: { type: 'object', additionalProperties: { $ref: 'Deep' } },
  Deep: { type: 'string', examples: [1, 2, 3] },
  Id: { type: 'string' },
  Unused: { type: 'string' },
};

const operation = {
  document: 'api.json',
  method: 'POST',
  path: '/orders',
  description: '',
  servers: [{ url: 'https://a', description: '', variables: [] }],
  security: [[{ scheme: 'key', scopes: [] }]],
  parameters: [],
  callbacks: [],
  codeSamples: [],
  requestBody: {
    description: '',
    required: true,
    contents: [
      { contentType: 'application/json', schema: { $ref: 'Order' }, itemSchema: null, examples: [], encoding: {} },
    ],
  },
  responses: [{ status: '200', description: 'x', contents: [], headers: [] }],
} as unknown as Operation;

const document = {
  id: 'api.json',
  schemas,
  models: Object.keys(schemas),
  servers: operation.servers,
  operations: [operation],
  webhooks: [],
  channels: [],
  securitySchemes: {
    key: { type: 'apiKey', in: 'header', name: 'K', description: '**Bold** [link](https://x)', prefill: null },
    other: { type: 'mutualTLS', description: '', prefill: null },
  },
} as unknown as ApiDocument;

const config = {
  examples: { languages: null, defaults: 'required', prefill: false },
  playground: { proxy: true, credentials: false },
} as ApiConfig;

test('holds the schemas that a request reaches, recursive ones once, and nothing else', () => {
  const data = buildOperationData({ document, operation, config, base: '' });
  // Other readers may be kept from what others need.
  expect(JSON.stringify(data)).not.toContain('Unused');
  expect(Object.keys(data.document.schemas).sort()).toEqual(['Deep', 'Item', 'Kind', 'Mapped', 'Order']);
  expect(data.document.schemas['Order']!.properties!['id']).toEqual({ readOnly: true });
  expect(data.document.schemas['Order']!.description).toBe('First.');
  expect(data.document.schemas['Deep']!.examples).toEqual([1]);
  expect(data.document.schemas['Kind']!.extensions).toEqual({ 'x-enum-varnames': ['A'], 'x-default': 'B' });
  expect(data.document.securitySchemes).toEqual({
    key: { type: 'apiKey', in: 'header', name: 'K', description: 'Bold link', prefill: null },
  });
  expect([data.operation.responses, data.document.operations, data.document.servers]).toEqual([[], [], []]);
});

test.each([
  ['Written `<id>:<secret>`, <b>always</b>', 'Written <id>:<secret>, always'],
  ['See [`the` **list**](https://a.test)', 'See the list'],
])('%s reads as plain text', (markdown, text) => {
  expect(shortenText(markdown)).toBe(text);
});

test('what is said of servers and their variables is plain text, of an endpoint and of a description', () => {
  const variable = { name: 'port', default: '1', enum: [], description: 'The **port**' };
  const servers = [{ url: 'https://a.test:{port}', description: '[Here](https://b.test)', variables: [variable] }];
  const expected = [{ description: 'Here', variables: [{ name: 'port', description: 'The port' }] }];
  const ofOperation = buildOperationData({ document, operation: { ...operation, servers }, config, base: '' });
  expect(ofOperation.operation.servers).toMatchObject(expected);
  const noneOfItsOwn = { ...operation, servers: [] };
  const ofDocument = buildOperationData({
    document: { ...document, servers },
    operation: noneOfItsOwn,
    config,
    base: '',
  });
  expect(ofDocument.document.servers).toMatchObject(expected);
});

test('shortens long paragraphs at a word', () => {
  const text = shortenText(`${'word '.repeat(200)}\n\nmore`);
  expect(text.length).toBeLessThan(290);
  expect(text).toMatch(/word…$/);
});

test('what the server sets alone is no field, also where it is required, and in no example', () => {
  const Base: Schema = { type: 'object', properties: { id: { type: 'string', readOnly: true, description: 'Set.' } } };
  const schema: Schema = {
    allOf: [{ $ref: 'Base' }],
    required: ['id', 'name'],
    properties: { name: { type: 'string' } },
    examples: [{ id: 7, name: 'x' }],
  };
  const content = { contentType: 'application/json', schema, itemSchema: null, examples: [], encoding: {} };
  const asked = { ...operation, requestBody: { description: '', required: true, contents: [content] } };
  const described = { ...document, schemas: { Base } };
  const data = buildOperationData({ document: described, operation: asked, config, base: '' });
  const reduced = data.operation.requestBody!.contents[0]!.schema!;
  const shown = visibleProperties(reduced, { schemas: data.document.schemas, mode: 'request' });
  expect(shown.map(({ name }) => name)).toEqual(['name']);
  const body = defaultBody({ document: data.document, operation: data.operation, only: 'all', fill: 'examples' });
  expect(body).toMatchObject({ value: { name: 'x' } });
  expect(body).not.toHaveProperty('value.id');
});
