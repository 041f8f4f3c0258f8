import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { validateOpenApi } from '../../../../src/read/openapi/validate-openapi.ts';

const folder = join(import.meta.dirname, '../../../fixtures/openapi/validate');

async function validate(name: string, text = readFileSync(join(folder, name), 'utf8')): Promise<string[]> {
  const readRef = async (): Promise<string> => 'limit: { name: limit, in: query, schema: { type: integer }, bogus: 1 }';
  const { problems: known } = await parseOpenApi({ id: name, text, readRef });
  const found = await validateOpenApi({ id: name, text, readRef, known });
  return found.map(
    ({ severity, code, message, file, line, key }) =>
      `${severity} ${code} ${file}:${line ?? '?'} ${key ?? ''} ${message}`,
  );
}

test.each(['sound.yaml', 'sound-31.yaml', 'later.yaml'])('%s has no faults', async (name) => {
  expect(await validate(name)).toEqual([]);
});

test('faults of OpenAPI 3.0: each once, at the part itself', async () => {
  expect(await validate('wrong-30.yaml')).toMatchInlineSnapshot(`
    [
      "error openapi-invalid wrong-30.yaml:2 #/info The property "version" is missing",
      "error openapi-invalid wrong-30.yaml:6 #/paths/~1users/get/bogus The property "bogus" is not expected here",
      "error openapi-invalid wrong-30.yaml:8 #/paths/~1users/get/parameters/0/in "quer" must be one of "path", "query", "header", "cookie"",
      "error openapi-invalid wrong-30.yaml:9 #/paths/~1users/get/parameters/1 One of the properties "schema", "content" is missing",
      "error openapi-invalid wrong-30.yaml:15 #/components/responses/Plain The property "description" is missing",
      "error openapi-invalid wrong-30.yaml:15 #/components/responses/Plain/content/text~1plain/schema/type "text" must be one of "array", "boolean", "integer", "number", "object", "string"",
    ]
  `);
});

test('a list of types before OpenAPI 3.1 is one fault, not one for each rule that it breaks', async () => {
  const text = `openapi: 3.0.3
info: { title: A, version: '1' }
paths: {}
components:
  schemas:
    Hash:
      type: [string, 'null']
`;
  expect(await validate('types.yaml', text)).toMatchInlineSnapshot(`
    [
      "error openapi-invalid types.yaml:7 #/components/schemas/Hash/type The value must be one of "array", "boolean", "integer", "number", "object", "string"",
    ]
  `);
});

test('a value of one kind is held against this kind alone', async () => {
  const text = `openapi: 3.0.3
info: { title: A, version: '1' }
paths:
  /users/{id}:
    get:
      parameters:
        - { name: id, in: path, schema: { type: string } }
        - { name: sort, in: header, required: true, style: form, schema: { type: string } }
        - { name: page, in: queri, schema: { type: string } }
      responses:
        200: { description: Fine }
components:
  securitySchemes:
    Token: { type: http, scheme: bearer, bearerFormat: JWT, name: Token, in: header }
    Key: { type: apiKey }
    Flow: { type: oauth2 }
    Other: { type: htp, scheme: bearer }
`;
  expect(await validate('kinds.yaml', text)).toMatchInlineSnapshot(`
    [
      "error openapi-invalid kinds.yaml:7 #/paths/~1users~1{id}/get/parameters/0 The property "required" is missing",
      "error openapi-invalid kinds.yaml:8 #/paths/~1users~1{id}/get/parameters/1/style "form" must be "simple"",
      "error openapi-invalid kinds.yaml:9 #/paths/~1users~1{id}/get/parameters/2/in "queri" must be one of "path", "query", "header", "cookie"",
      "error openapi-invalid kinds.yaml:14 #/components/securitySchemes/Token/name The property "name" is not expected here",
      "error openapi-invalid kinds.yaml:14 #/components/securitySchemes/Token/in The property "in" is not expected here",
      "error openapi-invalid kinds.yaml:16 #/components/securitySchemes/Flow The property "flows" is missing",
      "error openapi-invalid kinds.yaml:17 #/components/securitySchemes/Other/type "htp" must be one of "apiKey", "http", "oauth2", "openIdConnect"",
    ]
  `);
});

