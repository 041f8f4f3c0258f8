import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { type SchemaMode, visibleProperties } from '../../../../src/shared/json-schema/visible-properties.ts';

test('names that must not be there are not shown, however they are written', () => {
  const never: Schema = { not: {} };
  const schema: Schema = {
    properties: { a: {}, b: never },
    patternProperties: { '^c': {}, '^d': never, '^e': { readOnly: true } },
  };
  expect(visibleProperties(schema, { schemas: {}, mode: 'request' }).map(({ name }) => name)).toEqual(['a', '^c']);
});

test('what a side does not see it does not see where it may be null either', () => {
  const schemas: Record<string, Schema> = {
    Mark: { type: 'string', readOnly: true },
    Secret: { allOf: [{ type: 'string' }, { writeOnly: true }] },
    Loop: { anyOf: [{ $ref: 'Loop' }, { type: 'null' }] },
  };
  const orNull = ($ref: string): Schema => ({ anyOf: [{ $ref }, { type: 'null' }] });
  const schema: Schema = {
    properties: {
      mark: orNull('Mark'),
      secret: orNull('Secret'),
      loop: orNull('Loop'),
      either: {
        oneOf: [{ $ref: 'Mark' }, { type: 'integer' }],
      },
    },
  };
  const seen = (mode: SchemaMode): string[] => visibleProperties(schema, { schemas, mode }).map(({ name }) => name);
  expect(seen('request')).toEqual(['secret', 'loop', 'either']);
  expect(seen('response')).toEqual(['mark', 'loop', 'either']);
});
