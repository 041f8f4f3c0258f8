import { expect, test } from 'vitest';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { FindOperationOptions } from '../../../../src/read/openapi/find-operation.ts';
import { findOperation } from '../../../../src/read/openapi/find-operation.ts';
import { findSchema } from '../../../../src/read/openapi/find-schema.ts';
import { matchDocuments } from '../../../../src/read/openapi/match-documents.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { parseOperationRef } from '../../../../src/read/openapi/parse-operation-ref.ts';

async function describe(id: string, paths: string[], webhooks: string[] = []): Promise<ApiDocument> {
  const items = Object.fromEntries(paths.map((path) => [path, { get: {}, delete: {} }]));
  const calls = Object.fromEntries(webhooks.map((name) => [name, { post: {} }]));
  const text = JSON.stringify({
    openapi: '3.1.0',
    paths: items,
    webhooks: calls,
    components: { schemas: { User: {}, Order: {} } },
  });
  return (await parseOpenApi({ id, text })).document!;
}

const documents = [
  await describe('zh/openapi.json', ['/users', '/only-here']),
  await describe('api/openapi.json', ['/users', '/users/{id}', '/slash/'], ['order.paid']),
  await describe('https://example.com/spec.yaml', ['/remote']),
  await describe('api/v2.yaml', ['/users/{userId}/posts']),
];

function find(ref: string, options: Partial<FindOperationOptions> = {}): string {
  const match = findOperation({ documents, ref, ...options });
  return match.kind === 'found'
    ? `${match.document.id} ${match.operation.method} ${match.operation.path}${match.note ? ` (${match.note})` : ''}`
    : `${match.message}. ${match.hint}`;
}

const found: [ref: string, expected: string, options?: Partial<FindOperationOptions>][] = [
  ['GET /users', 'api/openapi.json GET /users'],
  ['get /users', 'api/openapi.json GET /users'],
  ['GET /only-here', 'zh/openapi.json GET /only-here'],
  ['GET /users', 'zh/openapi.json GET /users', { sources: ['zh/openapi.json'] }],
  ['GET /remote', 'https://example.com/spec.yaml GET /remote', { sources: ['zh/openapi.json'] }],
  ['zh/openapi.json GET /users', 'zh/openapi.json GET /users'],
  ['/zh/openapi.json GET /users', 'zh/openapi.json GET /users'],
  ['v2.yaml GET /users/{userId}/posts', 'api/v2.yaml GET /users/{userId}/posts'],
  ['v2 GET /users/{userId}/posts', 'api/v2.yaml GET /users/{userId}/posts'],
  ['openapi.json GET /only-here', 'zh/openapi.json GET /only-here'],
  ['../openapi.json GET /users', 'zh/openapi.json GET /users', { page: 'zh/reference/users.mdx' }],
  ['https://example.com/spec.yaml GET /remote', 'https://example.com/spec.yaml GET /remote'],
  ['GET /users/', 'api/openapi.json GET /users'],
  ['GET /slash', 'api/openapi.json GET /slash/'],
  ['GET /users/{user_id}', 'api/openapi.json GET /users/{id}'],
  ['GET /users/:id', 'api/openapi.json GET /users/{id}'],
  ['GET users', 'api/openapi.json GET /users'],
  ['webhook order.paid', 'api/openapi.json WEBHOOK order.paid'],
  ['api/openapi.json webhook order.paid', 'api/openapi.json WEBHOOK order.paid'],
  [
    'lost.json GET /users',
    'api/openapi.json GET /users (There is no API description "lost.json"; the operation in api/openapi.json is used)',
  ],
];

test.each(found)('%s', (ref, expected, options) => {
  expect(find(ref, options)).toBe(expected);
});

test('what cannot be found is answered with what there is', () => {
  const refs = [
    'POST /users',
    'GET /userz',
    'api/v2.yaml GET /users',
    'webhook order.payd',
    'getting-started',
    '/api/v2.yaml',
    'GET /nothing/like/it',
  ];
  expect(refs.map((ref) => find(ref))).toMatchInlineSnapshot(`
    [
      ""POST /users" is not in any API description of the site. This path has GET, DELETE",
      ""GET /userz" is not in any API description of the site. Did you mean "GET /users"?",
      "api/openapi.json GET /users (api/v2.yaml has no such operation; the operation in api/openapi.json is used)",
      "The webhook "order.payd" is not in any API description of the site. Did you mean "order.paid"?",
      ""getting-started" is not a reference to an operation. Use a method and a path, for example "GET /users"",
      ""/api/v2.yaml" is a whole API description. Add a method and a path after it, or use it with "openapi" in the navigation",
      ""GET /nothing/like/it" is not in any API description of the site. Available: GET /users, DELETE /users, GET /users/{id}, DELETE /users/{id}, GET /slash/ and 7 more",
    ]
  `);
  expect(find('GET /users', { documents: [] })).toMatchInlineSnapshot(
    `""GET /users" cannot be found because the site has no readable API description. Add one with "openapi" in docs.json"`,
  );
});

test('references are told from page paths', () => {
  expect(['guides/get started', 'index', 'COPY /files', 'my api.json PATCH /a b'].map(parseOperationRef)).toEqual([
    null,
    null,
    { file: null, method: 'COPY', path: '/files' },
    { file: 'my api.json', method: 'PATCH', path: '/a b' },
  ]);
});

test('a part of the path is enough, when nothing is closer', () => {
  expect(matchDocuments({ documents, file: 'example.com' }).map(({ id }) => id)).toEqual([
    'https://example.com/spec.yaml',
  ]);
  expect(matchDocuments({ documents, file: 'openapi' }).map(({ id }) => id)).toEqual([
    'api/openapi.json',
    'zh/openapi.json',
  ]);
});

test('schemas are found by name and file', () => {
  const name = (ref: string): string => {
    const match = findSchema({ documents, ref });
    return match.kind === 'found' ? `${match.document.id} ${match.name}` : `${match.message}. ${match.hint}`;
  };
  expect([name('User'), name('zh/openapi.json Order'), name('Usr'), name('constructor')]).toMatchInlineSnapshot(`
    [
      "api/openapi.json User",
      "zh/openapi.json Order",
      "There is no schema "Usr" in any API description of the site. Did you mean "User"?",
      "There is no schema "constructor" in any API description of the site. Available: User, Order",
    ]
  `);
});

test('a method without a field of its own is sent as it is written, and found in any case', async () => {
  const item = { additionalOperations: { 'M-Copy': { operationId: 'copy' } }, get: { responses: {} } };
  const target = '#/paths/~1files/additionalOperations/M-Copy';
  const get = { responses: { 200: { description: 'OK', links: { copy: { operationRef: target } } } } };
  const text = JSON.stringify({
    openapi: '3.2.0',
    info: { title: 'A', version: '1' },
    paths: { '/files': { ...item, get } },
  });
  const document = (await parseOpenApi({ id: 'copy.json', text })).document!;
  expect(document.operations.map(({ method }) => method)).toEqual(['GET', 'M-Copy']);
  expect(document.operations[0]!.responses[0]!.links[0]).toMatchObject({ target: 'M-Copy /files', isOwn: true });
  const match = findOperation({ documents: [document], ref: 'm-copy /files' });
  expect(match).toMatchObject({ kind: 'found', operation: { method: 'M-Copy' } });
});
