import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { mergeAllOf } from '../../../../src/shared/json-schema/merge-all-of.ts';
import { mergeSchemas } from '../../../../src/shared/json-schema/merge-schemas.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const merges: [name: string, a: Schema, b: Schema, expected: Schema | null][] = [
  [
    'properties unite',
    { properties: { a: { type: 'string' } }, required: ['a'] },
    { properties: { b: { type: 'integer' } }, required: ['b'] },
    { properties: { a: { type: 'string' }, b: { type: 'integer' } }, required: ['a', 'b'] },
  ],
  [
    'a property of both waits to be merged',
    { properties: { a: { type: 'string' } } },
    { properties: { a: { minLength: 1 } } },
    { properties: { a: { allOf: [{ type: 'string' }, { minLength: 1 }] } } },
  ],
  [
    'bounds intersect',
    { minimum: 1, maximum: 9, maxLength: 5 },
    { minimum: 3, maximum: 20, maxLength: 3 },
    { minimum: 3, maximum: 9, maxLength: 3 },
  ],
  [
    'of patterns, none is lost',
    { pattern: '^a', alsoPatterns: ['b'] },
    { pattern: 'c$', alsoPatterns: ['^a'] },
    { pattern: 'c$', alsoPatterns: ['^a', 'b'] },
  ],
  ['a pattern of both is one', { pattern: '^a' }, { pattern: '^a' }, { pattern: '^a' }],
  ['numbers narrow to integers', { type: 'number' }, { type: 'integer' }, { type: 'integer' }],
  ['types intersect', { type: ['string', 'null'] }, { type: 'string' }, { type: 'string' }],
  ['types that exclude each other leave nothing', { type: 'string' }, { type: 'object' }, null],
  ['enumerations intersect', { enum: ['a', 'b'] }, { enum: ['b', 'c'] }, { enum: ['b'] }],
  ['enumerations without a common value leave nothing', { enum: ['a'] }, { enum: ['b'] }, null],
  ['a constant outside of the enumeration leaves nothing', { enum: ['a'] }, { const: 'b' }, null],
  ['multiples meet at the least common one', { multipleOf: 4 }, { multipleOf: 6 }, { multipleOf: 12 }],
  ['descriptions join', { description: 'One.' }, { description: 'Two.' }, { description: 'One.\n\nTwo.' }],
  ['values of another type are none', { enum: ['a', 1, null] }, { type: 'string' }, { enum: ['a'], type: 'string' }],
  ['values are kept where none has the type', { enum: [1] }, { type: 'string' }, { enum: [1], type: 'string' }],
  [
    'what asks for others unites',
    { dependentRequired: { a: ['b'], c: ['d'] } },
    { dependentRequired: { a: ['e', 'b'], __proto: ['f'] } },
    { dependentRequired: { a: ['b', 'e'], c: ['d'], __proto: ['f'] } },
  ],
  [
    'limits of names meet',
    { propertyNames: { pattern: '^x' } },
    { propertyNames: { maxLength: 3 } },
    { propertyNames: { pattern: '^x', maxLength: 3 } },
  ],
  [
    'places of lists meet, and what follows those of the other',
    { prefixItems: [{ type: 'integer' }], items: { type: 'string' } },
    { prefixItems: [{ minimum: 5 }, { minLength: 2 }] },
    {
      prefixItems: [
        { allOf: [{ type: 'integer' }, { minimum: 5 }] },
        { allOf: [{ type: 'string' }, { minLength: 2 }] },
      ],
      items: { type: 'string' },
    },
  ],
  [
    'closed objects stay closed',
    { additionalProperties: false },
    { additionalProperties: { type: 'string' } },
    { additionalProperties: false },
  ],
  [
    'alternatives multiply',
    { oneOf: [{ title: 'a' }, { title: 'b' }] },
    { oneOf: [{ title: 'c' }] },
    { oneOf: [{ allOf: [{ title: 'a' }, { title: 'c' }] }, { allOf: [{ title: 'b' }, { title: 'c' }] }] },
  ],
];

