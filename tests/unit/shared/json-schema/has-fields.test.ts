import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { hasFields } from '../../../../src/shared/json-schema/has-fields.ts';

const schemas: Record<string, Schema> = {
  Any: { oneOf: [{ $ref: 'Any' }, { type: 'string' }] },
  Node: { type: 'object', properties: { next: { oneOf: [{ $ref: 'Node' }, { $ref: 'Any' }] } } },
};

test('ends for a choice that names itself', () => {
  expect(hasFields({ $ref: 'Any' }, { schemas, mode: 'request' })).toBe(false);
  expect(hasFields({ $ref: 'Node' }, { schemas, mode: 'request' })).toBe(true);
});
