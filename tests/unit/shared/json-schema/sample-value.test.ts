import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import type { SampleOptions } from '../../../../src/shared/json-schema/sample-value.ts';
import { sampleValue } from '../../../../src/shared/json-schema/sample-value.ts';

const schemas: Record<string, Schema> = {
  Node: {
    type: 'object',
    required: ['name', 'parent'],
    properties: {
      name: { type: 'string' },
      children: { type: 'array', items: { $ref: 'Node' } },
      parent: { $ref: 'Node' },
    },
  },
  Cat: { type: 'object', properties: { kind: { type: 'string' }, meows: { type: 'boolean' } } },
  Dog: { type: 'object', properties: { kind: { type: 'string' } } },
  Level0: {
    type: 'object',
    properties: { a: { $ref: 'Level1' }, b: { $ref: 'Level1' }, c: { $ref: 'Level1' }, d: { $ref: 'Level1' } },
  },
};
for (let level = 1; level < 30; level++) {
  const next = { $ref: `Level${level + 1}` };
  schemas[`Level${level}`] = { type: 'object', properties: { a: next, b: next, c: next, d: next } };
}

const sample = (schema: Schema, options: Partial<SampleOptions> = {}): unknown =>
  sampleValue(schema, { schemas, mode: 'request', only: 'all', ...options });

