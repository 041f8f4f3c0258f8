import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { schemaConstraints } from '../../../../src/shared/json-schema/constraints.ts';
import { enumValues, optionTexts } from '../../../../src/shared/json-schema/enum-values.ts';
import { visibleProperties } from '../../../../src/shared/json-schema/visible-properties.ts';

const shown = (schema: Schema): string[] =>
  schemaConstraints(schema).map(({ label, value }) => `${label} ${value}`.trim());

const cases: [Schema, string[]][] = [
  [{ minimum: 1, maximum: 100 }, ['Required range 1 <= x <= 100']],
  [{ exclusiveMinimum: 0, maximum: 1 }, ['Required range 0 < x <= 1']],
  [{ minimum: 0 }, ['Required range x >= 0']],
  [{ exclusiveMaximum: 5 }, ['Required range x < 5']],
  [
    { minimum: Number('-9223372036854775808'), maximum: Number('9223372036854775807') },
    ['Required range -9223372036854775808 <= x <= 9223372036854775807'],
  ],
  [{ maximum: Number('18446744073709551615') }, ['Required range x <= 18446744073709551615']],
  [{ exclusiveMinimum: 1e21 }, ['Required range x > 1e+21']],
  [{ minLength: 1, maxLength: 64, pattern: '^a$' }, ['Length 1 - 64', 'Pattern ^a$']],
  [{ pattern: 'c$', alsoPatterns: ['^a', 'b'] }, ['Pattern c$', 'Pattern ^a', 'Pattern b']],
  [{ minItems: 2, maxItems: 2, uniqueItems: true }, ['Number of items 2', 'Items are unique']],
  [{ maxProperties: 3 }, ['Maximum number of properties 3']],
  [
    { multipleOf: 0.5, default: null, const: 'x', examples: ['y'], format: 'uri' },
    ['Format uri', 'Multiple of 0.5', 'Always "x"', 'Default null', 'Example "y"'],
  ],
  [{ format: 'binary' }, []],
];

test.each(cases)('%o', (schema, expected) => {
  expect(shown(schema)).toEqual(expected);
});

test('values of an enumeration carry their descriptions, by order or by value', () => {
  expect(enumValues({ enum: ['a', 'b'], extensions: { 'x-enumDescriptions': ['First', 'Second'] } })).toEqual([
    { value: 'a', description: 'First' },
    { value: 'b', description: 'Second' },
  ]);
  const extensions = {
    'x-enum-varnames': ['LOW', 'HIGH', 'ACTIVE', 'NONE'],
    'x-enum-descriptions': ['The least', 'High', 'Is used', ''],
  };
  expect(enumValues({ enum: [0, 1, 'active', 3], extensions }).map(({ description }) => description)).toEqual([
    'LOW: The least',
    'High',
    'Is used',
    'NONE',
  ]);
  expect(enumValues({ enum: [1, 2], extensions: { 'x-enumDescriptions': { 2: 'Two' } } })).toEqual([
    { value: 1, description: '' },
    { value: 2, description: 'Two' },
  ]);
});

test('a value that an enumeration lists twice is offered once, with its own description', () => {
  const schema = {
    enum: ['', '', 'a', 'b'],
    extensions: { 'x-enumDescriptions': ['None', 'None', 'First', 'Second'] },
  };
  expect(enumValues(schema)).toEqual([
    { value: '', description: 'None' },
    { value: 'a', description: 'First' },
    { value: 'b', description: 'Second' },
  ]);
});

test.each([
  ['sent', 'sent'],
  ['', '""'],
  [' ', '" "'],
  [0, '0'],
  [null, 'null'],
])('the option %o reads %s', (value, text) => {
  expect(optionTexts([value])).toEqual([text]);
});

test('a text is quoted beside a value of another type that is written alike', () => {
  const values = [1, '1', null, 'null', 'true', 2];
  expect(optionTexts(values)).toEqual(['1', '"1"', 'null', '"null"', 'true', '2']);
});

test('each side sees its own properties', () => {
  const schemas: Record<string, Schema> = { Id: { type: 'string', readOnly: true } };
  const schema: Schema = {
    properties: { id: { $ref: 'Id' }, name: {}, secret: { writeOnly: true }, never: { not: {} } },
    required: ['name'],
    patternProperties: { '^x-': {} },
    additionalProperties: { type: 'string' },
  };
  const names = (mode: 'request' | 'response'): string[] =>
    visibleProperties(schema, { schemas, mode }).map(
      ({ kind, name, required }) => `${kind} ${name}${required ? '*' : ''}`,
    );
  expect(names('request')).toEqual(['named name*', 'named secret', 'pattern ^x-', 'additional ']);
  expect(names('response')).toEqual(['named id', 'named name*', 'pattern ^x-', 'additional ']);
});

test('what a description says of a condition stands beside it, in one line', () => {
  const condition = {
    if: { title: 'Paid by card', properties: { by: { const: 'card' } } },
    then: { description: 'A card has a\n`holder`.', required: ['holder'] },
    else: { title: 'Others', description: 'Need nothing.' },
  };
  expect(
    schemaConstraints({ conditions: [condition] }).map(({ label, about, value }) => [label, about, value]),
  ).toEqual([
    ['If', 'Paid by card', 'by: "card"'],
    ['Then', 'A card has a holder.', 'required: holder'],
    ['Else', 'Others: Need nothing.', '{}'],
  ]);
});

test('fields that come with a condition are named though nothing else is asked of them', () => {
  const condition = {
    if: { properties: { country: { const: 'US' } } },
    then: { properties: { zip: { type: 'string' as const }, state: {} }, required: ['zip'] },
    else: { properties: { postcode: { type: 'string' as const, description: 'Of the town.' } } },
  };
  expect(schemaConstraints({ conditions: [condition] }).map(({ label, value }) => [label, value])).toEqual([
    ['If', 'country: "US"'],
    ['Then', 'state; required: zip'],
    ['Else', 'postcode'],
  ]);
});
