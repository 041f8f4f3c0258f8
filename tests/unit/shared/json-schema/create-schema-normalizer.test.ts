import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { createSchemaNormalizer } from '../../../../src/shared/json-schema/create-schema-normalizer.ts';

const { normalize } = createSchemaNormalizer<null>((ref) =>
  ref.includes('Missing') ? null : (ref.split('/').at(-1) ?? null),
);

const cases: [name: string, written: unknown, expected: Schema][] = [
  ['nullable becomes a type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    'nullable beside a reference becomes an alternative',
    { $ref: '#/components/schemas/User', nullable: true, description: 'Who' },
    { description: 'Who', anyOf: [{ $ref: 'User' }, { type: 'null' }] },
  ],
  [
    'nullable beside oneOf adds an alternative',
    { oneOf: [{ type: 'string' }], nullable: true },
    { oneOf: [{ type: 'string' }, { type: 'null' }] },
  ],
  [
    'a discriminator names schemas by their keys',
    {
      discriminator: {
        propertyName: 'kind',
        mapping: { cat: '#/components/schemas/Cat' },
        defaultMapping: '#/components/schemas/Other',
      },
    },
    { discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' }, otherwise: 'Other' } },
  ],
  [
    'nullable beside allOf adds an alternative, whatever type stands there',
    { type: 'object', allOf: [{ $ref: '#/components/schemas/User' }], nullable: true, description: 'Who' },
    {
      description: 'Who',
      anyOf: [{ type: 'object', allOf: [{ $ref: 'User' }] }, { type: 'null' }],
    },
  ],
  [
    'nullable beside typed alternatives adds one, whatever type stands there',
    { type: 'object', anyOf: [{ type: 'object', title: 'A' }, { $ref: '#/components/schemas/User' }], nullable: true },
    {
      type: ['object', 'null'],
      anyOf: [{ type: 'object', title: 'A' }, { $ref: 'User' }, { type: 'null' }],
    },
  ],
  [
    'nullable beside alternatives that null satisfies is a type',
    { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }], nullable: true },
    { type: ['object', 'null'], anyOf: [{ required: ['a'] }, { required: ['b'] }] },
  ],
  [
    'an alternative that is nullable and nothing else is null',
    { anyOf: [{ $ref: '#/components/schemas/User' }, { nullable: true, description: 'Nobody' }] },
    { anyOf: [{ $ref: 'User' }, { type: 'null', description: 'Nobody' }] },
  ],
  [
    'what is nullable and nothing else is anything',
    { properties: { a: { nullable: true } } },
    { properties: { a: {} } },
  ],
  [
    'boolean exclusive bounds become numbers',
    { minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
    { exclusiveMinimum: 1, maximum: 9 },
  ],
  ['example stands before examples', { example: 1, examples: [2, 3] }, { examples: [1, 2, 3] }],
  ['named examples lose their names', { examples: { a: { value: 1 }, b: { value: 2 } } }, { examples: [1, 2] }],
  ['type names are corrected', { type: ['int', 'NULL'] }, { type: ['integer', 'null'] }],
  ['an unknown type is any type', { type: 'Wert' }, {}],
  ['a file is binary text', { type: 'file' }, { type: 'string', format: 'binary' }],
  [
    'a list of items is a tuple',
    { type: 'array', items: [{ type: 'string' }] },
    { type: 'array', prefixItems: [{ type: 'string' }] },
  ],
  ['a boolean schema stays one', { properties: { a: true, b: false } }, { properties: { a: {}, b: { not: {} } } }],
  [
    'required on a property moves to its parent',
    { properties: { a: { required: true }, b: {} } },
    { properties: { a: {}, b: {} }, required: ['a'] },
  ],
  [
    'a discriminator may be a name alone',
    { discriminator: 'kind' },
    { discriminator: { propertyName: 'kind', mapping: {} } },
  ],
  [
    'a mapping holds keys',
    { discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog', x: 'Missing' } } },
    { discriminator: { propertyName: 'kind', mapping: { cat: 'Cat', dog: 'Dog' } } },
  ],
  ['extensions keep their names', { 'x-mint': { pre: ['beta'] } }, { extensions: { 'x-mint': { pre: ['beta'] } } }],
  [
    'a reference to nothing leaves what stands beside it',
    { $ref: '#/Missing', description: 'Text' },
    { description: 'Text' },
  ],
  [
    'keywords of the wrong kind are dropped',
    { title: 1, properties: [], required: 'a', enum: 'b', minLength: 'x', allOf: {}, items: 3 },
    {},
  ],
  [
    'values that are written as alternatives are an enumeration with what is said of each',
    {
      description: 'How',
      oneOf: [
        { const: 'a', title: 'First', description: 'The first.' },
        { const: 'b', description: 'The second.', deprecated: true },
        { enum: ['c'], title: 'c', type: 'string' },
        { type: 'null' },
      ],
    },
    {
      description: 'How',
      enum: ['a', 'b', 'c', null],
      enumNotes: {
        '"a"': { description: 'First: The first.' },
        '"b"': { description: 'The second.', deprecated: true },
      },
    },
  ],
  [
    'values of one type keep it',
    { type: 'integer', anyOf: [{ const: 1, title: 'One_' }, { const: 2 }] },
    { type: 'integer', enum: [1, 2], enumNotes: { '1': { description: 'One\\_' } } },
  ],
  [
    'a value beside what is none stays an alternative',
    { anyOf: [{ const: 'a' }, { type: 'string' }] },
    { anyOf: [{ const: 'a' }, { type: 'string' }] },
  ],
  [
    'a single value keeps what is said of it beside what is said of the whole',
    { description: 'Sort modes.', oneOf: [{ description: 'By id.', type: 'string', enum: ['id'] }] },
    { description: 'Sort modes.', enum: ['id'], enumNotes: { '"id"': { description: 'By id.' } } },
  ],
  [
    'a single value of which nothing else is said stays an alternative',
    { oneOf: [{ description: 'By id.', type: 'string', enum: ['id'] }] },
    { oneOf: [{ description: 'By id.', type: 'string', enum: ['id'] }] },
  ],
  [
    'a value that not everybody sees stays an alternative',
    { oneOf: [{ const: 'a', 'x-mint': { groups: ['b'] } }, { const: 'c' }] },
    { oneOf: [{ const: 'a', extensions: { 'x-mint': { groups: ['b'] } } }, { const: 'c' }] },
  ],
  ['null is a value', { default: null, const: null }, { default: null, const: null }],
];

test.each(cases)('%s', (_, written, expected) => {
  expect(normalize(written, null)).toEqual(expected);
});

test('the same object gives the same result', () => {
  const written = { type: 'object', properties: { a: { type: 'string' } } };
  expect(normalize(written, null)).toBe(normalize(written, null));
});

test('a property called __proto__ touches no prototype', () => {
  const written: unknown = JSON.parse(
    '{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"integer"}}}',
  );
  const { properties } = normalize(written, null);
  expect(Object.keys(properties ?? {})).toEqual(['constructor']);
  expect(Object.getPrototypeOf(properties)).toBe(Object.prototype);
  expect(({} as { type?: unknown }).type).toBeUndefined();
});