test('faults of OpenAPI 3.1, also in other files', async () => {
  expect(await validate('wrong-31.yaml')).toMatchInlineSnapshot(`
    [
      "error openapi-invalid wrong-31.yaml:7 #/paths/~1users/get/parameters/0/in "quer" must be one of "query", "header", "path", "cookie"",
      "error openapi-invalid wrong-31.yaml:6 #/paths/~1users/get/bogus The property "bogus" is not expected here",
      "error openapi-invalid parts.yaml:1 #/limit/bogus The property "bogus" is not expected here",
    ]
  `);
});

test('OpenAPI 3.1: what its license and its token may not hold', async () => {
  const text = `openapi: 3.1.0
info:
  title: A
  version: '1'
  license: { name: MIT, identifier: MIT, url: https://example.com }
paths: {}
components:
  securitySchemes:
    Password: { type: http, scheme: basic, bearerFormat: JWT }
`;
  expect(await validate('license.yaml', text)).toMatchInlineSnapshot(`
    [
      "error openapi-invalid license.yaml:9 #/components/securitySchemes/Password/bearerFormat The property "bearerFormat" is not expected here",
    ]
  `);
});

test('rules of Swagger beyond its schema', async () => {
  expect(await validate('wrong-swagger.yaml')).toMatchInlineSnapshot(`
    [
      "error openapi-invalid wrong-swagger.yaml:5 #/paths/~1users~1{id}/get /paths/users/{id}/get is missing path parameter(s) for {id}",
    ]
  `);
});

test('a fault of Swagger is told once, and not why its place holds no other kind of parameter or schema', async () => {
  const text = `swagger: '2.0'
info: { title: A, version: '1' }
paths:
  /a/{id}:
    get:
      parameters:
        - { in: query, name: q, type: string, example: x, description: D }
        - { in: path, name: id, type: string }
        - { in: query, name: o, type: object }
        - { in: quer, name: w, type: string }
        - { in: query, name: u }
        - { in: header, name: h, type: string, collectionFormat: multi }
        - { in: query, name: s, schema: { type: string } }
        - { in: formData, name: f, type: file, example: x }
      responses:
        '200': { schema: { type: object } }
        '400': { description: D, schema: { type: strin, properties: { a: { type: integer } } } }
        '500': { description: D, content: {} }
    post:
      parameters:
        - $ref: '#/parameters/Body'
      responses:
        '200': { description: D, schema: { type: object, oneOf: [] } }
parameters:
  Body: { in: body, name: b, type: string }
`;
  expect(await validate('swagger.yaml', text)).toMatchInlineSnapshot(`
    [
      "error openapi-invalid swagger.yaml:7 #/paths/~1a~1{id}/get/parameters/0/example The property "example" is not expected here",
      "error openapi-invalid swagger.yaml:8 #/paths/~1a~1{id}/get/parameters/1 The property "required" is missing",
      "error openapi-invalid swagger.yaml:9 #/paths/~1a~1{id}/get/parameters/2/type "object" must be one of "string", "number", "boolean", "integer", "array", "file"",
      "error openapi-invalid swagger.yaml:10 #/paths/~1a~1{id}/get/parameters/3/in "quer" must be one of "body", "header", "formData", "query", "path"",
      "error openapi-invalid swagger.yaml:11 #/paths/~1a~1{id}/get/parameters/4 The property "type" is missing",
      "error openapi-invalid swagger.yaml:12 #/paths/~1a~1{id}/get/parameters/5/collectionFormat "multi" must be one of "csv", "ssv", "tsv", "pipes"",
      "error openapi-invalid swagger.yaml:13 #/paths/~1a~1{id}/get/parameters/6/schema The property "schema" is not expected here",
      "error openapi-invalid swagger.yaml:13 #/paths/~1a~1{id}/get/parameters/6 The property "type" is missing",
      "error openapi-invalid swagger.yaml:14 #/paths/~1a~1{id}/get/parameters/7/example The property "example" is not expected here",
      "error openapi-invalid swagger.yaml:16 #/paths/~1a~1{id}/get/responses/200 The property "description" is missing",
      "error openapi-invalid swagger.yaml:17 #/paths/~1a~1{id}/get/responses/400/schema/type "strin" must be one of "array", "boolean", "integer", "null", "number", "object", "string"",
      "error openapi-invalid swagger.yaml:18 #/paths/~1a~1{id}/get/responses/500/content The property "content" is not expected here",
      "error openapi-invalid swagger.yaml:25 #/parameters/Body The property "schema" is missing",
      "error openapi-invalid swagger.yaml:25 #/parameters/Body/type The property "type" is not expected here",
      "error openapi-invalid swagger.yaml:23 #/paths/~1a~1{id}/post/responses/200/schema/oneOf The property "oneOf" is not expected here",
    ]
  `);
});

