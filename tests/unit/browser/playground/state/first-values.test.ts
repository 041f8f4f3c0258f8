import { expect, test } from 'vitest';
import { createBrowserMemory } from '../../../../../src/browser/playground/state/browser-memory.ts';
import { firstValues } from '../../../../../src/browser/playground/state/first-values.ts';
import { rememberValues } from '../../../../../src/browser/playground/state/kept-values.ts';
import type { OperationData } from '../../../../../src/model/operation-data.ts';

const server = {
  url: 'https://{stage}.example.com',
  description: '',
  variables: [{ name: 'stage', default: 'live', enum: [], description: '' }],
};
const data = {
  document: {
    id: 'api.json',
    servers: [server],
    schemas: {},
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'K', description: '', prefill: 'from-description' },
      other: { type: 'http', scheme: 'bearer', bearerFormat: null, description: '', prefill: null },
    },
  },
  operation: {
    method: 'POST',
    path: '/a',
    servers: [],
    security: [[{ scheme: 'other', scopes: [] }], [{ scheme: 'key', scopes: [] }]],
    requestBody: null,
    parameters: [
      {
        name: 'q',
        in: 'query',
        schema: { type: 'string', examples: ['given'] },
        examples: [],
        required: false,
        deprecated: false,
      },
    ],
  },
  prefill: false,
} as unknown as OperationData;

const page = { href: 'https://docs.example.com/a', service: null };

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const memoryOf = () =>
  createBrowserMemory({ base: '', document: 'api.json', storage: 'browser' }, { browser: storage(), session: null });

test('starts with what the description prefills, and the alternative that is complete', () => {
  const values = firstValues(data, { memory: memoryOf(), page, scripted: {}, inputs: undefined });
  expect(values.credentials).toEqual({ key: { kind: 'token', token: 'from-description' } });
  expect([values.securityAlternative, values.parameters]).toEqual([1, {}]);
  expect(
    firstValues({ ...data, prefill: true }, { memory: memoryOf(), page, scripted: {}, inputs: undefined }).parameters,
  ).toEqual({ 'query:q': 'given' });
});

test('prefers what the reader used last, and scripts of the page to that', () => {
  const memory = memoryOf();
  memory.rememberCredential('key', { kind: 'token', token: 'mine' });
  memory.rememberServer({ url: server.url, variables: { stage: 'test' } });
  expect(firstValues(data, { memory, page, scripted: {}, inputs: undefined })).toMatchObject({
    credentials: { key: { token: 'mine' } },
    server: { variables: { stage: 'test' } },
  });
  expect(
    firstValues(data, { memory, page, scripted: { stage: 'scripted' }, inputs: undefined }).server!.variables,
  ).toEqual({
    stage: 'scripted',
  });
});

test('does not go back to a server that is gone', () => {
  const memory = memoryOf();
  memory.rememberServer({ url: 'https://old.example.com', variables: {} });
  expect(firstValues(data, { memory, page, scripted: {}, inputs: undefined }).server).toEqual({
    url: server.url,
    variables: { stage: 'live' },
  });
});

test('prefers what the site knows of the reader to the description, and what the reader used last to that', () => {
  const memory = memoryOf();
  const inputs = {
    server: { stage: 'theirs' },
    header: { k: 'their key', authorization: 'Bearer t' },
    query: { q: 'their query' },
  };
  expect(firstValues({ ...data, prefill: true }, { memory, page, scripted: {}, inputs })).toMatchObject({
    server: { variables: { stage: 'theirs' } },
    credentials: { key: { kind: 'token', token: 'their key' }, other: { kind: 'token', token: 'Bearer t' } },
    parameters: { 'query:q': 'their query' },
    securityAlternative: 0,
  });
  memory.rememberCredential('key', { kind: 'token', token: 'mine' });
  memory.rememberServer({ url: server.url, variables: { stage: 'mine' } });
  expect(firstValues(data, { memory, page, scripted: {}, inputs })).toMatchObject({
    server: { variables: { stage: 'mine' } },
    credentials: { key: { token: 'mine' } },
  });
});

