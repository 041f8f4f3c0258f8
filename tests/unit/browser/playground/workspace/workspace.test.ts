import { expect, test } from 'vitest';
import { createBrowserMemory } from '../../../../../src/browser/playground/state/browser-memory.ts';
import { sampleRequest } from '../../../../../src/browser/playground/workspace/collect-operations.ts';
import { fillVariables, unknownVariables } from '../../../../../src/browser/playground/workspace/fill-variables.ts';
import { collectionFormats } from '../../../../../src/browser/playground/workspace/formats/formats.ts';
import { writeOpenApi } from '../../../../../src/browser/playground/workspace/formats/open-api.ts';
import {
  activeVariables,
  readEnvironments,
  readWorkspace,
  rememberWorkspace,
  withRequest,
} from '../../../../../src/browser/playground/workspace/workspace.ts';
import type { OperationData } from '../../../../../src/model/operation-data.ts';
import {
  sampleDocument,
  sampleOperation,
  sampleParameter,
  sampleValues,
} from '../../../shared/request/sample-operation.ts';

test('puts variables wherever a reader can write, and leaves files alone', () => {
  const bytes = new Blob(['{{a}}']);
  const values = sampleValues({
    server: { url: 'https://x', variables: { stage: '{{ a }}' } },
    parameters: { 'query:q': ['{{a}}', 1] },
    credentials: { key: { kind: 'token', token: '{{a}}-{{b}}' } },
    extras: { headers: [{ name: 'X', value: '{{a}}' }], query: [] },
    body: {
      kind: 'fields',
      contentType: 'multipart/form-data',
      fields: [{ kind: 'file', name: 'f', file: { filename: 'a', bytes } as never }],
    },
  });
  const filled = fillVariables(values, new Map([['a', '$& 1']]));
  expect(filled).toMatchObject({
    server: { variables: { stage: '$& 1' } },
    parameters: { 'query:q': ['$& 1', 1] },
    credentials: { key: { token: '$& 1-{{b}}' } },
    extras: { headers: [{ value: '$& 1' }] },
  });
  expect((filled.body as never as { fields: { file: { bytes: Blob } }[] }).fields[0]!.file.bytes).toBe(bytes);
  expect(unknownVariables(values, new Map([['a', '1']]))).toEqual(['b']);
});

test('finds the workspace again, and reads environments of Postman', () => {
  const store = new Map<string, string>();
  const browser = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  const memory = createBrowserMemory({ base: '', document: 'a', storage: 'browser' }, { browser, session: null });
  const environments = readEnvironments({ name: 'Live', values: [{ key: 'stage', value: 'v1' }, 7] });
  expect(environments).toEqual([{ name: 'Live', variables: [{ name: 'stage', value: 'v1' }] }]);
  const kept = { operation: 'GET /a', title: 'A', page: '/a', url: 'https://x', status: 200, time: 1, values: '{}' };
  const workspace = { environments, active: 0, history: [kept], saved: [] };
  rememberWorkspace(memory, workspace);
  expect(readWorkspace(memory)).toEqual(workspace);
  expect([...activeVariables(workspace)]).toEqual([['stage', 'v1']]);
  expect([...activeVariables({ ...workspace, active: -1 })]).toEqual([]);
  memory.rememberText('workspace', '{"history":[{"title":1}],"saved":7}');
  memory.rememberSecret('workspace', '{"environments":"x","active":9}');
  expect(readWorkspace(memory)).toEqual({ environments: [], active: -1, history: [], saved: [] });
  const many = Array.from({ length: 60 }, (_, time) => ({ ...kept, time }));
  expect(
    withRequest(many, { ...kept, time: 99 })
      .map(({ time }) => time)
      .slice(0, 2),
  ).toEqual([99, 0]);
  expect(withRequest(many, kept)).toHaveLength(50);
});

const document = sampleDocument({
  schemas: { Order: { type: 'object', properties: { id: { type: 'integer' }, next: { $ref: 'Order' } } } },
  securitySchemes: {
    'the key': { type: 'apiKey', in: 'query', name: 'key', description: '', prefill: 'secret' },
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: null, description: '', prefill: null },
  },
});
const operation = sampleOperation({
  method: 'POST',
  path: '/orders/{id}',
  operationId: 'makeOrder',
  security: [
    [
      { scheme: 'the key', scopes: [] },
      { scheme: 'bearer', scopes: [] },
    ],
  ],
  parameters: [sampleParameter({ in: 'path', name: 'id', schema: { type: 'integer' } })],
  requestBody: {
    description: '',
    required: true,
    contents: [
      { contentType: 'application/json', schema: { $ref: 'Order' }, itemSchema: null, examples: [], encoding: {} },
    ],
  },
});
const data = { document, operation, accepts: [] } as unknown as OperationData;

test.each(collectionFormats)('$label holds method, address, headers and body, and no secret', ({ label, write }) => {
  Object.assign(globalThis, { location: { href: 'https://docs.example.com/' } });
  const request = sampleRequest(data);
  const text = write('Shop', [
    { name: 'Make order', group: 'Orders', request },
    { name: 'Bare', group: '', request: { ...request, body: null } },
  ]);
  expect(text).toContain('POST');
  expect(text).toContain(
    'https://api.example.com/v1/orders/123?key={{' + (label === 'Insomnia' ? ' _.the_key }}' : 'the_key}}'),
  );
  expect(text).toMatch(/Bearer \{\{ ?(_\.)?bearer ?\}\}/);
  expect(text).not.toContain('secret');
  if (label === '.http') return expect(text.split('\n')[0]).toBe('### Make order');
  const parsed = JSON.parse(text) as Record<string, unknown>;
  expect(JSON.stringify(parsed)).toContain('Make order');
  expect(text).toMatch(/\\"id\\": ?123/);
});

test.each(collectionFormats)(
  '$label names the type of a multipart body, and those of its parts',
  ({ label, write }) => {
    const parts = [
      { kind: 'text', name: 'meta', value: '{}', contentType: 'application/json' },
      { kind: 'file', name: 'scan', file: { filename: 'scan.png', contentType: 'image/png' } },
    ] as const;
    const request = { method: 'POST', url: 'https://x.example', headers: [], cookies: [] };
    const typed = (contentType?: string): string => {
      const body = { kind: 'multipart' as const, parts: [...parts], ...(contentType && { contentType }) };
      return write('Shop', [{ name: 'Send', group: '', request: { ...request, body } }]);
    };
    expect(typed('multipart/related')).toContain('multipart/related');
    expect(typed()).not.toContain('multipart/related');
    if (label !== 'Insomnia') expect(typed()).toMatch(/application\/json.*image\/png/s);
  },
);

test('writes OpenAPI whose references lead somewhere', () => {
  const whole = JSON.parse(writeOpenApi([data])) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: { $ref: string } }> } } }>;
    components: {
      schemas: { Order: { properties: { next: { $ref: string } } } };
      securitySchemes: Record<string, object>;
    };
  };
  const { post } = whole.paths['/orders/{id}']!;
  expect(post).toMatchObject({ operationId: 'makeOrder', security: [{ 'the key': [], bearer: [] }] });
  expect(post.requestBody.content['application/json']!.schema.$ref).toBe('#/components/schemas/Order');
  expect(whole.components.schemas.Order.properties.next.$ref).toBe('#/components/schemas/Order');
  expect(whole.components.securitySchemes['the key']).toEqual({ type: 'apiKey', in: 'query', name: 'key' });
});
