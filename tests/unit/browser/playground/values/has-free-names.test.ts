import { expect, test } from 'vitest';
import { hasFreeNames } from '../../../../../src/browser/playground/values/has-free-names.ts';
import type { Schema } from '../../../../../src/model/api/schema.ts';
import { visibleProperties } from '../../../../../src/shared/json-schema/visible-properties.ts';

test('an object that describes no names takes any, also beside those that it requires', () => {
  const isFree = (schema: Schema): boolean =>
    hasFreeNames(schema, visibleProperties(schema, { schemas: {}, mode: 'request' }));
  expect(isFree({ type: 'object' })).toBe(true);
  expect(isFree({ type: 'object', required: ['a'] })).toBe(true);
  expect(isFree({ properties: { a: {} }, required: ['a', 'b'] })).toBe(false);
  expect(isFree({ additionalProperties: false, required: ['a'] })).toBe(false);
});
