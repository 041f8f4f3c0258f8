import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { schemaExamples } from '../../../../src/read/openapi/content-examples.ts';

const texts = (count: number): Record<string, Schema> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, { type: 'string' }]));

function exampleOf(schema: Schema, schemas: Record<string, Schema>): string {
  const [example] = schemaExamples(schema, { schemas, mode: 'response', contentType: 'application/json' });
  return example!.code;
}

test('an example that is too long goes less deep before it leaves out what may be missing', () => {
  const Address: Schema = { type: 'object', required: ['field0'], properties: texts(50) };
  const addresses = <T>(each: T): Record<string, T> => ({ home: each, work: each, mail: each, bill: each, ship: each });
  const properties = { id: { type: 'string' as const }, ...addresses({ $ref: 'Address' }) };
  expect(JSON.parse(exampleOf({ type: 'object', properties }, { Address }))).toEqual({
    id: '<string>',
    ...addresses({ field0: '<string>' }),
  });
});

test('an example that is too long at its first level has what is required', () => {
  const schema: Schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, ...texts(400) } };
  expect(JSON.parse(exampleOf(schema, {}))).toEqual({ id: '<string>' });
});
