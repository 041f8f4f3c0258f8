import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { constraintText, fieldFacts, parameterField } from '../../../../src/read/openapi/field-facts.ts';
import { getApiTexts } from '../../../../src/read/openapi/get-api-texts.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';

const words = getApiTexts('en');
const schemas: Record<string, Schema> = {
  Mode: { type: 'string', enum: ['auto', 'none'], description: 'How.' },
  User: { type: 'object', properties: { id: { type: 'string' } } },
};

function factsOf(schema: Schema) {
  const { description, constraints, values, alternatives } = fieldFacts(
    { name: 'f', schema, required: false },
    { schemas, pills: [], words },
  );
  const limitsOf = (list: typeof constraints) => list.map(({ name, value }) => `${name} ${value}`.trim());
  return {
    description,
    limits: limitsOf(constraints),
    values: values.map(({ value }) => value),
    alternatives: alternatives.map((one) => ({
      ...one,
      constraints: limitsOf(one.constraints),
      values: one.values.map(({ value }) => value),
    })),
  };
}

const none = { title: '', description: '', deprecated: false, constraints: [], values: [] };

test('what may be missing says all that it says when it is there', () => {
  const when: Schema = { type: 'string', format: 'date-time', maxLength: 30, description: 'When.' };
  const facts = { description: 'When.', limits: ['format date-time', 'maxLength 30'], values: [], alternatives: [] };
  expect(factsOf({ anyOf: [when, { type: 'null' }] })).toEqual(facts);
  expect(factsOf({ oneOf: [{ type: 'null' }, when], description: 'Start.', default: null })).toEqual({
    ...facts,
    description: 'Start.',
    limits: [...facts.limits, 'default null'],
  });
  expect(factsOf({ type: 'array', items: { anyOf: [when, { type: 'null' }] } }).limits).toEqual(facts.limits);
  expect(factsOf({ anyOf: [{ $ref: 'Mode' }, { type: 'null' }] })).toEqual({
    ...facts,
    description: 'How.',
    limits: [],
    values: ['auto', 'none'],
  });
});

test('alternatives without fields are told of one by one', () => {
  const choice: Schema = {
    minLength: 2,
    anyOf: [
      { $ref: 'Mode' },
      { type: 'string', title: 'Name', pattern: '^m', deprecated: true },
      { type: 'integer', minimum: 4, description: 'Seconds.' },
      { type: 'null' },
    ],
  };
  const alternatives = [
    { ...none, type: 'enum<string>', title: '', description: 'How.', values: ['auto', 'none'] },
    { ...none, type: 'string', title: 'Name', deprecated: true, constraints: ['pattern ^m'] },
    { ...none, type: 'integer', description: 'Seconds.', constraints: ['range x >= 4'] },
  ];
  expect(factsOf(choice)).toEqual({ description: '', limits: ['minLength 2'], values: [], alternatives });
  expect(factsOf({ type: 'array', items: choice }).alternatives).toEqual(alternatives);
  expect(
    factsOf({ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string', format: 'uuid' } }] }).alternatives,
  ).toEqual([
    { ...none, type: 'string' },
    { ...none, type: 'string[]', constraints: ['format uuid'] },
  ]);
});

test.each<[string, Schema]>([
  ['types alone', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
  ['a list of types', { type: ['string', 'integer'], minLength: 2 }],
  ['fields inside', { oneOf: [{ type: 'string', description: 'Its id.' }, { $ref: 'User' }] }],
])('nothing is told of one by one of %s', (_, schema) => {
  expect(factsOf(schema).alternatives).toEqual([]);
});

test('where one value alone is left, the others are not offered', () => {
  const only: Schema = { allOf: [{ $ref: 'Mode' }], const: 'auto' };
  expect(factsOf(only)).toMatchObject({ limits: ['const "auto"'], values: [] });
  expect(
    factsOf({ ...only, enum: ['auto', 'none'], enumNotes: { '"auto"': { description: 'By itself.' } } }),
  ).toMatchObject({
    values: ['auto'],
  });
});

test('what has one value alone has no example beside it, which may be the one of a base type', () => {
  const kind: Schema = { type: 'string', examples: ['Dog'] };
  expect(factsOf({ allOf: [kind, { const: 'Puppy' }] }).limits).toEqual(['const "Puppy"']);
  expect(factsOf({ type: 'array', items: { const: 'a' }, examples: [['a']] }).limits).toContain('example ["a"]');
});

test('what is written elsewhere about a schema is told also where a description takes the place of its own', async () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {
      '/a': {
        get: {
          parameters: [
            { name: 'level', in: 'query', description: 'How much.', schema: { $ref: '#/components/schemas/Level' } },
            { name: 'other', in: 'query', schema: { $ref: '#/components/schemas/Level' } },
          ],
          responses: {},
        },
      },
    },
    components: {
      schemas: {
        Level: { type: 'string', description: 'Of a log.', externalDocs: { url: '/levels', description: 'Levels' } },
        Log: { type: 'object', properties: { level: { $ref: '#/components/schemas/Level', description: 'Least.' } } },
      },
    },
  });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  const context = { schemas: document!.schemas, pills: [], words };
  const property = { name: 'level', schema: document!.schemas.Log!.properties!.level!, required: false };
  const fields = [...document!.operations[0]!.parameters.map(parameterField), property];
  expect(fields.map((field) => fieldFacts(field, context).description)).toEqual([
    'How much.\n\n[Levels](</levels>)',
    'Of a log.\n\n[Levels](</levels>)',
    'Least.\n\n[Levels](</levels>)',
  ]);
});

test('keys that are asked for are labels wherever the description has them: beside a parameter or in its schema', async () => {
  const since = { 'x-since': '2.0', 'x-tags': ['a', 'b'], 'x-beta': true, 'x-none': null };
  const parameters = [
    { name: 'limit', in: 'query', schema: { type: 'integer' }, ...since },
    { name: 'page', in: 'query', schema: { type: 'integer', ...since } },
    { name: 'sort', in: 'query', schema: { type: 'string' }, 'x-mint': { pre: ['new'], post: ['soon'] } },
  ];
  const responses = { 200: { description: 'Done' } };
  const info = { title: 'A', version: '1' };
  const text = JSON.stringify({ openapi: '3.1.0', info, paths: { '/a': { get: { parameters, responses } } } });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  const pills = ['x-since', 'x-tags', 'x-beta', 'x-none'];
  const labels = document!.operations[0]!.parameters.map((parameter) => {
    const { before, after } = fieldFacts(parameterField(parameter), { schemas: document!.schemas, pills, words });
    return [before, after];
  });
  const asked = ['2.0', 'a', 'b', 'x-beta'];
  expect(labels).toEqual([
    [[], asked],
    [[], asked],
    [['new'], ['soon']],
  ]);
});

test('lists in a list say how long they may be, each by its type', () => {
  const point: Schema = { type: 'array', minItems: 2, items: { type: 'number', maximum: 180 } };
  const area: Schema = { type: 'array', items: { type: 'array', minItems: 4, items: point }, maxItems: 9 };
  const { constraints } = fieldFacts({ name: 'f', schema: area, required: false }, { schemas, pills: [], words });
  expect(constraints.map((constraint) => constraintText(constraint, words).join(' '))).toEqual([
    'Maximum number of items 9',
    'Each item: Minimum number of items (number[][]) 4',
    'Each item: Minimum number of items (number[]) 2',
    'Each item: Required range x <= 180',
  ]);
});