const values: [name: string, schema: Schema, expected: unknown][] = [
  ['an example comes first', { type: 'string', examples: ['x', 'y'], default: 'z' }, 'x'],
  ['then the default', { type: 'string', default: 'z', enum: ['a', 'z'] }, 'z'],
  ['then the constant', { const: 7 }, 7],
  ['then the first of an enumeration', { type: 'string', enum: ['a', 'b'] }, 'a'],
  ['an enumeration that starts with null', { type: ['string', 'null'], enum: [null, 'b'] }, 'b'],
  ['text', { type: 'string' }, '<string>'],
  ['a date', { type: 'string', format: 'date' }, '2023-12-25'],
  ['a moment', { type: 'string', format: 'date-time' }, '2023-11-07T05:31:56Z'],
  ['an address of mail', { type: 'string', format: 'email' }, 'jsmith@example.com'],
  ['a UUID', { type: 'string', format: 'uuid' }, '3c90c3cc-0d44-4b50-8888-8dd25736052a'],
  ['base64', { type: 'string', format: 'byte' }, 'aSDinaTvuI8gbWludGxpZnk='],
  ['an IPv4 address', { type: 'string', format: 'ipv4' }, '127.0.0.1'],
  ['an IPv6 address', { type: 'string', format: 'ipv6' }, '2606:4700:3108::ac42:2835'],
  ['an unknown format', { type: 'string', format: 'cuid2' }, '<string>'],
  ['text of at least ten characters', { type: 'string', minLength: 10 }, '<string>xx'],
  ['text of at most three', { type: 'string', maxLength: 3 }, 'str'],
  ['text of a pattern', { type: 'string', pattern: '^[A-Z]{3}-\\d{2,4}(foo|bar)?$' }, 'AAA-11'],
  ['text of an open pattern with a length', { type: 'string', pattern: '^[a-z]+$', minLength: 5 }, 'aaaaa'],
  ['text of a pattern that holds nothing, too', { type: 'string', pattern: '^-?\\d{0,8}(?:\\.\\d{0,2})?$' }, '1'],
  ['text of a pattern of one optional part', { type: 'string', pattern: '^(?:ab)?$' }, 'ab'],
  ['text of a pattern of nothing', { type: 'string', pattern: '^$' }, ''],
  [
    'text of a pattern of an optional part with a length',
    { type: 'string', pattern: '^-?\\d*$', minLength: 3 },
    '-111',
  ],
  ['text of a pattern of Unicode', { type: 'string', pattern: '^[\\p{L}\\d]\\u0041[^a-z]\\.(?:x|y){2}$' }, 'aA1.xx'],
  ['text of a pattern that nests', { type: 'string', pattern: '('.repeat(1000) }, '<string>'],
  ['text of a pattern too clever', { type: 'string', pattern: '^(?=.*x).*$' }, '<string>'],
  ['text of a decimal', { type: 'string', pattern: '^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$' }, '011'],
  ['a number', { type: 'number' }, 123],
  ['a number between two', { type: 'number', minimum: 1, maximum: 2 }, 1.5],
  ['an integer between two', { type: 'integer', minimum: 1, maximum: 100 }, 50],
  ['an integer above a long one', { type: 'integer', minimum: 1234567890123 }, 1234567890124],
  [
    'an integer above one that JavaScript would round',
    { type: 'integer', exclusiveMinimum: { '\0': '9007199254740993' } },
    { '\0': '9007199254740994' },
  ],
  [
    'an integer below one that JavaScript would round',
    { type: 'integer', exclusiveMaximum: { '\0': '-9007199254740993' } },
    { '\0': '-9007199254740994' },
  ],
  ['a positive number of a type', { type: 'integer', minimum: 0, maximum: 2147483647 }, 1],
  ['a number of a long type', { type: 'integer', minimum: 0, maximum: { '\0': '9223372036854775807' } }, 1],
  [
    'a number of a signed type',
    { type: 'integer', minimum: { '\0': '-9223372036854775808' }, maximum: { '\0': '9223372036854775807' } },
    123,
  ],
  ['a number of a safe type', { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 123],
  ['a number below the end of a type', { type: 'integer', minimum: -2147483648, maximum: 10 }, 9],
  ['a number above one', { type: 'integer', minimum: 10 }, 11],
  ['a number below one', { type: 'integer', maximum: 5 }, 4],
  ['a number strictly above', { type: 'number', exclusiveMinimum: 0 }, 1],
  ['a multiple', { type: 'integer', multipleOf: 50, minimum: 60 }, 100],
  ['a decimal multiple', { type: 'number', multipleOf: 0.01, minimum: 0, maximum: 1 }, 0.5],
  ['a boolean', { type: 'boolean' }, true],
  ['null', { type: 'null' }, null],
  ['anything', {}, '<any>'],
  ['a list', { type: 'array', items: { type: 'integer' } }, [123]],
  ['a list of a length whose items are described nowhere', { type: 'array', minItems: 2 }, ['<any>', '<any>']],
  ['a list of anything', { type: 'array' }, []],
  ['a list of nothing', { type: 'array', items: { not: {} } }, []],
  [
    'names from a list',
    { type: 'object', propertyNames: { enum: ['en', 'de'] }, additionalProperties: { type: 'integer' } },
    { en: 123 },
  ],
  ['what a list must contain', { type: 'array', contains: { type: 'integer', minimum: 5 } }, [6]],
  [
    'as often as it must',
    { type: 'array', items: { type: 'integer' }, contains: { minimum: 5 }, minContains: 2 },
    [6, 6],
  ],
  ['what a list may contain', { type: 'array', contains: { const: 1 }, minContains: 0 }, []],
  ['a list of a length', { type: 'array', items: { type: 'integer' }, minItems: 2 }, [123, 123]],
  [
    'a list of different values',
    { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, minItems: 3, uniqueItems: true },
    ['a', 'b', 'c'],
  ],
  ['an empty list', { type: 'array', items: { type: 'integer' }, maxItems: 0 }, []],
  ['a tuple', { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] }, ['<string>', 123]],
  ['a map', { type: 'object', additionalProperties: { type: 'integer' } }, { '{key}': 123 }],
  ['the first alternative that is not null', { oneOf: [{ type: 'null' }, { type: 'integer' }] }, 123],
  [
    'an alternative whose tag a discriminator knows',
    {
      oneOf: [{ $ref: 'Cat' }, { $ref: 'Dog' }],
      discriminator: { propertyName: 'kind', mapping: { cat: 'Cat', dog: 'Dog' } },
    },
    { kind: 'cat', meows: true },
  ],
  ['an example of a number in quotes', { type: 'integer', examples: ['42'] }, 42],
  [
    'an example of the whole list beside its items',
    { type: 'array', items: { type: 'object', properties: { a: { type: 'integer' } }, examples: [[{ a: '1' }, {}]] } },
    [{ a: 1 }, {}],
  ],
  [
    'an example of the whole list beside items that are lists',
    { type: 'array', items: { type: 'array', items: { type: 'string' }, examples: [['a', 'b']] } },
    [['a', 'b']],
  ],
  ['examples in a list for one value', { type: 'string', examples: [['year', 'month']] }, 'year'],
  ['examples in a list for an object', { type: 'object', examples: [[{ a: 1 }, { a: 2 }]] }, { a: 1 }],
  ['no examples in a list for one value', { type: 'string', examples: [[]] }, '<string>'],
  ['an example of one item for a list', { type: 'array', items: { type: 'string' }, examples: ['a'] }, ['a']],
  [
    'an example without a required property',
    {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
      examples: [{ name: 'x' }],
    },
    { name: 'x', id: 123 },
  ],
  ['an example of nothing', { type: 'string', examples: [null] }, '<string>'],
  ['bytes', { type: 'string', format: 'binary' }, '<file>'],
  [
    'bytes that are encoded as text',
    { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
    'aSDinaTvuI8gbWludGxpZnk=',
  ],
  [
    'a text that holds JSON, as the data of an event does',
    {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { type: 'object', properties: { at: { type: 'integer' } } },
    },
    '{"at":123}',
  ],
  [
    'a text that holds JSON in another encoding',
    { type: 'string', contentMediaType: 'application/json', contentEncoding: 'base64', contentSchema: {} },
    'aSDinaTvuI8gbWludGxpZnk=',
  ],
  [
    'a hostile length',
    { type: 'array', items: { type: 'string', minLength: 1e9 }, minItems: 1e9 },
    Array(50).fill('<string>'.padEnd(1000, 'x')),
  ],
];

test.each(values)('%s', (_, schema, expected) => {
  expect(sample(schema)).toEqual(expected);
});

test('lists of a length in lists of a length are no longer than one list of sensible size', () => {
  const rows = (levels: number): Schema =>
    levels === 0 ? { type: 'string' } : { type: 'array', items: rows(levels - 1), minItems: 50 };
  expect(sample(rows(2))).toEqual(Array(50).fill(Array(50).fill('<string>')));
  expect(JSON.stringify(sample(rows(4))).length).toBeLessThan(100_000);
});

test('a request leaves out what only the server sets, a response what only the reader sends', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      password: { type: 'string', writeOnly: true },
    },
    examples: [{ id: 1, name: 'a', password: 'b' }],
  };
  expect(sample(schema)).toEqual({ name: 'a', password: 'b' });
  expect(sample(schema, { mode: 'response' })).toEqual({ id: 1, name: 'a' });
});