test('a body that must be sent starts with what there is no choice about', () => {
  const schema = {
    type: 'object',
    required: ['kind', 'name'],
    properties: { kind: { const: 'card' }, name: { type: 'string' } },
  };
  const requestBody = (required: boolean) => ({
    description: '',
    required,
    contents: [{ contentType: 'application/json', schema, itemSchema: null, examples: [], encoding: {} }],
  });
  const bodyOf = (required: boolean) =>
    firstValues(
      { ...data, operation: { ...data.operation, requestBody: requestBody(required) } } as unknown as OperationData,
      { memory: memoryOf(), page, scripted: {}, inputs: undefined },
    ).body;
  expect(bodyOf(true)).toEqual({ kind: 'value', contentType: 'application/json', value: { kind: 'card' } });
  expect(bodyOf(false)).toMatchObject({ value: undefined });
});

test('finds again what was typed for the operation, secrets apart, and only what still fits it', () => {
  const memory = memoryOf();
  const operation = {
    ...data.operation,
    parameters: [
      ...data.operation.parameters,
      { name: 'X-Api-Key', in: 'header', schema: { type: 'string' }, examples: [], required: false, deprecated: false },
    ],
    requestBody: {
      description: '',
      required: false,
      contents: [{ contentType: 'application/json', schema: null, itemSchema: null, examples: [], encoding: {} }],
    },
  };
  const whole = { ...data, operation, accepts: ['application/json', 'text/csv'] } as unknown as OperationData;
  const values = firstValues(whole, { memory, page, scripted: {}, inputs: undefined });
  expect(values.accept).toBe('application/json, text/csv');
  const typed = {
    ...values,
    parameters: { 'query:q': 'mine', 'query:gone': 1, 'header:X-Api-Key': 'k 1' },
    body: { kind: 'value', contentType: 'application/json', value: { id: { '\0': '9223372036854775807' } } },
    accept: 'text/csv',
    extras: { headers: [{ name: 'X-Own', value: '1' }], query: [{ name: 'client_secret', value: 's 1' }] },
  } as const;
  rememberValues(memory, whole, {
    ...typed,
    extras: { headers: [...typed.extras.headers], query: [...typed.extras.query] },
  });
  expect(memory.text('POST /a')).not.toMatch(/k 1|s 1/);
  expect(firstValues(whole, { memory, page, scripted: {}, inputs: undefined })).toMatchObject({
    parameters: { 'query:q': 'mine', 'header:X-Api-Key': 'k 1' },
    body: typed.body,
    accept: 'text/csv',
    extras: typed.extras,
  });
  expect(firstValues(whole, { memory, page, scripted: {}, inputs: undefined }).parameters).not.toHaveProperty(
    'query:gone',
  );
  rememberValues(memory, whole, {
    ...values,
    body: { kind: 'text', contentType: 'application/json', text: '{"password": "p"}' },
  });
  expect(firstValues(whole, { memory, page, scripted: {}, inputs: undefined }).body).toMatchObject({
    value: undefined,
  });
});

test('starts with what the browser can send: a cookie only where one gets to the API', () => {
  const cookie = { type: 'apiKey', in: 'cookie', name: 'session', description: '', prefill: null } as const;
  const securitySchemes = { ...data.document.securitySchemes, cookie };
  const start = (security: string[][], more: Partial<OperationData> = {}, service: string | null = null): number => {
    const operation = {
      ...data.operation,
      security: security.map((all) => all.map((scheme) => ({ scheme, scopes: [] }))),
    };
    const whole = { ...data, document: { ...data.document, securitySchemes }, operation, ...more };
    return firstValues(whole, { memory, page: { ...page, service }, scripted: {}, inputs: undefined })
      .securityAlternative;
  };
  const memory = memoryOf();
  expect(start([['cookie'], ['other']])).toBe(1);
  expect(start([['cookie', 'other'], ['cookie'], ['other']])).toBe(2);
  expect(start([['cookie'], ['other'], ['key']])).toBe(2);
  expect(start([['cookie'], ['cookie', 'other']])).toBe(0);
  expect(start([['cookie'], ['other']], { proxy: true })).toBe(1);
  expect(start([['cookie'], ['other']], { proxy: true }, 'https://docs.example.com/')).toBe(0);
  memory.rememberCredential('cookie', { kind: 'token', token: 'mine' });
  expect(start([['cookie'], ['other']])).toBe(1);
});
