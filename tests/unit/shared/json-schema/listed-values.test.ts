import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { listedValues } from '../../../../src/shared/json-schema/listed-values.ts';

const schemas: Record<string, Schema> = {
  Color: { type: 'string', enum: ['red', 'blue'] },
  Loop: { type: 'array', items: { $ref: 'Loop' } },
};

test.each<[string, Schema, unknown[]]>([
  ['of its own', { $ref: 'Color' }, ['red', 'blue']],
  ['of the items of a list', { type: 'array', items: { $ref: 'Color' } }, ['red', 'blue']],
  ['of lists in a list', { type: 'array', items: { type: 'array', items: { enum: [1, 2] } } }, [1, 2]],
  ['beside null', { anyOf: [{ $ref: 'Color' }, { type: 'null' }] }, ['red', 'blue']],
  ['beside other alternatives', { oneOf: [{ $ref: 'Color' }, { type: 'integer' }] }, []],
  ['of a list of itself', { $ref: 'Loop' }, []],
])('values %s', (_, schema, values) => {
  expect(listedValues(schema, schemas).map(({ value }) => value)).toEqual(values);
});