test.each(merges)('%s', (_, a, b, expected) => {
  expect(mergeSchemas(a, b)).toEqual(expected);
});

test('what stands beside allOf describes the use of it', () => {
  const schemas = {
    Base: { title: 'Base', description: 'The base', properties: { id: { type: 'string' } } },
  } satisfies Record<string, Schema>;
  expect(mergeAllOf({ allOf: [{ $ref: 'Base' }], description: 'The owner' }, schemas)).toEqual({
    title: 'Base',
    description: 'The owner',
    properties: { id: { type: 'string' } },
  });
});

test('words of a type win over those of the types it extends, and join with those of its use', () => {
  const schemas = {
    Base: { title: 'User (Base)', description: 'A base.', properties: { id: { type: 'string' } } },
    Mini: { allOf: [{ $ref: 'Base' }, { properties: { name: {} } }], title: 'User (Mini)', description: 'A user.' },
  } satisfies Record<string, Schema>;
  expect(mergeAllOf({ allOf: [{ $ref: 'Mini' }, { description: 'The owner.' }] }, schemas)).toEqual({
    title: 'User (Mini)',
    description: 'The owner.\n\nA user.',
    properties: { id: { type: 'string' }, name: {} },
  });
});

test('a part that contradicts the others is left out', () => {
  expect(mergeAllOf({ allOf: [{ type: 'object', properties: { a: {} } }, { type: 'string' }] }, {})).toEqual({
    type: 'object',
    properties: { a: {} },
  });
});

test('circles of references end', () => {
  const schemas: Record<string, Schema> = {
    A: { allOf: [{ $ref: 'B' }], title: 'A' },
    B: { allOf: [{ $ref: 'A' }], description: 'B' },
    C: { $ref: 'C' },
  };
  expect(mergeAllOf({ $ref: 'A' }, schemas)).toEqual({ title: 'A', description: 'B' });
  expect(mergeAllOf({ $ref: 'C', title: 'Kept' }, schemas)).toEqual({ title: 'Kept' });
});

test('parts that double at every level count once', () => {
  const schemas: Record<string, Schema> = { S0: { type: 'object' } };
  for (let level = 1; level <= 40; level++)
    schemas[`S${level}`] = { allOf: [{ $ref: `S${level - 1}` }, { $ref: `S${level - 1}` }] };
  expect(mergeAllOf({ $ref: 'S40' }, schemas)).toEqual({ type: 'object' });
});

test('names of prototypes are no schemas', () => {
  expect(mergeAllOf({ $ref: 'constructor' }, {})).toEqual({});
  expect(mergeAllOf({ $ref: '__proto__' }, {})).toEqual({});
});

test('thousands of parts take no time with the square of their number', () => {
  const partsOf = (length: number): Schema => ({
    allOf: Array.from({ length }, (_, index) => ({
      properties: { [`p${index}`]: { type: 'string' } },
      required: [`p${index}`],
      extensions: { [`x-${index}`]: index },
      examples: [{ [`p${index}`]: 1 }],
    })),
  });
  const merged = mergeAllOf(partsOf(3), {});
  expect(merged.required).toEqual(['p0', 'p1', 'p2']);
  expect(merged.examples).toEqual([{ p0: 1, p1: 1, p2: 1 }]);
  expect(merged.extensions).toEqual({ 'x-0': 0, 'x-1': 1, 'x-2': 2 });
  expect(measureGrowth((length) => mergeAllOf(partsOf(length), {}), 250)).toBeLessThan(linearGrowth);
});

test('an example that is no object takes the place of those before it', () => {
  const allOf: Schema[] = [
    { examples: [{ a: 1 }] },
    { examples: ['text'] },
    { examples: [{ b: 2 }, 'more'] },
    { examples: [{ c: 3 }] },
  ];
  expect(mergeAllOf({ allOf: allOf.slice(0, 2) }, {}).examples).toEqual(['text']);
  expect(mergeAllOf({ allOf }, {}).examples).toEqual([{ b: 2, c: 3 }]);
});
