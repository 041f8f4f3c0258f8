import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { typeLabel } from '../../../../src/shared/json-schema/type-label.ts';

const schemas: Record<string, Schema> = {
  User: { type: 'object', properties: { friends: { type: 'array', items: { $ref: 'User' } } } },
  'com.example.Order': { type: 'object' },
  Color: { type: 'string', enum: ['red', 'green'] },
  Loop: { oneOf: [{ $ref: 'Loop' }] },
};

const labels: [string, Schema][] = [
  ['string', { type: 'string' }],
  ['string | null', { type: ['string', 'null'] }],
  ['string | null', { type: ['null', 'string'] }],
  ['enum<string>', { type: 'string', enum: ['a'] }],
  ['enum<integer>', { enum: [1, 2] }],
  ['enum<any>', { enum: [1, 'a'] }],
  ['enum<string> | null', { type: ['string', 'null'], enum: ['a', null] }],
  ['null', { enum: [null] }],
  ['enum<string>', { $ref: 'Color' }],
  ['object', { $ref: 'User' }],
  ['object', { $ref: 'com.example.Order' }],
  ['object', { allOf: [{ $ref: 'User' }], description: 'Owner' }],
  ['object[]', { type: 'array', items: { $ref: 'User' } }],
  ['object[][]', { items: { items: { $ref: 'User' } } }],
  ['(string | null)[]', { type: 'array', items: { type: ['string', 'null'] } }],
  ['(string | null)[] | null', { type: ['array', 'null'], items: { type: ['string', 'null'] } }],
  ['array', { type: 'array' }],
  ['object', { properties: {} }],
  ['object | null', { anyOf: [{ $ref: 'User' }, { type: 'null' }] }],
  ['object | string', { oneOf: [{ $ref: 'User' }, { type: 'string' }, { type: 'string', format: 'uuid' }] }],
  [
    'string | integer | boolean | …',
    { oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }, { type: 'object' }, { type: 'array' }] },
  ],
  ['file', { type: 'string', format: 'binary' }],
  ['file', { contentMediaType: 'image/png' }],
  ['string', { type: 'string', contentMediaType: 'application/json' }],
  ['any', {}],
  ['any', { $ref: 'Nothing' }],
  ['any', { $ref: 'Loop' }],
];

test.each(labels)('%s', (label, schema) => {
  expect(typeLabel(schema, schemas)).toBe(label);
});

test('alternatives of alternatives that multiply with each level are read in no time', () => {
  const wide = Object.fromEntries(
    Array.from({ length: 8 }, (_, level): [string, Schema] => [
      `S${level}`,
      { anyOf: Array.from({ length: 50 }, (__, index) => ({ $ref: `S${level + 1}`, title: `${index}` })) },
    ]),
  );
  const start = process.cpuUsage();
  expect(typeLabel({ $ref: 'S0' }, { ...wide, S8: { type: 'string' } })).toBe('any');
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

test('choices within choices are looked at no further once anything is possible', () => {
  const [levels, width] = [9, 3];
  let looks = 0;
  const nested = Object.fromEntries(
    Array.from({ length: levels }, (_, level): [string, Schema] => {
      const inner = { allOf: [{ $ref: `Level${level + 1}` }, { description: 'more' }] };
      return [`Level${level}`, { anyOf: Array.from({ length: width }, () => ({ ...inner })) }];
    }),
  );
  const counted = new Proxy(nested, {
    getOwnPropertyDescriptor: (target, name) => {
      looks++;
      return Object.getOwnPropertyDescriptor(target, name);
    },
  });
  expect(typeLabel({ $ref: 'Level0' }, counted)).toBe('any');
  expect(looks).toBeLessThan(50);
});