test('only what is required', () => {
  const schema: Schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'integer' }, b: { type: 'integer' } },
  };
  expect(sample(schema, { only: 'required' })).toEqual({ a: 123 });
});

test.each<[string, Schema]>([
  ['of one', { oneOf: [{ required: ['a'] }, { required: ['b'] }] }],
  ['of any', { anyOf: [{ required: ['a'] }, { title: 'Other', required: ['b'] }] }],
  ['that deny each other', { oneOf: [{ required: ['a'], not: { required: ['b'] } }, { required: ['b'] }] }],
  ['of a part', { allOf: [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }] }],
])('of alternatives %s that only require, the first is shown without what others ask for', (_, choice) => {
  const text: Schema = { type: 'string', examples: ['x'] };
  const schema: Schema = { type: 'object', properties: { a: text, b: text, c: text }, ...choice };
  expect(sample(schema)).toEqual({ a: 'x', c: 'x' });
});

test('what several alternatives ask for is shown', () => {
  const properties = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, { type: 'integer' } as Schema]));
  const oneOf = [{ required: ['a', 'b'] }, { required: ['b', 'c'] }];
  expect(sample({ type: 'object', properties, oneOf })).toEqual({ a: 123, b: 123 });
  expect(sample({ type: 'object', properties, required: ['c'], oneOf })).toEqual({ a: 123, b: 123, c: 123 });
  const described = [{ properties: { c: { type: 'integer' } } }, { required: ['c'] }] satisfies Schema[];
  expect(sample({ type: 'object', properties, anyOf: described })).toEqual({ a: 123, b: 123, c: 123 });
});

test('overrides stand at their path', () => {
  const schema: Schema = {
    type: 'object',
    properties: { address: { type: 'object', properties: { city: { type: 'string' }, zip: { type: 'string' } } } },
  };
  expect(sample(schema, { overrides: { 'address.city': 'Oslo' } })).toEqual({
    address: { city: 'Oslo', zip: '<string>' },
  });
});

