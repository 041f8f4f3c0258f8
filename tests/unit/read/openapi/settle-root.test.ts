import { expect, test } from 'vitest';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';

const files: Record<string, string> = {
  'apis/info.yaml': 'title: Pets\nversion: "2"\ndescription: All pets\n',
  'apis/tags.yaml': '- { $ref: tags/pets.yaml }\n- { name: Shops }\n',
  'apis/tags/pets.yaml': 'name: Pets\ndescription: What barks\n',
  'apis/servers.yaml': '- { url: https://pets.example }\n',
  'apis/routes/all.yaml': `
/pets:
  get: { $ref: pets/list.yaml }
  parameters: { $ref: parts.yaml#/parameters }
`,
  'apis/routes/pets/list.yaml': `
tags: [Pets]
callbacks: { $ref: ../parts.yaml#/callbacks }
responses: { $ref: ../parts.yaml#/responses }
`,
  'apis/routes/parts.yaml': `
parameters:
  - { name: page, in: query, schema: { type: integer } }
callbacks:
  done: { '{$url}': { post: { responses: { 204: { description: Told } } } } }
responses:
  200:
    description: All
    headers: { $ref: '#/headers' }
    links: { $ref: '#/links' }
    content: { $ref: '#/content' }
headers: { X-Page: { schema: { type: integer } } }
links: { next: { operationId: more } }
content: { application/json: { schema: { $ref: ../schemas.yaml#/Pet }, examples: { $ref: '#/examples' } } }
examples: { one: { value: { name: Rex } } }
`,
  'apis/schemas.yaml':
    'Pet: { type: object, properties: { owner: { $ref: "#/Owner" } } }\nOwner: { type: object, description: Who }\n',
  'apis/parts.yaml':
    'schemas: { $ref: schemas.yaml }\nsecuritySchemes: { Key: { type: apiKey, in: header, name: X-Key } }\n',
  'apis/old/pet.yaml': `
get:
  parameters: [{ $ref: ../old-parts/all.yaml#/Page }]
  responses: { 200: { $ref: ../old-parts/all.yaml#/Found } }
`,
  'apis/old-parts/all.yaml': `
Page: { name: page, in: query, type: integer }
Found: { description: One, schema: { $ref: '#/Cat' } }
Cat: { type: object, properties: { owner: { $ref: ../schemas.yaml#/Owner } } }
`,
  'apis/models.yaml': 'Cat: { $ref: cat-file.yaml }\n',
  'apis/cat-file.yaml': 'type: object\n',
  'apis/channels.yaml': 'news: { messages: { Item: { payload: { type: string } } } }\n',
};

const readRef = async (location: string): Promise<string> => files[location] ?? Promise.reject(new Error('none'));

test('every list of a description may stand in a file of its own', async () => {
  const text = `
openapi: 3.1.0
info: { $ref: info.yaml }
tags: { $ref: tags.yaml }
servers: { $ref: servers.yaml }
paths: { $ref: ./routes/all.yaml }
components: { $ref: parts.yaml }
security: [{ Key: [] }]
`;
  const { document, problems } = await parseOpenApi({ id: 'apis/a.yaml', text, readRef });
  expect(problems).toEqual([]);
  expect([document!.title, document!.description]).toEqual(['Pets', 'All pets']);
  expect(document!.tags.map(({ name, description }) => [name, description])).toEqual([
    ['Pets', 'What barks'],
    ['Shops', ''],
  ]);
  expect(Object.keys(document!.schemas)).toEqual(['Pet', 'Owner']);
  const [operation] = document!.operations;
  expect(operation).toMatchObject({
    method: 'GET',
    path: '/pets',
    servers: [{ url: 'https://pets.example' }],
    security: [[{ scheme: 'Key' }]],
    parameters: [{ name: 'page' }],
    callbacks: [{ name: 'done' }],
    responses: [
      {
        status: '200',
        headers: [{ name: 'X-Page' }],
        links: [{ name: 'next' }],
        contents: [{ contentType: 'application/json', schema: { $ref: 'Pet' }, examples: [{ name: 'one' }] }],
      },
    ],
  });
});

test('so may those of Swagger and of AsyncAPI', async () => {
  const swagger =
    'swagger: "2.0"\ninfo: { $ref: info.yaml }\npaths: { $ref: routes/all.yaml }\ndefinitions: { $ref: schemas.yaml }\n';
  const old = await parseOpenApi({ id: 'apis/old.yaml', text: swagger, readRef });
  expect(old.document).toMatchObject({ title: 'Pets', operations: [{ path: '/pets' }] });
  expect(Object.keys(old.document!.schemas)).toEqual(['Pet', 'Owner']);
  const asyncapi = 'asyncapi: 3.0.0\ninfo: { $ref: info.yaml }\nchannels: { $ref: channels.yaml }\n';
  const channels = await parseAsyncApi({ id: 'apis/news.yaml', text: asyncapi, readRef });
  expect(channels.problems).toEqual([]);
  expect(channels.document).toMatchObject({ title: 'Pets', channels: [{ id: 'news' }] });
});

test('a schema has the name that leads to it through the lists of several files', async () => {
  const text = `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /cat: { get: { responses: { 200: { content: { application/json: { schema: { $ref: cat-file.yaml } } } } } } }
components: { schemas: { $ref: models.yaml } }
`;
  const { document } = await parseOpenApi({ id: 'apis/a.yaml', text, readRef });
  expect(Object.keys(document!.schemas)).toEqual(['Cat']);
  expect(document!.operations[0]!.responses[0]!.contents[0]!.schema).toEqual({ $ref: 'Cat' });
});

test('references of the files of Swagger lead from these', async () => {
  const text = 'swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths: { /pet: { $ref: old/pet.yaml } }\n';
  const { document, problems } = await parseOpenApi({ id: 'apis/old.yaml', text, readRef });
  expect(problems).toEqual([]);
  expect(document!.operations).toMatchObject([
    { parameters: [{ name: 'page' }], responses: [{ status: '200', contents: [{ schema: { $ref: 'Cat' } }] }] },
  ]);
  expect(Object.keys(document!.schemas)).toEqual(['Cat', 'Owner']);
});

test('a list in a file that is missing is told of', async () => {
  const text = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { $ref: gone.yaml }\n';
  const { problems } = await parseOpenApi({ id: 'apis/a.yaml', text, readRef });
  expect(problems.map(({ message, line }) => [line, message])).toEqual([
    [3, 'The reference to "apis/gone.yaml" cannot be read: none'],
    [1, 'This API description has no operations'],
  ]);
});