test('a name that must not be is told by itself', async () => {
  const text = `openapi: 3.1.0
info: { title: A, version: '1' }
paths: {}
components:
  schemas:
    Sound: { type: string }
    odd name: { type: string }
`;
  expect(await validate('names.yaml', text)).toEqual([
    'error openapi-invalid names.yaml:7 #/components/schemas/odd name The name "odd name" must match pattern "^[a-zA-Z0-9._-]+$"',
  ]);
});

test('a reference to nothing hides no other fault', async () => {
  const text = `openapi: 3.0.3
info: { title: A }
paths:
  /a:
    get:
      parameters: [{ name: q, in: query, schema: { $ref: '#/components/schemas/Lost' } }]
      responses: { '200': { $ref: '#/components/responses/Lost' } }
`;
  expect(await validate('lost.yaml', text)).toEqual([
    'error openapi-invalid lost.yaml:2 #/info The property "version" is missing',
  ]);
});

test('a part whose reference leads to nothing lacks nothing else, wherever it is used', async () => {
  const one = "{ parameters: [{ $ref: '#/components/parameters/Key' }], responses: { 200: { description: Fine } } }";
  const text = `openapi: 3.0.3
info: { title: A, version: '1' }
paths:
  /a:
    get: ${one}
  /b:
    get: ${one}
`;
  expect((await validate('lost.yaml', text)).filter((found) => !found.includes('unresolved-ref'))).toEqual([]);
});

