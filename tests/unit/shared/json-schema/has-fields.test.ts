import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { hasFields, innermostSchema } from '../../../../src/shared/json-schema/has-fields.ts';

const schemas: Record<string, Schema> = {
  Any: { oneOf: [{ $ref: 'Any' }, { type: 'string' }] },
  Node: { type: 'object', properties: { next: { oneOf: [{ $ref: 'Node' }, { $ref: 'Any' }] } } },
};

test('ends for a choice that names itself', () => {
  expect(hasFields({ $ref: 'Any' }, { schemas, mode: 'request' })).toBe(false);
  expect(hasFields({ $ref: 'Node' }, { schemas, mode: 'request' })).toBe(true);
});

test('finds the fields of lists that may be missing', () => {
  const list: Schema = { type: 'array', items: { type: 'object', properties: { a: {} } } };
  const options = { schemas, mode: 'request' } as const;
  expect(hasFields({ anyOf: [list, { type: 'null' }] }, options)).toBe(true);
  expect(hasFields({ type: 'array', items: { oneOf: [{ type: 'null' }, list] } }, options)).toBe(true);
  expect(innermostSchema({ anyOf: [{ type: 'null' }, list] }, schemas)).toEqual(list.items);
});

test('choices that name each other are looked into no deeper than it tells', () => {
  const names = Array.from({ length: 40 }, (_, index) => `S${index}`);
  const choice: Schema = { oneOf: names.map(($ref) => ({ $ref })) };
  let looks = 0;
  const schemas = new Proxy(Object.fromEntries(names.map((name) => [name, choice])), {
    getOwnPropertyDescriptor: (all, name) => {
      looks++;
      return Reflect.getOwnPropertyDescriptor(all, name);
    },
  });
  hasFields({ $ref: 'S0' }, { schemas, mode: 'both' });
  expect(looks).toBeLessThan(30_000);
});
