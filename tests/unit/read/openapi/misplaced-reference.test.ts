import { expect, test } from 'vitest';
import { misplacedReference } from '../../../../src/read/openapi/misplaced-reference.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { validateOpenApi } from '../../../../src/read/openapi/validate-openapi.ts';

const text = `openapi: 3.0.3
info: { title: T, version: '1' }
paths:
  /a/{id}:
    get:
      parameters:
        - $ref: '#/components/schemas/User'
      requestBody: { $ref: '#/components/schemas/User' }
      responses:
        '200': { $ref: '#/components/schemas/User' }
        '201': { description: Made, headers: { X-A: { $ref: '#/components/schemas/User' } } }
        '202':
          description: Later
          content: { application/json: { schema: { $ref: '#/components/parameters/P' } } }
components:
  schemas: { User: { type: object, properties: { id: { type: string } } } }
  parameters: { P: { name: id, in: path, required: true, schema: { type: string } } }
`;

test('a reference to another kind of object is told where it stands, with what would be right', async () => {
  const { problems: known } = await parseOpenApi({ id: 'a.yaml', text });
  const found = await validateOpenApi({ id: 'a.yaml', text, known });
  expect([...known, ...found].map(({ line, message, hint }) => `${line} ${message} → ${hint}`)).toMatchInlineSnapshot(`
    [
      "7 The reference "#/components/schemas/User" points to a schema, but a parameter is expected → Write { "name": …, "in": …, "schema": { "$ref": "#/components/schemas/User" } }",
      "8 The reference "#/components/schemas/User" points to a schema, but a request body is expected → Write { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/User" } } } }",
      "10 The reference "#/components/schemas/User" points to a schema, but a response is expected → Write { "description": …, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/User" } } } }",
      "11 The reference "#/components/schemas/User" points to a schema, but a header is expected → Write { "schema": { "$ref": "#/components/schemas/User" } }",
      "14 The reference "#/components/parameters/P" points to a parameter, but a schema is expected → Only a schema can be referenced here",
    ]
  `);
});

test.each([
  ['common.yaml#/components/schemas/A', ['paths', '/a', 'get', 'parameters', '0'], 'a schema, but a parameter'],
  ['#/components/responses/A', ['components', 'requestBodies', 'B', 'x', 'requestBody'], 'a response, but a request'],
  ['#/definitions/A', ['paths', '/a', 'get', 'responses', '200'], 'a schema, but a response'],
])('%s in %s leads to %s', (ref, tokens, text) => {
  expect(misplacedReference(ref, tokens)?.message).toContain(text);
});

test.each([
  ['', ['parameters', '0']],
  ['#/paths/~1a/get/parameters/0', ['parameters', '0']],
  ['schemas/user.yaml', ['responses', '200']],
  ['#/components/constructor/A', ['paths', '/a', 'get', 'responses', '200']],
  ['#/components/schemas/A', ['components', 'schemas', 'B', 'properties', 'headers', 'A']],
  ['#/components/schemas/A', ['components', 'schemas', 'B', 'properties', 'schema']],
  ['#/components/parameters/A', ['components', 'examples', 'B', 'value', 'schema']],
])('%s in %s says nothing', (ref, tokens) => {
  expect(misplacedReference(ref, tokens)).toBeNull();
});
