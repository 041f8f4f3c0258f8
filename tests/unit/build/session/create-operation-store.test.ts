import { expect, test } from 'vitest';
import { createOperationStore } from '../../../../src/build/session/create-operation-store.ts';
import type { Operation } from '../../../../src/model/api/operation.ts';
import type { Schema } from '../../../../src/model/api/schema.ts';
import type { OperationData } from '../../../../src/model/operation-data.ts';
import type { Site } from '../../../../src/model/site.ts';

function operation(path: string, model: string): Operation {
  const content = {
    contentType: 'application/json',
    schema: { $ref: model },
    itemSchema: null,
    examples: [],
    encoding: {},
  };
  return {
    document: 'api.json',
    method: 'POST',
    path,
    description: '',
    servers: [],
    security: [],
    parameters: [],
    requestBody: { description: '', required: true, contents: [content] },
    responses: [],
  } as unknown as Operation;
}

const large: Schema = {
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `property${index}`,
      { type: 'string', description: 'Something worth a sentence.' },
    ]),
  ),
};

const site = {
  base: '/docs',
  service: null,
  config: {
    api: {
      examples: { languages: null, defaults: 'all', prefill: false },
      playground: { proxy: true, credentials: false },
    },
  },
  apis: [{ id: 'api.json', schemas: { Large: large, Small: { type: 'string' } }, servers: [], securitySchemes: {} }],
  pages: [
    ['/a', 'Large'],
    ['/b', 'Large'],
    ['/c', 'Small'],
  ].map(([path, model]) => ({ kind: 'endpoint', operation: operation(path!, model!) })),
} as unknown as Site;

test('writes large models that operations share once', () => {
  const store = createOperationStore(site);
  const [first, second, third] = store.operations().map((path) => JSON.parse(store.read(path)!) as OperationData);
  expect(first!.schemas).toMatch(/^[\w-]{12}\.schemas\.json$/);
  expect(second!.schemas).toBe(first!.schemas);
  expect([third!.schemas, Object.keys(third!.document.schemas)]).toEqual([undefined, ['Small']]);
  expect([...store.shared().keys()]).toEqual([`_docwright/operations/${first!.schemas}`]);
  expect(Object.keys(JSON.parse(store.read(`_docwright/operations/${first!.schemas}`)!) as object)).toEqual(['Large']);
  expect(store.read('_docwright/operations/other.json')).toBeNull();
});
