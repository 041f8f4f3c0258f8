import { expect, test } from 'vitest';
import { findMissing } from '../../../../../src/browser/playground/state/find-missing.ts';
import { maskSecrets } from '../../../../../src/browser/playground/state/mask-secrets.ts';
import { findNotices } from '../../../../../src/browser/playground/state/request-notices.ts';
import type { MediaContent } from '../../../../../src/model/api/operation.ts';
import type { Schema } from '../../../../../src/model/api/schema.ts';
import type { RequestValues } from '../../../../../src/model/request-values.ts';
import { buildRequest } from '../../../../../src/shared/request/build-request.ts';
import { snippetLanguages } from '../../../../../src/shared/snippets/languages.ts';
import { snippetWriter } from '../../../../../src/shared/snippets/snippet-writer.ts';
import {
  sampleDocument,
  sampleOperation,
  sampleParameter,
  sampleValues,
} from '../../../shared/request/sample-operation.ts';

function contentOf(contentType: string, schema: Schema): MediaContent {
  return { contentType, schema, itemSchema: null, examples: [], encoding: {} };
}

const order: Schema = {
  type: 'object',
  required: ['customer', 'items', 'id'],
  properties: {
    id: { type: 'string', readOnly: true },
    customer: { type: 'string' },
    items: { type: 'array', items: { type: 'object', required: ['sku'], properties: { sku: { type: 'string' } } } },
    payment: { oneOf: [{ $ref: 'Card' }, { $ref: 'Invoice' }] },
  },
};
const document = sampleDocument({
  schemas: {
    Card: { type: 'object', required: ['kind', 'number'], properties: { kind: { const: 'card' }, number: {} } },
    Invoice: { type: 'object', required: ['kind', 'iban'], properties: { kind: { const: 'invoice' }, iban: {} } },
  },
});

function missingNames(
  values: Partial<RequestValues>,
  contents = [contentOf('application/json', order)],
  contentType?: string,
): string[] {
  const operation = sampleOperation({
    method: 'POST',
    parameters: [
      sampleParameter({ in: 'query', name: 'q', required: true }),
      sampleParameter({ in: 'header', name: 'Authorization', required: true }),
    ],
    requestBody: { description: '', required: true, contents },
  });
  const whole = sampleValues(values);
  const request = buildRequest({ document, operation, values: whole });
  return findMissing({ document, operation, values: whole, request, contentType }).map(
    ({ place, name }) => `${place}=${name}`,
  );
}

test('names all that a request lacks, however deep, in the kind of value that was chosen', () => {
  const json = (value: unknown) => ({ kind: 'value', contentType: 'application/json', value }) as const;
  const parameters = ['query:q=q', 'header:Authorization=Authorization'];
  expect(missingNames({})).toEqual([...parameters, 'body/customer=customer', 'body/items=items']);
  expect(missingNames({}, [contentOf('application/json', { type: 'string' })])).toEqual([...parameters, 'body=body']);
  expect(missingNames({ body: { kind: 'text', contentType: 'application/json', text: ' ' } })).toEqual([
    ...parameters,
    'body=body',
  ]);
  const extras = { headers: [{ name: 'authorization', value: 'x' }], query: [] };
  const filled = { parameters: { 'query:q': '' }, extras };
  expect(missingNames({ ...filled, body: json({ items: [{}, { sku: 'a' }], payment: { kind: 'invoice' } }) })).toEqual([
    'body/customer=customer',
    'body/items/0/sku=items[0].sku',
    'body/payment/iban=payment.iban',
  ]);
  expect(missingNames({ ...filled, body: json({ customer: null, items: [] }) })).toEqual([]);
  expect(missingNames({ ...filled, body: { kind: 'text', contentType: 'application/json', text: '{}' } })).toEqual([]);
});

test('a form lacks fields and files', () => {
  const form = contentOf('multipart/form-data', {
    type: 'object',
    required: ['title', 'photo'],
    properties: { title: { type: 'string' }, photo: { type: 'string', format: 'binary' } },
  });
  const filled = { parameters: { 'query:q': 1, 'header:Authorization': 'x' } };
  const body = {
    kind: 'fields' as const,
    contentType: 'multipart/form-data',
    fields: [{ kind: 'file' as const, name: 'photo', file: { filename: 'a.png' } }],
  };
  expect(missingNames({ ...filled, body }, [form])).toEqual(['body/title=title', 'body/photo=photo']);
});

test('an empty body lacks what its own content type asks for', () => {
  const filled = { parameters: { 'query:q': 1, 'header:Authorization': 'x' } };
  const contents = [
    contentOf('application/json', order),
    contentOf('multipart/form-data', { type: 'object', required: ['photo'], properties: { photo: {} } }),
    contentOf('text/csv', { type: 'string' }),
  ];
  expect(missingNames(filled, contents, 'multipart/form-data')).toEqual(['body/photo=photo']);
  expect(missingNames(filled, contents, 'text/csv')).toEqual(['body=body']);
});

test.each(snippetLanguages)('$key shows dots in the place of every secret', (language) => {
  const generate = snippetWriter(language);
  const operation = sampleOperation({
    security: [
      [
        { scheme: 'basic', scopes: [] },
        { scheme: 'query', scopes: [] },
        { scheme: 'cookie', scopes: [] },
      ],
    ],
    parameters: [sampleParameter({ in: 'header', name: 'X-Api-Key' })],
  });
  const secured = sampleDocument({
    securitySchemes: {
      basic: { type: 'http', scheme: 'basic', bearerFormat: null, description: '', prefill: null },
      query: { type: 'apiKey', in: 'query', name: 'key', description: '', prefill: null },
      cookie: { type: 'apiKey', in: 'cookie', name: 'sid', description: '', prefill: null },
    },
  });
  const values = sampleValues({
    credentials: {
      basic: { kind: 'basic', username: 'ada', password: 'hushOne' },
      query: { kind: 'token', token: 'hushTwo' },
      cookie: { kind: 'token', token: 'hushThree' },
    },
    parameters: { 'header:X-Api-Key': 'hushFour' },
    extras: {
      headers: [{ name: 'X-Client-Secret', value: 'hushFive' }],
      query: [{ name: 'access_token', value: 'hushSix' }],
    },
  });
  const real = generate(buildRequest({ document: secured, operation, values }));
  const masked = maskSecrets(operation, values);
  const shown = masked.hide(generate(buildRequest({ document: secured, operation, values: masked.values })));
  expect(real).toMatch(/hushTwo[\s\S]*hush/);
  expect(shown).not.toMatch(/hush|docwright/i);
  expect(shown).not.toContain(btoa('ada:hushOne'));
  expect(shown.split('••••••••').length - 1).toBeGreaterThanOrEqual(6);
});

test('tells of headers that are encoded, and of those that stay behind', () => {
  const operation = sampleOperation({
    parameters: [
      sampleParameter({ in: 'header', name: 'User-Agent' }),
      sampleParameter({ in: 'header', name: 'Host' }),
      sampleParameter({ in: 'header', name: 'X-Name' }),
    ],
  });
  const values = sampleValues({
    parameters: { 'header:User-Agent': 'mine', 'header:Host': 'x', 'header:X-Name': 'Zoë' },
    credentials: { key: { kind: 'token', token: 'schlüssel' } },
  });
  const request = buildRequest({ document, operation, values });
  const encoded = ['X-Name', 'key'];
  expect(findNotices({ operation, values, request }, false)).toEqual({ encoded, leftOut: ['Host', 'User-Agent'] });
  expect(findNotices({ operation, values, request }, true)).toEqual({ encoded, leftOut: ['Host'] });
});
