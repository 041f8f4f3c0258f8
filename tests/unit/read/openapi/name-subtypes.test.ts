import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { nameSubtypes } from '../../../../src/read/openapi/name-subtypes.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { sampleValue } from '../../../../src/shared/json-schema/sample-value.ts';
import { schemaVariants } from '../../../../src/shared/json-schema/variants.ts';

const kind: Schema = { type: 'string' };
const pet: Schema = {
  type: 'object',
  required: ['kind'],
  properties: { kind },
  discriminator: { propertyName: 'kind', mapping: {} },
};

function kindsOf(schemas: Record<string, Schema>): Record<string, unknown> {
  const named = nameSubtypes(schemas);
  const kindOf = (key: string): unknown =>
    (sampleValue({ $ref: key }, { schemas: named, mode: 'both', only: 'all' }) as { kind?: unknown }).kind;
  return Object.fromEntries(Object.keys(schemas).map((key) => [key, kindOf(key)]));
}

function extending(...parts: Schema[]): Schema {
  return { allOf: [{ $ref: 'Pet' }, ...parts] };
}

// OpenAPI 3.1, "Discriminator Object": what no mapping names has the name of its schema.
test('a schema that extends one with a discriminator holds its name, or that of the mapping', () => {
  const Pet: Schema = { ...pet, discriminator: { propertyName: 'kind', mapping: { dachshund: 'Dog' } } };
  expect(kindsOf({ Pet, Cat: extending(), Dog: extending({ properties: { bark: kind } }) })).toEqual({
    Pet: 'dachshund',
    Cat: 'Cat',
    Dog: 'dachshund',
  });
  expect(kindsOf({ Pet: pet, Cat: extending() })).toEqual({ Pet: 'Cat', Cat: 'Cat' });
});

test('a mapping that stands elsewhere counts, and the first of several names', () => {
  const mapping = { meow: 'Cat', woof: 'Dog', wuff: 'Dog' };
  const Body: Schema = {
    oneOf: [{ $ref: 'Cat' }, { $ref: 'Dog' }],
    discriminator: { propertyName: 'kind', mapping },
  };
  expect(kindsOf({ Body, Pet: pet, Cat: extending(), Dog: extending() })).toEqual({
    Body: 'meow',
    Pet: 'meow',
    Cat: 'meow',
    Dog: 'woof',
  });
});

test('what extends an extension has a name of its own', () => {
  const Puppy: Schema = { allOf: [{ $ref: 'Dog' }, { properties: { age: { type: 'integer' } } }] };
  const Grown: Schema = { allOf: [{ $ref: 'Dog' }, { properties: { kind: { ...kind, default: 'grown' } } }] };
  expect(kindsOf({ Pet: pet, Dog: extending(), Puppy, Grown })).toEqual({
    Pet: 'Dog',
    Dog: 'Dog',
    Puppy: 'Puppy',
    Grown: 'grown',
  });
});

test('what the author says of the property stays', () => {
  const saying = (own: Schema): Schema => extending({ properties: { kind: { ...kind, ...own } } });
  const Closed: Schema = { ...pet, properties: { kind: { ...kind, enum: ['lynx', 'Wolf'] } } };
  const Counted: Schema = { ...pet, properties: { kind: { type: 'integer' } } };
  expect(
    kindsOf({
      Pet: pet,
      Fixed: saying({ const: 'fixed' }),
      Shown: saying({ examples: ['shown'] }),
      Only: saying({ enum: ['only'] }),
      Closed,
      Lynx: { allOf: [{ $ref: 'Closed' }] },
      Wolf: { allOf: [{ $ref: 'Closed' }] },
      Counted,
      One: { allOf: [{ $ref: 'Counted' }] },
      Without: { allOf: [{ type: 'object', properties: { size: kind } }] },
    }),
  ).toEqual({
    Pet: 'fixed',
    Fixed: 'fixed',
    Shown: 'shown',
    Only: 'only',
    Closed: 'lynx',
    Lynx: 'lynx',
    Wolf: 'Wolf',
    Counted: 123,
    One: 123,
    Without: undefined,
  });
});

test('a base type without a mapping offers all that extend it, by the names they have', () => {
  const Cat = extending({ properties: { kind: { ...kind, enum: ['cat'] } } });
  const Puppy: Schema = { allOf: [{ $ref: 'Dog' }, { properties: { age: { type: 'integer' } } }] };
  const schemas = nameSubtypes({ Pet: pet, Cat, Dog: extending(), Puppy });
  expect(schemaVariants({ $ref: 'Pet' }, schemas).map(({ title }) => title)).toEqual(['cat', 'Dog', 'Puppy']);
});

test.each<[string, Record<string, Schema>]>([
  ['none has a name of its own', { Cat: extending(), Dog: extending({ properties: { kind: { const: 'Cat' } } }) }],
  [
    'one cannot be named',
    { Cat: extending(), Dog: extending({ properties: { kind: { ...kind, enum: ['a', 'b'] } } }) },
  ],
  ['nothing extends it', {}],
])('a base type offers no list of its subtypes where %s', (_, subtypes) => {
  expect(schemaVariants({ $ref: 'Pet' }, nameSubtypes({ Pet: pet, ...subtypes }))).toEqual([]);
});

test('circles of extensions end', () => {
  const Cat: Schema = { allOf: [{ $ref: 'Pet' }] };
  const Pet: Schema = { ...pet, oneOf: [{ $ref: 'Cat' }] };
  expect(Object.keys(nameSubtypes({ Pet, Cat, Loop: { allOf: [{ $ref: 'Loop' }] } }))).toHaveLength(3);
});

test('Swagger 2.0 says the same with a name alone', async () => {
  const definitions = {
    Pet: { type: 'object', discriminator: 'kind', properties: { kind }, required: ['kind'] },
    Cat: { allOf: [{ $ref: '#/definitions/Pet' }, { type: 'object' }] },
  };
  const text = JSON.stringify({
    swagger: '2.0',
    info: { title: 'Pets', version: '1' },
    paths: { '/cats': { get: { responses: { 200: { description: 'ok', schema: { $ref: '#/definitions/Cat' } } } } } },
    definitions,
  });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  expect(document!.schemas.Cat!.properties).toEqual({ kind: { const: 'Cat' } });
});