test('a recursive schema gives its first level', () => {
  expect(sample({ $ref: 'Node' })).toEqual({ name: '<string>', children: [], parent: {} });
});

test('objects so deep that only what they require is made are not looked into for the rest', () => {
  let looks = 0;
  const schemas: Record<string, Schema> = {};
  for (let model = 0; model < 40; model++) {
    const properties = Object.fromEntries(
      Array.from({ length: 40 }, (_, field) => [`f${field}`, { $ref: `Model${field}` }]),
    );
    const counting = new Proxy(properties, {
      ownKeys: (target) => {
        looks++;
        return Reflect.ownKeys(target);
      },
    });
    schemas[`Model${model}`] = { type: 'object', properties: counting };
  }
  expect(Object.keys(sample({ $ref: 'Model0' }, { schemas }) as object)).toHaveLength(39);
  expect(looks).toBeLessThan(800);
});

test('a schema of a billion values gives a small one at once', () => {
  const start = performance.now();
  const text = JSON.stringify(sample({ $ref: 'Level0' }));
  expect(text.length).toBeLessThan(10_000);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a sample is the same every time', () => {
  expect(sample({ $ref: 'Level0' })).toEqual(sample({ $ref: 'Level0' }));
});

test('types that extend the same base hold each other, and none of them itself', () => {
  const text: Schema = { type: 'string' };
  const entity = (properties: Record<string, Schema>): Schema => ({
    allOf: [{ $ref: 'Entity' }, { type: 'object', required: Object.keys(properties), properties }],
  });
  const schemas = {
    Entity: { type: 'object', required: ['id'], properties: { id: text } },
    Order: entity({ buyer: { $ref: 'Buyer' } }),
    Buyer: entity({ name: text, last: { $ref: 'Order' } }),
  } satisfies Record<string, Schema>;
  expect(sampleValue({ $ref: 'Order' }, { schemas, mode: 'response', only: 'all' })).toEqual({
    id: '<string>',
    buyer: { id: '<string>', name: '<string>', last: {} },
  });
});

test('a schema that leads back to itself by way of alternatives ends where it would begin again', () => {
  const orNull = ($ref: string): Schema => ({ anyOf: [{ $ref }, { type: 'null' }] });
  const own: Record<string, Schema> = {
    List: { type: 'object', required: ['next'], properties: { next: orNull('List'), id: { type: 'integer' } } },
    Sum: { type: 'object', properties: { left: { oneOf: [{ $ref: 'Sum' }, { $ref: 'Leaf' }] } } },
    Leaf: { type: 'object', properties: { value: { type: 'integer' } } },
    Base: {
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping: { base: 'Base', sub: 'Sub' } },
    },
    Sub: { allOf: [{ $ref: 'Base' }], properties: { of: orNull('Base') } },
  };
  expect(sample({ $ref: 'List' }, { schemas: own })).toEqual({ next: null, id: 123 });
  expect(sample({ $ref: 'Sum' }, { schemas: own })).toEqual({ left: { value: 123 } });
  expect(sample({ $ref: 'Base' }, { schemas: own })).toEqual({ kind: 'base' });
  expect(sample({ $ref: 'Sub' }, { schemas: own })).toMatchObject({ of: { kind: 'base' } });
});

test('a required part that leads back to its whole is an alternative that does not', () => {
  const own: Record<string, Schema> = {
    Term: { oneOf: [{ $ref: 'Sum' }, { $ref: 'Value' }] },
    Sum: { type: 'object', required: ['left'], properties: { left: { $ref: 'Term' }, right: { $ref: 'Term' } } },
    Value: { type: 'object', required: ['value'], properties: { value: { type: 'integer' }, of: { $ref: 'Term' } } },
    Link: { type: 'object', required: ['next'], properties: { next: { $ref: 'LinkOrNull' } } },
    LinkOrNull: { anyOf: [{ type: 'null' }, { $ref: 'Link' }] },
  };
  expect(sample({ $ref: 'Term' }, { schemas: own })).toEqual({ left: { value: 123 } });
  expect(sample({ $ref: 'LinkOrNull' }, { schemas: own })).toEqual({ next: null });
});
