import { expect, test } from 'vitest';
import type { Discriminator, Schema } from '../../../../src/model/api/schema.ts';
import { resolveSchema } from '../../../../src/shared/json-schema/resolve-schema.ts';
import { schemaVariants } from '../../../../src/shared/json-schema/variants.ts';

const schemas: Record<string, Schema> = {
  Cat: { type: 'object', properties: { kind: { type: 'string' }, meows: { type: 'boolean' } } },
  Dog: { type: 'object', title: 'A dog', properties: { kind: { type: 'string' } } },
  Pet: { oneOf: [{ $ref: 'Cat' }, { $ref: 'Dog' }] },
  Base: {
    type: 'object',
    properties: { type: { type: 'string' } },
    discriminator: { propertyName: 'type', mapping: { card: 'Card', bank: 'Bank' } },
  },
  Card: { allOf: [{ $ref: 'Base' }, { type: 'object', properties: { number: { type: 'string' } } }] },
  Bank: { allOf: [{ $ref: 'Base' }, { type: 'object', properties: { iban: { type: 'string' } } }] },
  Vehicle: {
    type: 'object',
    properties: { wheels: { type: 'integer' } },
    oneOf: [{ $ref: 'Car' }, { $ref: 'Truck' }],
    discriminator: { propertyName: 'kind', mapping: {} },
  },
  Car: {
    allOf: [{ $ref: 'Vehicle' }, { properties: { doors: { type: 'integer' } } }],
    anyOf: [{ $ref: 'Taxi' }, { $ref: 'Cabrio' }],
  },
  Truck: { allOf: [{ $ref: 'Vehicle' }] },
  Cabrio: { allOf: [{ $ref: 'Car' }, { properties: { roof: { type: 'string' } } }] },
  Taxi: { $ref: 'Cab' },
  Cab: { allOf: [{ $ref: 'Car' }, { properties: { fare: { type: 'integer' } } }] },
  Loop: { oneOf: [{ $ref: 'Loop' }, { type: 'string' }] },
};

const titles = (schema: Schema): string[] => schemaVariants(schema, schemas).map(({ title }) => title);

test('titles are those of the schemas, else their names, else their types', () => {
  expect(titles({ oneOf: [{ $ref: 'Cat' }, { $ref: 'Dog' }, { type: 'string' }, { type: 'null' }] })).toEqual([
    'Cat',
    'A dog',
    'string',
    'null',
  ]);
});

test('equal titles are counted', () => {
  expect(
    titles({
      anyOf: [
        { type: 'string', format: 'uuid' },
        { type: 'string', format: 'email' },
      ],
    }),
  ).toEqual(['string', 'string (2)']);
});

test('a choice within a choice is one list', () => {
  expect(titles({ anyOf: [{ $ref: 'Pet' }, { type: 'null' }] })).toEqual(['Cat', 'A dog', 'null']);
});

test('a list of types is a choice', () => {
  expect(titles({ type: ['string', 'integer', 'null'] })).toEqual(['string', 'integer', 'null']);
  expect(titles({ type: 'string' })).toEqual([]);
});

test('a discriminator names the alternatives and sets its property', () => {
  const variants = schemaVariants(
    { oneOf: [{ $ref: 'Cat' }], discriminator: { propertyName: 'kind', mapping: { meow: 'Cat' } } },
    schemas,
  );
  expect(variants).toEqual([
    {
      title: 'meow',
      schema: {
        type: 'object',
        properties: { kind: { allOf: [{ type: 'string' }], const: 'meow' }, meows: { type: 'boolean' } },
      },
      option: { $ref: 'Cat' },
    },
  ]);
});

test('without a mapping a discriminator knows the alternatives by the names of their schemas', () => {
  const kinds = (kind: Schema, mapping: Record<string, string> = {}): unknown[] => {
    const pets: Record<string, Schema> = {
      'com.example.Cat': { type: 'object', properties: { kind } },
      Dog: { type: 'object', properties: { kind } },
    };
    const oneOf = [{ $ref: 'com.example.Cat' }, { $ref: 'Dog' }];
    return schemaVariants({ oneOf, discriminator: { propertyName: 'kind', mapping } }, pets).map(
      ({ title, schema }) => [title, schema.properties!.kind!.const],
    );
  };
  expect(kinds({ type: 'string' })).toEqual([
    ['Cat', 'com.example.Cat'],
    ['Dog', 'Dog'],
  ]);
  expect(kinds({ type: 'string' }, { woof: 'Dog' })).toEqual([
    ['Cat', 'com.example.Cat'],
    ['woof', 'woof'],
  ]);
  expect(kinds({ type: 'string', enum: ['Dog', 'cat'] })).toEqual([
    ['Cat', undefined],
    ['Dog', 'Dog'],
  ]);
});

