import { readFileSync } from 'node:fs';
import { buildSchema, getVariableValues, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { operationKinds } from '../../../../src/base/paths/parse-selector.ts';
import { buildExample } from '../../../../src/read/graphql/build-example.ts';
import { knownTypesOf } from '../../../../src/read/graphql/known-types.ts';
import { parseGraphql } from '../../../../src/read/graphql/parse-graphql.ts';

const text = readFileSync('tests/fixtures/graphql/library.graphql', 'utf8');
const schema = parseGraphql(text, 'library.graphql');
const judge = buildSchema(text);
const known = knownTypesOf(schema);
const operations = operationKinds.flatMap((kind) => schema.operations[kind].map((field) => ({ kind, field })));

test.each(operations)('the example of $kind $field.name is valid, and so are its variables', ({ kind, field }) => {
  const { operation, variables } = buildExample(field, kind, known);
  const document = parse(operation);
  expect(validate(judge, document)).toEqual([]);
  const [definition] = document.definitions;
  const declared = definition?.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [];
  const { errors } = getVariableValues(judge, declared, JSON.parse(variables ?? '{}') as Record<string, unknown>);
  expect(errors).toBeUndefined();
});

test('asks for what lies in the answer, but not for what it lies in', () => {
  const [book] = schema.operations.query;
  expect(buildExample(book!, 'query', known)).toEqual({
    operation: `query Book($id: ID!) {
  book(id: $id) {
    id
    title
    genre
    reviews {
      edges {
        node {
          text
        }
      }
    }
    root {
      now
    }
  }
}`,
    variables: '{\n  "id": "item-1"\n}',
    response: JSON.stringify(
      {
        data: {
          book: {
            id: 'item-1',
            title: 'title',
            genre: 'NOVEL',
            reviews: { edges: [{ node: { text: 'text' } }] },
            root: { now: '2026-01-31' },
          },
        },
      },
      null,
      2,
    ),
  });
});

const exampleOf = (text: string, kind: 'query' | 'mutation' = 'query') => {
  const own = parseGraphql(text, 'own.graphql');
  return buildExample(own.operations[kind][0]!, kind, knownTypesOf(own));
};

test.each([
  ['', 'Node'],
  ['interface Between implements Node { id: ID! }', 'Node'],
  ['interface Between implements Node { id: ID! } type Book implements Between & Node { id: ID! }', 'Book'],
])('the type that a server names in the place of an interface is an object: %s', (implementers, named) => {
  const { response } = exampleOf(`type Query { node: Node } interface Node { id: ID! } ${implementers}`);
  expect(JSON.parse(response)).toEqual({ data: { node: { __typename: named, id: 'item-1' } } });
});

test('a list of lists is one among variables too', () => {
  const { variables } = exampleOf('type Mutation { draw(points: [[Int!]!]!): Int }', 'mutation');
  expect(JSON.parse(variables!)).toEqual({ points: [[10]] });
});

test.each([
  ['deep', 5000, (next: string) => `a: ${next}!`],
  ['wide', 30, (next: string) => `a: ${next}! b: ${next}!`],
])('inputs that require ever more end somewhere: %s', (_, depth, fieldsOf) => {
  const inputs = Array.from({ length: depth }, (_, level) => `input I${level} { ${fieldsOf(`I${level + 1}`)} }`);
  const { variables } = exampleOf(`type Query { a(i: I0!): Int } ${inputs.join('\n')} input I${depth} { x: Int }`);
  expect(variables!.length).toBeLessThan(100_000);
});

test.each([
  [
    'one that ends comes before one that leads back',
    'input A @oneOf { all: [A!] not: A name: String }',
    { name: 'name' },
  ],
  ['what nobody should give is not given', 'input A @oneOf { old: Int @deprecated name: String }', { name: 'name' }],
  [
    'inputs are given where there is nothing else',
    'input A @oneOf { b: B } input B @oneOf { a: A c: Int }',
    { b: { c: 10 } },
  ],
  ['of inputs that lead back', 'input A @oneOf { b: B c: Int } input B { a: A! }', { c: 10 }],
  ['lists that lead back are empty', 'input A @oneOf { all: [A!] }', { all: [] }],
])('exactly one field of an input with @oneOf is given: %s', (_, inputs, given) => {
  const text = `type Query { a(a: A!): Int } ${inputs}`;
  const parsed = parseGraphql(text, '');
  const { operation, variables } = buildExample(parsed.operations.query[0]!, 'query', knownTypesOf(parsed));
  expect(JSON.parse(variables!)).toEqual({ a: given });
  const [definition] = parse(operation).definitions;
  const declared = definition?.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [];
  expect(getVariableValues(buildSchema(text), declared, JSON.parse(variables!)).errors).toBeUndefined();
});

test('what would be cut off stands on lines of its own', () => {
  const text = 'type Query { recommendations(session: SessionInputOfAVisitor!, limit: NumberOfThings!): Int }';
  const parsed = parseGraphql(text, '');
  expect(
    buildExample(parsed.operations.query[0]!, 'query', knownTypesOf(parsed)).operation,
  ).toBe(`query Recommendations(
  $session: SessionInputOfAVisitor!
  $limit: NumberOfThings!
) {
  recommendations(session: $session, limit: $limit)
}`);
});
