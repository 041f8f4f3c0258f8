import { expect, test } from 'vitest';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { restrictDocument } from '../../../../src/read/openapi/restrict-document.ts';
import { schemaVariants } from '../../../../src/shared/json-schema/variants.ts';
import { visibleProperties } from '../../../../src/shared/json-schema/visible-properties.ts';

const only = (...groups: string[]) => ({ 'x-mint': { groups } });

const description = {
  openapi: '3.1.0',
  paths: {
    '/a': {
      post: {
        security: [{ key: [] }],
        parameters: [
          { name: 'open', in: 'query', schema: { type: 'string' } },
          { name: 'inner', in: 'query', schema: { type: 'string' }, ...only('staff') },
          { name: 'key', in: 'query', description: 'Ask Eve.', schema: { type: 'string' }, ...only('staff') },
          {
            name: 'kind',
            in: 'query',
            schema: { type: 'string', enum: ['a', 'secret'], 'x-mint-enum': { secret: ['staff'] } },
            example: 'secret',
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/User' },
              example: {
                name: 'Ada',
                salary: 9,
                friend: { name: 'Bob', salary: 8 },
                pay: { iban: 'DE' },
                roles: ['reader', 'root'],
              },
            },
          },
        },
        responses: {
          200: {
            description: 'ok',
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Internal' } } },
            },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } },
    schemas: {
      User: {
        type: 'object',
        required: ['name', 'salary'],
        properties: {
          name: { type: 'string' },
          salary: { type: 'integer', ...only('staff', 'board') },
          friend: { $ref: '#/components/schemas/User' },
          note: { $ref: '#/components/schemas/Internal' },
          pay: {
            oneOf: [
              { title: 'Card', type: 'object', properties: { number: { type: 'string' } } },
              { title: 'Bank', type: 'object', properties: { iban: { type: 'string' } }, ...only('board') },
            ],
          },
          roles: {
            type: 'array',
            items: { type: 'string', enum: ['reader', 'root'], 'x-mint-enum': { root: ['staff'] } },
          },
        },
        example: { name: 'Eve', salary: 7 },
      },
      Internal: { type: 'object', properties: { why: { type: 'string' } }, 'x-docs': { groups: ['staff'] } },
    },
  },
};

async function seenBy(...groups: string[]): Promise<ApiDocument> {
  const { document } = await parseOpenApi({ id: 'api.json', text: JSON.stringify(description) });
  return restrictDocument(document!, groups);
}

test('nothing of what is kept from everybody is left', async () => {
  const document = await seenBy();
  const { User, Internal } = document.schemas;
  expect(Internal).toBeUndefined();
  expect(Object.keys(User!.properties!)).toEqual(['name', 'friend', 'pay', 'roles']);
  expect(User!.required).toEqual(['name']);
  expect(User!.properties!.pay!.oneOf).toHaveLength(1);
  expect(User!.properties!.roles!.items!.enum).toEqual(['reader']);
  expect(User!.examples).toEqual([{ name: 'Eve' }]);
  const { parameters, security, requestBody, responses } = document.operations[0]!;
  expect(security).toEqual([[{ scheme: 'key', scopes: [] }]]);
  expect(parameters.map(({ name, schema, examples }) => [name, schema.enum, examples.length])).toEqual([
    ['open', undefined, 0],
    ['kind', ['a'], 0],
  ]);
  expect(requestBody!.contents[0]!.examples[0]!.value).toEqual({
    name: 'Ada',
    friend: { name: 'Bob' },
    pay: {},
    roles: ['reader'],
  });
  expect(responses[0]!.contents[0]!.schema!.items).toEqual({});
});

test('members of one of the groups see what is theirs', async () => {
  const { schemas, operations } = await seenBy('staff');
  expect(Object.keys(schemas.User!.properties!)).toEqual(['name', 'salary', 'friend', 'note', 'pay', 'roles']);
  expect(schemas.User!.properties!.pay!.oneOf).toHaveLength(1);
  expect(operations[0]!.parameters).toHaveLength(3);
  expect(Object.keys((await seenBy('board')).schemas.User!.properties!)).toEqual([
    'name',
    'salary',
    'friend',
    'pay',
    'roles',
  ]);
});

test('a description that keeps nothing from anybody stays the same object', async () => {
  const { document } = await parseOpenApi({
    id: 'a',
    text: JSON.stringify({
      openapi: '3.1.0',
      paths: { '/a': { get: { responses: {} } } },
      components: { schemas: { A: { $ref: '#/components/schemas/A' } } },
    }),
  });
  expect(restrictDocument(document!, [])).toBe(document);
});

test('circles and alternatives that are all hidden end', async () => {
  const schemas = {
    Loop: {
      anyOf: [{ $ref: '#/components/schemas/Loop' }],
      properties: { x: { oneOf: [{ type: 'string', ...only('staff') }] } },
      example: { x: { x: {} } },
    },
  };
  const { document } = await parseOpenApi({
    id: 'a',
    text: JSON.stringify({ openapi: '3.1.0', paths: {}, components: { schemas } }),
  });
  expect(restrictDocument(document!, []).schemas.Loop!.properties!.x!.oneOf).toEqual([{ not: {} }]);
});

test('what is kept from the reader is required nowhere, since its name would be shown', async () => {
  const secret = { properties: { secret: only('staff'), open: {} } };
  const asking = { required: ['secret', 'open', 'other'] };
  const schemas = {
    Base: secret,
    Asking: asking,
    Internal: { ...only('staff'), allOf: [{ properties: { inner: {} } }] },
    Whole: { allOf: [{ $ref: '#/components/schemas/Base' }, { $ref: '#/components/schemas/Asking' }] },
    Parts: { allOf: [{ $ref: '#/components/schemas/Base' }, asking] },
    Inner: { allOf: [{ $ref: '#/components/schemas/Internal' }, { required: ['inner'] }] },
    Open: { allOf: [{ properties: { secret: {} } }, { required: ['secret'] }] },
    Some: { ...secret, anyOf: [{ required: ['secret'] }, { required: ['open'] }] },
    Within: { properties: { secret: {}, within: { allOf: [{ $ref: '#/components/schemas/Base' }, asking] } } },
    Dependent: { ...secret, dependentRequired: { open: ['secret', 'other'], secret: ['open'] } },
  };
  const text = JSON.stringify({
    openapi: '3.1.0',
    paths: { '/a': { get: { responses: {} } } },
    components: { schemas },
  });
  const { document } = await parseOpenApi({ id: 'a', text });
  const seen = restrictDocument(document!, []).schemas;
  const namesOf = (key: string): string[] =>
    [seen[key]!, ...schemaVariants(seen[key]!, seen).map(({ schema }) => schema)].flatMap((schema) =>
      visibleProperties(schema, { schemas: seen, mode: 'both' }).map(
        ({ name, required }) => `${name}${required ? '*' : ''}`,
      ),
    );
  expect(namesOf('Whole')).toEqual(['open*', 'other*']);
  expect(namesOf('Parts')).toEqual(['open*', 'other*']);
  expect(namesOf('Inner')).toEqual([]);
  expect(namesOf('Open')).toEqual(['secret*']);
  expect(namesOf('Some')).toEqual(['open', 'open', 'open*']);
  const parts = seen.Within!.properties!.within!.allOf!;
  expect(parts[1]!.required).toEqual(['open', 'other']);
  expect(seen.Dependent!.dependentRequired).toEqual({ open: ['other'] });
});
