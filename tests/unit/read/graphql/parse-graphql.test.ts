import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DocsError } from '../../../../src/base/errors/docs-error.ts';
import { parseGraphql } from '../../../../src/read/graphql/parse-graphql.ts';

const schema = parseGraphql(readFileSync('tests/fixtures/graphql/library.graphql', 'utf8'), 'library.graphql');
const names = (parts: readonly { name: string }[]): string[] => parts.map(({ name }) => name);

test('operations are the fields of the types that the schema names, with those of extensions', () => {
  expect(names(schema.operations.query)).toEqual(['book', 'count', 'find', 'node', 'now']);
  expect(names(schema.operations.mutation)).toEqual(['addBook', 'removeBook']);
  expect(schema.operations.subscription).toEqual([]);
  expect(names(schema.roots)).toEqual(['Change', 'Root']);
});

test('types stand by name, each with its kind', () => {
  expect(schema.types.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'object Author',
    'object Book',
    'input BookInput',
    'scalar Date',
    'union Found',
    'enum Genre',
    'interface Node',
    'input PartInput',
    'object Review',
    'object ReviewConnection',
    'object ReviewEdge',
  ]);
});

test('fields keep types and defaults as they are written, and why they are deprecated', () => {
  const book = schema.types.find(({ name }) => name === 'Book')!;
  expect(book.related).toEqual(['Node']);
  expect(book.fields[3]).toEqual({
    name: 'reviews',
    description: '',
    type: 'ReviewConnection!',
    arguments: [
      { name: 'first', description: '', type: 'Int', arguments: [], default: '10', deprecated: null, directives: [] },
      {
        name: 'after',
        description: '',
        type: 'String',
        arguments: [],
        default: null,
        deprecated: null,
        directives: [],
      },
    ],
    default: null,
    deprecated: null,
    directives: [],
  });
  expect(book.fields.at(-1)).toMatchObject({ name: 'code', deprecated: 'Use `id`.' });
  const genre = schema.types.find(({ name }) => name === 'Genre')!;
  expect(genre.values.map(({ deprecated }) => deprecated)).toEqual([null, null, '']);
});

test.each([
  [
    `{a: [ONE, TWO], b: "${'long '.repeat(20)}", c: {d: [1]}}`,
    `{ a: [ONE, TWO], b: "${'long '.repeat(20)}", c: { d: [1] } }`,
  ],
  ['{}', '{}'],
  ['[]', '[]'],
  ['"""\n  one\n    "two"\n"""', String.raw`"one\n  \"two\""`],
])('defaults stand in one line, with their commas: %.20s', (written, shown) => {
  const { operations } = parseGraphql(`type Query { a(b: B = ${written}): Int }`, '');
  expect(operations.query[0]!.arguments[0]!.default).toBe(shown);
});

test('without a definition of the schema, types of the usual names are the roots', () => {
  const { operations } = parseGraphql(
    'type Query { a: Int } type Subscription { b: Int } extend type Query { c: Int }',
    '',
  );
  expect([names(operations.query), names(operations.subscription)]).toEqual([['a', 'c'], ['b']]);
});

test('what extends a schema without a definition adds to the roots of the usual names', () => {
  const { operations, types } = parseGraphql(
    'extend schema { mutation: M } type Query { a: Int } type M { b: Int }',
    'a',
  );
  expect([names(operations.query), names(operations.mutation), types]).toEqual([['a'], ['b'], []]);
});

test('a type can be the root of several kinds of operations', () => {
  const { operations } = parseGraphql('schema { query: Root mutation: Root } type Root { a: Int }', '');
  expect([names(operations.query), names(operations.mutation)]).toEqual([['a'], ['a']]);
});

