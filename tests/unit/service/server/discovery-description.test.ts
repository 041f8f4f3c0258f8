import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { isObject } from '../../../../src/base/values/is-object.ts';
import {
  messageRequest,
  pageRequest,
  searchRequest,
} from '../../../../src/service/server/discovery/request-schemas.ts';
import { openDiscovery } from './open-discovery.ts';

type Described = Record<string, unknown>;

const root = new URL('../../../../', import.meta.url);
const description = load(readFileSync(new URL('example-site/api/discovery.yaml', root), 'utf8')) as Described;
const search = '/discovery/v1/search/{domain}';
const page = '/discovery/v1/page/{domain}';
const assistant = '/discovery/v2/assistant/{domain}/message';
const assistantV1 = '/discovery/v1/assistant/{domain}/message';

function resolve(value: unknown): Described {
  const ref = isObject(value) ? value['$ref'] : undefined;
  return typeof ref === 'string' ? resolve(at(description, ...ref.slice(2).split('/'))) : (value as Described);
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => resolve(inner)?.[name], value);
}

const limits = ['minimum', 'maximum', 'maxLength', 'minItems', 'maxItems'];

/** What a schema says of each value in it, by its path: types, limits, whether it must be there. */
function listValues(schema: unknown, path = '', isRequired = true): Record<string, object> {
  const { anyOf, ...own } = resolve(schema);
  const choices = Array.isArray(anyOf) ? anyOf.map(resolve) : [own];
  const merged: Described = Object.assign({}, ...choices.filter(({ type }) => type !== 'null'));
  const types = choices.flatMap(({ type }) => type ?? []).sort();
  const facts = Object.fromEntries(limits.flatMap((name) => (name in merged ? [[name, merged[name]]] : [])));
  const { properties = {}, required = [], items } = merged;
  return Object.assign(
    { [path]: { types, ...facts, isRequired } },
    ...Object.entries(properties as Described).map(([name, inner]) =>
      listValues(inner, `${path}/${name}`, (required as string[]).includes(name)),
    ),
    items === undefined ? {} : listValues(items, `${path}/*`),
  );
}

// What makes one message of two forms, of clients old and new: each endpoint is described for its own.
const formOfMessage = ['/messages/*/parts', '/messages/*/content', '/messages/*/parts/*/text'];

test.each([
  [search, searchRequest],
  [page, pageRequest],
  [assistant, messageRequest],
  [assistantV1, messageRequest],
] as const)('what %s takes is described as it is checked', (path, schema) => {
  const body = at(description, 'paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema');
  const [described, checked] = [body, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })].map((each) => {
    const values = listValues(each);
    for (const name of formOfMessage) delete values[name];
    return values;
  });
  expect(described).toEqual(checked);
});

const question = { role: 'user', parts: [{ type: 'text', text: 'key' }] };
const oldQuestion = { role: 'user', content: 'key' };
const ask = { fp: 'anonymous', messages: [question] };

test.each<[path: string, status: number, body: unknown, more?: { key?: null; headers?: Record<string, string> }]>([
  [search, 200, { query: 'key' }],
  [search, 400, { query: ' ' }],
  [search, 401, { query: 'key' }, { key: null }],
  [search, 413, { query: 'k'.repeat(70_000) }],
  [search, 415, { query: 'key' }, { headers: { 'content-type': 'text/plain' } }],
  [page, 200, { path: '/guides/auth' }],
  [page, 400, { path: '' }],
  [page, 404, { path: '/none' }],
  [assistant, 200, ask],
  [assistant, 404, { ...ask, threadId: 'thr_none' }],
  [assistant, 422, { ...ask, messages: [{ role: 'user', parts: [] }] }],
  [assistantV1, 200, { fp: 'anonymous', messages: [oldQuestion] }],
  [assistantV1, 400, { messages: [oldQuestion] }],
])('an answer of %s with %i has the headers that are described, and all of its own are', async (path, ...rest) => {
  const [status, body, more] = rest;
  const { post } = await openDiscovery();
  const answer = await post(path.replace('{domain}', 'example'), body, more);
  expect(answer.status).toBe(status);
  const response = resolve(at(description, 'paths', path, 'post', 'responses', String(status)));
  const described = Object.keys((response['headers'] as Described | undefined) ?? {}).map((name) => name.toLowerCase());
  const own = [...answer.headers.keys()].filter((name) => /^(?:ratelimit-|x-thread-|x-vercel-|retry-)/.test(name));
  expect(described.filter((name) => name !== 'idempotency-replayed').sort()).toEqual(own.sort());
  expect(Object.keys(response['content'] as Described)).toContain(
    answer.headers.get('content-type')!.replace(/;.*/, ''),
  );
});

test.each([assistant, assistantV1])('what a client may say and learn by headers is described of %s', (path) => {
  const { parameters, responses } = at(description, 'paths', path, 'post') as { parameters: []; responses: Described };
  const names = parameters.map((parameter) => resolve(parameter)['name']);
  expect(names).toEqual(['domain', 'Idempotency-Key', 'X-UI-Message-Stream-Strict']);
  expect(resolve(responses['200'])['headers']).toHaveProperty('Idempotency-Replayed');
});