test('an alternative with several names may have each of them', () => {
  const mapping = { dog: 'Dog', puppy: 'Dog', cat: 'Cat' };
  const oneOf = [{ $ref: 'Dog' }, { $ref: 'Cat' }];
  const variants = schemaVariants({ oneOf, discriminator: { propertyName: 'kind', mapping } }, schemas);
  expect(variants.map(({ title, schema }) => [title, resolveSchema(schema.properties!.kind!, schemas)])).toEqual([
    ['dog | puppy', { type: 'string', enum: ['dog', 'puppy'] }],
    ['cat', { type: 'string', const: 'cat' }],
  ]);
});

test('what a value without a known name is has no name of another', () => {
  const kinds = (mapping: Record<string, string>, kind: Schema = { type: 'string' }): unknown[] => {
    const pets: Record<string, Schema> = {
      Cat: { type: 'object', properties: { kind } },
      Dog: { type: 'object', properties: { kind } },
      Other: { type: 'object', properties: { kind } },
    };
    const oneOf = [{ $ref: 'Cat' }, { $ref: 'Dog' }, { $ref: 'Other' }];
    const discriminator = { propertyName: 'kind', mapping, otherwise: 'Other' };
    return schemaVariants({ oneOf, discriminator }, pets).map(({ schema }) =>
      resolveSchema(schema.properties!.kind!, pets),
    );
  };
  expect(kinds({ woof: 'Dog' })).toEqual([
    { type: 'string', const: 'Cat' },
    { type: 'string', const: 'woof' },
    { type: 'string', not: { enum: ['woof', 'Cat'] } },
  ]);
  expect(kinds({ woof: 'Dog', else: 'Other' })[2]).toEqual({
    type: 'string',
    not: { enum: ['woof', 'Cat'] },
    examples: ['else'],
  });
  expect(kinds({ woof: 'Dog' }, { not: { enum: ['a'] } })[2]).toEqual({ not: { enum: ['a'] } });
});

test.each<Omit<Discriminator, 'propertyName'>>([
  { mapping: { admin: 'Admin', user: 'User' } },
  { mapping: { admin: 'Admin' }, otherwise: 'User' },
])('a base type that is one of its own subtypes is no choice there: %o', (names) => {
  const users: Record<string, Schema> = {
    User: { type: 'object', properties: { kind: {} }, discriminator: { propertyName: 'kind', ...names } },
    Admin: { allOf: [{ $ref: 'User' }, { properties: { rights: {} } }] },
  };
  const variants = schemaVariants({ $ref: 'User' }, users);
  expect(variants.map(({ option }) => option.$ref)).toEqual(['Admin', 'User']);
  expect(variants.flatMap(({ schema }) => schemaVariants(schema, users))).toEqual([]);
});

test('a discriminator sets its property where that stands beside the alternatives', () => {
  const schema: Schema = {
    properties: { kind: { type: 'string' } },
    oneOf: [{ $ref: 'Small' }],
    discriminator: { propertyName: 'kind', mapping: {} },
  };
  const [variant] = schemaVariants(schema, { Small: { type: 'object', properties: { size: { type: 'integer' } } } });
  expect(resolveSchema(variant!.schema.properties!.kind!, {})).toEqual({ type: 'string', const: 'Small' });
});

test('a base type offers what its discriminator maps to, and these do not offer it again', () => {
  const variants = schemaVariants({ $ref: 'Base' }, schemas);
  expect(variants.map(({ title, schema }) => [title, Object.keys(schema.properties ?? {})])).toEqual([
    ['card', ['type', 'number']],
    ['bank', ['type', 'iban']],
  ]);
  expect(schemaVariants({ $ref: 'Card' }, schemas)).toEqual([]);
});

// OpenAPI 3.0 has no other place for words beside a reference.
test('a use of a base type in an `allOf` offers the same, and a type that adds to it does not', () => {
  const titlesOf = (schema: Schema) => schemaVariants(schema, schemas).map(({ title }) => title);
  expect(titlesOf({ allOf: [{ $ref: 'Base' }], description: 'How to pay' })).toEqual(['card', 'bank']);
  expect(titlesOf({ allOf: [{ allOf: [{ $ref: 'Base' }] }] })).toEqual(['card', 'bank']);
  expect(titlesOf({ allOf: [{ $ref: 'Base' }], properties: { type: { const: 'cash' } } })).toEqual([]);
});