test('what several files say in the same words is said once', () => {
  const { operations, types } = parseGraphql(
    `type Query { a(b: Int): A } type Query { "Later" a: A c: Int } interface I { b: Int }
     type A implements I { b: Int } type A implements I { b: Int } enum E { X } enum E { X Y } union U = A union U = A`,
    '',
  );
  expect(names(operations.query)).toEqual(['a', 'c']);
  expect(operations.query[0]).toMatchObject({ description: '', arguments: [{ name: 'b' }] });
  expect(types.map(({ fields, values, related }) => [...names(fields), ...names(values), ...related])).toEqual([
    ['b', 'I'],
    ['X', 'Y'],
    ['b'],
    ['A'],
  ]);
});

test.each([
  ['', 'defines nothing', undefined],
  ['# Words alone\n', 'defines nothing', undefined],
  ['directive @a on FIELD', 'defines nothing', undefined],
  ['query A { a }', 'defines nothing', undefined],
  ['{"data": {"__schema": {}}}', 'Expected Name', /introspection/],
  ['type A implements B, C { d: Int }', 'Unexpected Name', /`&`/],
])('a text without a type says what would be right: %s', (text, message, hint) => {
  let problem: DocsError['problems'][number] | undefined;
  try {
    parseGraphql(text, 'a.graphql');
  } catch (error) {
    [problem] = (error as DocsError).problems;
  }
  expect(problem?.message).toContain(message);
  if (hint) expect(problem?.hint).toMatch(hint);
});

test.each([
  ['type A {\n  b: }', 2, 6],
  [`type A { b: ${'['.repeat(50_000)}`, 1, 212],
  ['{"data": {}}', 1, 2],
])('a text that is no schema is told with its place: %.20s', (text, line, column) => {
  let problems: DocsError['problems'] = [];
  try {
    parseGraphql(text, 'a.graphql');
  } catch (error) {
    problems = (error as DocsError).problems;
  }
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ code: 'graphql-syntax', file: 'a.graphql' });
  expect([problems[0]!.line, problems[0]!.column]).toEqual([line, column]);
});

test('types keep what specifies a scalar, and that one field of an input is given, from extensions, too', () => {
  const { types } = parseGraphql(
    `scalar A @specifiedBy(url: "https://example.com/a") scalar B extend scalar B @specifiedBy(url: "b") scalar C
     input D @oneOf { a: Int } input E { a: Int } extend input E @oneOf input F { a: Int }`,
    '',
  );
  expect(types.map(({ specifiedBy, isOneOf }) => specifiedBy ?? isOneOf)).toEqual([
    'https://example.com/a',
    'b',
    false,
    true,
    true,
    false,
  ]);
});

const nested = (levels: number, inner: string, [open, close] = '[]'): string =>
  `${open!.repeat(levels)}${inner}${close!.repeat(levels)}`;

test.each([
  ['a type', 'a: ', (levels: number) => nested(levels, 'Int')],
  ['a default', 'a(x: X = ', (levels: number) => `${nested(levels, '1')}): Int`],
  ['an object', 'a(x: X = ', (levels: number) => `${'{a:'.repeat(levels)}1${'}'.repeat(levels)}): Int`],
  ['what a directive is given', 'a: Int @x(y: ', (levels: number) => `${nested(levels, '1')})`],
])('%s of some levels is read, one of thousands told with its place', (_what, before, after) => {
  const read = (levels: number) => parseGraphql(`type Query {\n  ${before}${after(levels)}\n}`, 's.graphql');
  expect(names(read(100).operations.query)).toEqual(['a']);
  for (const levels of before.includes('@') ? [100_000] : [300, 5000, 100_000])
    expect(() => read(levels)).toThrow(
      expect.objectContaining({
        problems: [
          expect.objectContaining({
            code: 'graphql-syntax',
            message: 'The GraphQL schema cannot be read: lists or values are nested more than 200 levels deep',
            file: 's.graphql',
            line: 2,
          }),
        ],
      }),
    );
});

test('a type has as many values as its schema says', () => {
  const values = Array.from({ length: 300_000 }, (_, index) => `V${index}`);
  expect(parseGraphql(`enum E { ${values.join(' ')} }`, '').types[0]!.values).toHaveLength(300_000);
});
