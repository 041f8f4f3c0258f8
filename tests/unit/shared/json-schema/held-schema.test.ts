import { expect, test } from 'vitest';
import { heldSchema } from '../../../../src/shared/json-schema/held-schema.ts';

const user = { $ref: 'User' };
const schemas = { User: {}, Person: user, Circle: { $ref: 'Circle' }, Own: { ...user, description: 'More.' } };

test.each([
  ['a reference', user, 'User'],
  ['a name that stands for another', { $ref: 'Person' }, 'User'],
  ['a schema that adds to another', { $ref: 'Own' }, 'Own'],
  ['a circle', { $ref: 'Circle' }, 'Circle'],
  ['lists of lists', { type: 'array' as const, items: { items: user } }, 'User'],
  ['a description beside it', { allOf: [user, { description: 'Mine.' }] }, 'User'],
  ['null beside it', { anyOf: [user, { type: 'null' as const }] }, 'User'],
  ['more fields beside it', { allOf: [user, { properties: {} }] }, null],
  ['a choice', { oneOf: [user, { $ref: 'Circle' }] }, null],
  ['no name', { type: 'string' as const }, null],
])('%s', (_, schema, expected) => expect(heldSchema(schema, schemas)).toBe(expected));
