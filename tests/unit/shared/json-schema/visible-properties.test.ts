import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { sampleValue } from '../../../../src/shared/json-schema/sample-value.ts';
import { schemaVariants } from '../../../../src/shared/json-schema/variants.ts';
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

test('a name that is required but described nowhere is a property of any type', () => {
  const seen = (schema: Schema, mode: SchemaMode = 'request') => visibleProperties(schema, { schemas: {}, mode });
  const named = (name: string, schema: Schema, required = true) => ({ kind: 'named', name, schema, required });
  const name: Schema = { type: 'string' };
  expect(seen({ type: 'object', required: ['status', 'name'], properties: { name } })).toEqual([
    named('name', name),
    named('status', {}),
  ]);
  expect(seen({ required: ['__proto__', ''] })).toEqual([named('__proto__', {}), named('', {})]);
  // What is described is not made up, also where a side does not see it.
  const hidden: Schema = { required: ['id', 'no'], properties: { id: { readOnly: true }, no: { not: {} } } };
  expect(seen(hidden)).toEqual([]);
  expect(seen({ allOf: [{ required: ['name'] }, { properties: { name } }] })).toEqual([named('name', name)]);
  const conditions = [{ if: {}, then: { allOf: [{ properties: { name } }] } }];
  expect(seen({ required: ['name'], conditions })).toEqual([named('name', name)]);
  // Where nothing else may be there, nothing is.
  expect(seen({ required: ['status'], properties: { name }, additionalProperties: false })).toEqual([
    named('name', name, false),
  ]);
  expect(seen({ type: 'string', required: ['status'] })).toEqual([]);
});

test('what an object says of all its names holds for a required one', () => {
  const typesOf = (schema: Schema, mode: SchemaMode = 'request') =>
    visibleProperties({ ...schema, required: ['a'] }, { schemas: {}, mode })
      .filter(({ kind }) => kind === 'named')
      .map((property) => property.schema);
  const text: Schema = { type: 'string' };
  expect(typesOf({ additionalProperties: text })).toEqual([text]);
  expect(typesOf({ additionalProperties: { readOnly: true } })).toEqual([]);
  expect(typesOf({ patternProperties: { '^a': text }, additionalProperties: false })).toEqual([text]);
  // Which of them a name belongs to is not asked: patterns of a description can take forever.
  expect(typesOf({ patternProperties: { '^a': text } })).toEqual([{}]);
  expect(typesOf({ patternProperties: { '^a': text }, additionalProperties: { type: 'integer' } })).toEqual([{}]);
});

test('of a choice, each alternative has what is required and described nowhere', () => {
  const schemas = { A: { properties: { kind: {}, a: {} } }, B: { properties: { b: {} } } };
  const options = [{ $ref: 'A' }, { $ref: 'B' }];
  const names = (schema: Schema): string[] =>
    visibleProperties(schema, { schemas, mode: 'request' }).map(({ name }) => name);
  const all = (schema: Schema): string[][] =>
    [schema, ...schemaVariants(schema, schemas).map((one) => one.schema)].map(names);
  expect(all({ required: ['a'], oneOf: options })).toEqual([[], ['kind', 'a'], ['b', 'a']]);
  const some: Schema[] = [{ required: ['a'] }, { required: ['b'] }];
  expect(all({ properties: { a: {}, b: {} }, anyOf: some })).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
  const discriminator = { propertyName: 'kind', mapping: { one: 'A', two: 'B' } };
  const base: Schema = { type: 'object', required: ['kind'], discriminator };
  expect(all(base)).toEqual([[], ['kind', 'a'], ['b', 'kind']]);
  const samples = schemaVariants(base, schemas).map(({ schema }) =>
    sampleValue(schema, { schemas, mode: 'request', only: 'required' }),
  );
  expect(samples).toEqual([{ kind: 'one' }, { kind: 'two' }]);
});