test('what stands beside the alternatives belongs to each, and contradictions are left out', () => {
  const variants = schemaVariants(
    { type: 'object', properties: { id: { type: 'string' } }, oneOf: [{ required: ['id'] }, { type: 'string' }] },
    schemas,
  );
  expect(variants).toEqual([
    {
      title: 'object',
      schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      option: { required: ['id'] },
    },
  ]);
});

test('a choice that holds itself ends', () => {
  expect(schemaVariants({ $ref: 'Loop' }, schemas).length).toBeLessThan(50);
});

test('alternatives that multiply are capped', () => {
  const many = Array.from({ length: 100 }, (_, index): Schema => ({ title: `T${index}` }));
  expect(schemaVariants({ oneOf: many, anyOf: many.slice(0, 5) }, {})).toHaveLength(500);
  expect(schemaVariants({ oneOf: many, anyOf: many }, {}).length).toBeLessThanOrEqual(1000);
});

test('choices that share their alternatives are taken apart once', () => {
  const chain = (alternatives: (ref: Schema) => Schema[]): Record<string, Schema> => ({
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, level) => [`S${level}`, { anyOf: alternatives({ $ref: `S${level + 1}` }) }]),
    ),
    S9: { type: 'object', properties: {} },
  });
  const count = (all: Record<string, Schema>): number => schemaVariants({ $ref: 'S0' }, all).length;
  expect(count(chain((ref) => [ref, ref]))).toBe(1);
  expect(count(chain((ref) => [ref, { type: 'string' }]))).toBe(10);
  expect(
    count(
      chain((ref) => [
        { ...ref, title: 'One' },
        { ...ref, title: 'Other' },
      ]),
    ),
  ).toBe(2);
  expect(titles({ $ref: 'Loop' })).toEqual(['string']);
});

test('choices that multiply at every level are worked out once', { timeout: 5000 }, () => {
  const part = (name: string): Schema => ({ type: 'object', properties: { [name]: { type: 'string' } } });
  const level = (index: number): Schema => {
    const below = index === 0 ? [] : [{ $ref: `S${index - 1}` }];
    const choice = (...names: string[]): Schema => ({ oneOf: [...names.map((name) => part(name + index)), ...below] });
    return { allOf: [choice('a', 'b'), choice('c', 'd')] };
  };
  const all = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`S${index}`, level(index)]));
  const count = (schema: Schema, depth: number): number => {
    const found = schemaVariants(schema, all);
    return found.length + (depth === 0 ? 0 : found.reduce((sum, variant) => sum + count(variant.schema, depth - 1), 0));
  };
  expect(count({ $ref: 'S9' }, 3)).toBeGreaterThan(1000);
});

test('a base type that lists its subtypes offers each once, and none of them offers the list again', () => {
  const offered = (schema: Schema): unknown[] =>
    schemaVariants(schema, schemas).map((variant) => [
      variant.title,
      Object.keys(variant.schema.properties ?? {}),
      offered(variant.schema),
    ]);
  const cars = [
    ['Taxi', ['wheels', 'doors', 'fare'], []],
    ['Cabrio', ['wheels', 'doors', 'roof'], []],
  ];
  expect(offered({ $ref: 'Vehicle' })).toEqual([
    ['Car', ['wheels', 'doors'], cars],
    ['Truck', ['wheels'], []],
  ]);
  expect(offered(schemas.Car!)).toEqual(cars);
  expect(offered(schemas.Truck!)).toEqual([]);
});

test('the mapping of a base type is read a few times, however many subtypes have it', () => {
  let reads = 0;
  const counted = <Value extends object>(value: Value): Value =>
    new Proxy(value, { ownKeys: (target) => (reads++, Reflect.ownKeys(target)) });
  const names = Array.from({ length: 100 }, (_, index) => `Sub${index}`);
  const mapping = (): Record<string, string> => counted(Object.fromEntries(names.map((name) => [`tag-${name}`, name])));
  const base = (): Schema => ({
    type: 'object',
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind', mapping: mapping() },
  });
  const inherited = base();
  const all: Record<string, Schema> = Object.fromEntries(names.map((name) => [name, { ...inherited, title: name }]));
  const found = schemaVariants({ ...base(), oneOf: names.map(($ref) => ({ $ref })) }, all);
  expect(found.map(({ title }) => title)).toEqual(names.map((name) => `tag-${name}`));
  expect(found.every(({ schema }) => schema.discriminator === undefined)).toBe(true);
  expect(reads).toBeLessThan(10);
});
