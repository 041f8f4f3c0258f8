import { expect, test } from 'vitest';
import { readForeignPlace } from '../../../../src/read/openapi/read-foreign-place.ts';

test('what is longer than any name is no place, and costs nothing', () => {
  expect(readForeignPlace(`tag/${'x/operation/'.repeat(200_000)}%0A`)).toEqual([]);
  expect(readForeignPlace('tag/Pets/operation/listPets')).toEqual([{ kind: 'operation', name: 'listPets' }]);
});
