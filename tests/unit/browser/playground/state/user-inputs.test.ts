import { expect, test } from 'vitest';
import { readUserInputs } from '../../../../../src/browser/playground/state/user-inputs.ts';
import type { ApiDocument } from '../../../../../src/model/api/document.ts';
import type { Operation } from '../../../../../src/model/api/operation.ts';
import type { Schema } from '../../../../../src/model/api/schema.ts';

const parameter = (place: string, name: string, schema: Schema) => ({ in: place, name, schema });
const target = {
  document: {
    schemas: { Count: { type: 'integer' } },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' }, login: { type: 'oauth2' } },
  } as unknown as ApiDocument,
  operation: {
    parameters: [
      parameter('header', 'X-Org', { type: 'string' }),
      parameter('query', 'count', { $ref: 'Count' }),
      parameter('path', 'id', { type: 'string' }),
      parameter('query', 'open', { type: ['boolean', 'null'] }),
      parameter('querystring', 'all', {}),
    ],
  } as unknown as Operation,
};

test('finds values by place and name, headers in any case', () => {
  const inputs = {
    header: { 'x-org': 'acme', Authorization: 't' },
    query: { count: '3', open: 'true', other: 1 },
    path: { id: 7 },
    cookie: { sid: 'abc' },
    server: { port: 8443 },
  };
  expect(readUserInputs(inputs, target)).toEqual({
    variables: { port: '8443' },
    credentials: { session: { kind: 'token', token: 'abc' }, login: { kind: 'token', token: 't' } },
    parameters: { 'header:X-Org': 'acme', 'query:count': 3, 'path:id': '7', 'query:open': true },
  });
});

test('keeps all digits of a number', () => {
  expect(readUserInputs({ query: { count: '9007199254740993' } }, target).parameters).toEqual({
    'query:count': { '\0': '9007199254740993' },
  });
});

test('keeps texts that do not fit a number, and values that are no text', () => {
  expect(readUserInputs({ query: { count: 'many', open: [1] } }, target).parameters).toEqual({
    'query:count': 'many',
    'query:open': [1],
  });
});

test.each([undefined, null, 'x', 3, [], { header: null, query: ['a'], path: 'x', server: { a: null } }])(
  'ignores what has not the right shape: %j',
  (inputs) => {
    expect(readUserInputs(inputs, target)).toEqual({ variables: {}, credentials: {}, parameters: {} });
  },
);