test('what was reported before is not said again, and what breaks the parser does not break the check', async () => {
  const start = 'openapi: 3.0.3\ninfo: { title: A, version: 1.0.0 }\n';
  expect(
    await validate(
      'lost.yaml',
      `${start}paths: { /a: { get: { responses: { '200': { $ref: '#/components/responses/Lost' } } } } }\n`,
    ),
  ).toEqual([]);
  expect(
    await validate(
      'server.yaml',
      `${start}servers: [{ url: 12 }]\npaths: { /a: { get: { responses: { default: { description: A } } } } }\n`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "warning not-validated server.yaml:?  This API description deviates too far from its specification to be validated",
    ]
  `);
  expect(await validate('none.yaml', '- 1\n')).toEqual([]);
});

test('operations and lists in files of their own are sound, also where they lead back to themselves', async () => {
  const files: Record<string, string> = {
    'api/root.yaml': `openapi: 3.0.3
info: { title: Trees, version: 1.0.0 }
paths: { $ref: 'paths/all trees.yaml' }
components: { $ref: parts.yaml#/components }
`,
    'api/paths/all trees.yaml': "/trees:\n  get: { $ref: '../operations.yaml#/get' }\n",
    'api/operations.yaml': `get:
  responses:
    '200': { description: A, content: { application/json: { schema: { $ref: parts.yaml#/components/schemas/Tree } } } }
    '400': { $ref: parts.yaml#/refused }
  callbacks: { grown: { '{$request.body#/url}': { post: { $ref: '#/get' } } } }
  bogus: 1
`,
    'api/parts.yaml': `refused: { description: Refused, bogus: 2 }
components:
  schemas: { $ref: schemas.yaml }
`,
    'api/schemas.yaml': `Tree:
  type: object
  bogus: 3
  properties: { parent: { $ref: '#/Tree' }, branches: { type: array, items: { $ref: 'schemas.yaml#/Tree' } } }
`,
  };
  const readRef = async (location: string): Promise<string> => files[location]!;
  const id = 'api/root.yaml';
  const found = await validateOpenApi({ id, text: files[id]!, readRef, known: [] });
  expect(found.map(({ file, key, message }) => `${file} ${key} ${message}`).sort()).toEqual([
    'api/operations.yaml #/get/bogus The property "bogus" is not expected here',
    'api/parts.yaml #/refused/bogus The property "bogus" is not expected here',
    'api/schemas.yaml #/Tree/bogus The property "bogus" is not expected here',
  ]);
});

test('references of extensions may lead to nothing', async () => {
  const text = JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          'x-cost': { $ref: '#/x-costs/none' },
          'x-rules': [{ $ref: 'gone.yaml' }],
          responses: { 200: { description: 'A', 'x-more': { schema: { $ref: 'gone.yaml' } } } },
        },
      },
    },
  });
  const readRef = async (): Promise<string> => Promise.reject(new Error('none'));
  expect(await validateOpenApi({ id: 'api.json', text, readRef, known: [] })).toEqual([]);
});

const slips = (version: string): string => `openapi: ${version}
info: { title: A, version: '1' }
paths:
  /users/{id}:
    parameters:
      - { name: trace, in: header, schema: { type: string } }
      - { name: Trace, in: header, schema: { type: string } }
    get:
      operationId: read
      parameters:
        - { name: idd, in: path, required: true, schema: { type: string } }
      responses: { '200': { description: Fine } }
  /users/{name}:
    get:
      operationId: read
      parameters:
        - $ref: '#/components/parameters/name'
        - { name: name, in: query, schema: { type: string } }
      responses: { '200': { description: Fine } }
  /files/{path*}:
    parameters:
      - { name: path, in: path, required: true, schema: { type: string } }
    put:
      operationId: write
      responses: { '200': { description: Fine } }
    delete:
      operationId: write
      responses: { '200': { description: Fine } }
  /lost/{id}:
    get:
      parameters: [{ $ref: '#/components/parameters/none' }]
      responses: { '200': { description: Fine } }
components:
  parameters:
    name: { name: name, in: path, required: true, schema: { type: string } }
`;

test.each(['3.0.3', '3.1.0', '3.2.0'])('rules of OpenAPI %s beyond its schema', async (version) => {
  const found = await validate('slips.yaml', slips(version));
  expect(found).toEqual([
    'error openapi-invalid slips.yaml:7 #/paths/~1users~1{id}/parameters/1 The header parameter "Trace" is declared twice',
    'error openapi-invalid slips.yaml:11 #/paths/~1users~1{id}/get/parameters/0 The path does not contain the parameter "idd"',
    'error openapi-invalid slips.yaml:8 #/paths/~1users~1{id}/get The path parameter "id" is not declared',
    'error openapi-invalid slips.yaml:13 #/paths/~1users~1{name} The path is the same as "/users/{id}"',
    'error openapi-invalid slips.yaml:15 #/paths/~1users~1{name}/get/operationId The operationId "read" is already used by another operation',
    'error openapi-invalid slips.yaml:27 #/paths/~1files~1{path*}/delete/operationId The operationId "write" is already used by another operation',
  ]);
});

test.each(['3.0.3', '3.1.0', '3.2.0'])('what OpenAPI %s lets nobody say twice, or of nothing', async (version) => {
  const text = `openapi: ${version}
info: { title: A, version: '1' }
tags: [{ name: a }, { name: b }, { name: a }]
servers:
  - url: https://{region}.example.com/{base}
    variables: { region: { default: eu, enum: [us, ap] } }
paths:
  /a:
    servers: [{ url: 'https://{zone}.example.com' }]
    get:
      operationId: read
      parameters:
        - { name: q, in: query, schema: { type: string }, content: { text/plain: {} } }
      responses:
        '200':
          description: Fine
          headers: { X-A: { $ref: '#/components/headers/A' } }
          content: { application/json: { example: 1, examples: { one: { value: 1 } } } }
          links:
            self: { operationId: read }
            event: { operationId: told }
            lost: { operationId: nowhere }
            both: { operationId: read, operationRef: '#/paths/~1a/get' }
webhooks:
  told: { post: { operationId: told, responses: { '200': { description: Fine } } } }
components:
  headers:
    A: { schema: { type: string }, example: a, examples: { one: { value: a } } }
`;
  // Of 3.0 the schema says some of it in its own words.
  const found = (await validate('twice.yaml', text)).map((line) =>
    line.replace(/^error openapi-invalid twice.yaml/, ''),
  );
  const own = found.filter((line) => !/webhooks|must NOT/.test(line));
  expect(own).toEqual([
    ':3 #/tags/2 The tag "a" is declared twice',
    ':5 #/servers/0 The server variable "base" is not declared',
    ':6 #/servers/0/variables/region/default The default "eu" is not one of the values in "enum"',
    ':9 #/paths/~1a/servers/0 The server variable "zone" is not declared',
    ':13 #/paths/~1a/get/parameters/0/content This cannot be combined with "schema"',
    ':28 #/components/headers/A/examples This cannot be combined with "example"',
    ':18 #/paths/~1a/get/responses/200/content/application~1json/examples This cannot be combined with "example"',
    ':22 #/paths/~1a/get/responses/200/links/lost/operationId No operation has the operationId "nowhere"',
    ':23 #/paths/~1a/get/responses/200/links/both/operationRef This cannot be combined with "operationId"',
  ]);
});

test('a property is not called unexpected where a rule is broken that would expect it', async () => {
  const text = `openapi: 3.1.0
info: { title: A, version: '1' }
paths: {}
components:
  securitySchemes: { key: { type: apiKey, in: header } }
`;
  // That it lacks a name is told by whoever reads it.
  expect(await validate('key.yaml', text)).toEqual([]);
});

test('a path item under two paths gives its operations one id', async () => {
  const text = `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a: { $ref: '#/components/pathItems/a' }
  /b: { $ref: '#/components/pathItems/a' }
components:
  pathItems:
    a: { get: { operationId: read, responses: { '200': { description: Fine } } } }
`;
  expect(await validate('items.yaml', text)).toEqual([]);
});

test.each(['3.1.0', '3.2.0'])('schemas of OpenAPI %s are held against JSON Schema', async (version) => {
  const text = `openapi: ${version}
info: { title: A, version: '1' }
paths:
  /a:
    get:
      parameters:
        - { name: q, in: query, schema: { type: strng } }
      responses:
        '200':
          description: Fine
          content:
            application/json:
              schema: { type: object, properties: { n: { type: integer, exclusiveMinimum: true } } }
              example: { schema: { type: strng } }
components:
  schemas:
    Sound: { type: [string, 'null'], nullable: true, example: 1, $defs: { a: true }, discriminator: { propertyName: a } }
    Wrong:
      type: object
      required: id
      properties: { schema: { type: [string, nul] }, a: { $ref: '#/components/schemas/Sound' } }
    Other: { $schema: 'http://json-schema.org/draft-04/schema#', exclusiveMinimum: true }
`;
  expect(await validate('schemas.yaml', text)).toMatchInlineSnapshot(`
    [
      "error openapi-invalid schemas.yaml:7 #/paths/~1a/get/parameters/0/schema/type "strng" must be one of "array", "boolean", "integer", "null", "number", "object", "string"",
      "error openapi-invalid schemas.yaml:13 #/paths/~1a/get/responses/200/content/application~1json/schema/properties/n/exclusiveMinimum "true" must be number",
      "error openapi-invalid schemas.yaml:21 #/components/schemas/Wrong/properties/schema/type/1 "nul" must be one of "array", "boolean", "integer", "null", "number", "object", "string"",
      "error openapi-invalid schemas.yaml:20 #/components/schemas/Wrong/required "id" must be array",
    ]
  `);
});
