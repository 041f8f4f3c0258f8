import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { visibleProperties } from '../../../../src/shared/json-schema/visible-properties.ts';

test('names that must not be there are not shown, however they are written', () => {
  const never: Schema = { not: {} };
  const schema: Schema = {
    properties: { a: {}, b: never },
    patternProperties: { '^c': {}, '^d': never, '^e': { readOnly: true } },
  };
  expect(visibleProperties(schema, { schemas: {}, mode: 'request' }).map(({ name }) => name)).toEqual(['a', '^c']);
});
