import { expect, test } from 'vitest';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';

const files: Record<string, string> = {
  'apis/examples/pet.json': '{ "name": "Rex" }',
  'apis/examples/pet.xml': '<pet><name>Rex</name></pet>\n',
  'apis/parts/media.yaml': 'examples: { one: { value: { $ref: ../examples/pet.json } } }\n',
};

const readRef = async (location: string): Promise<string> => files[location] ?? Promise.reject(new Error('none'));

test('the value of an example may stand elsewhere', async () => {
  const text = `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets:
    post:
      parameters: [{ name: q, in: query, schema: { type: string }, example: { $ref: '#/components/examples/Query/value' } }]
      requestBody:
        content:
          application/json: { $ref: parts/media.yaml }
          application/xml: { example: { $ref: examples/pet.xml } }
          application/vnd.pet+json: { example: { $ref: '#/components/examples/Pet' } }
          application/vnd.list+json: { examples: [{ $ref: examples/pet.json }] }
      responses: {}
components:
  examples:
    Query: { value: dog }
    Pet: { summary: A pet, value: { name: Rex } }
  schemas:
    Pet: { type: object, example: { $ref: examples/pet.json } }
`;
  const { document, problems } = await parseOpenApi({ id: 'apis/a.yaml', text, readRef });
  expect(problems).toEqual([]);
  const [operation] = document!.operations;
  expect(operation!.parameters[0]!.examples.map(({ value }) => value)).toEqual(['dog']);
  expect(operation!.requestBody!.contents.map(({ examples }) => examples[0]!.value)).toEqual([
    { name: 'Rex' },
    '<pet><name>Rex</name></pet>\n',
    { name: 'Rex' },
    { name: 'Rex' },
  ]);
  expect(document!.schemas.Pet!.examples).toEqual([{ name: 'Rex' }]);
});

test.each([
  ['an object', '{"a":1}', { type: 'object' }, { a: 1 }],
  ['a list', ' [1]\n', undefined, [1]],
  ['a text', '"Only admins."', undefined, 'Only admins.'],
  ['what is no JSON', '{a}', { type: 'object' }, '{a}'],
  ['another text', 'Only admins.', undefined, 'Only admins.'],
  ['a number', '1', undefined, '1'],
  ['JSON in a text', '{"a":1}', { $ref: '#/components/schemas/Text' }, '{"a":1}'],
])('%s as it travels is what it stands for', async (_, written, schema, meant) => {
  const content = { 'application/json': { schema, example: written, examples: { one: { value: written } } } };
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { post: { requestBody: { content }, responses: {} } } },
    components: { schemas: { Text: { type: ['string', 'null'] } } },
  });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  const [media] = document!.operations[0]!.requestBody!.contents;
  expect(media!.examples.map(({ value }) => value)).toEqual([meant, meant]);
});

test('so may that of a message', async () => {
  const text = `
asyncapi: 3.0.0
info: { title: T, version: '1' }
channels:
  pets:
    messages:
      pet: { payload: { type: object }, examples: [{ payload: { $ref: examples/pet.json } }, { $ref: examples/pet.json }] }
`;
  const { document, problems } = await parseAsyncApi({ id: 'apis/a.yaml', text, readRef });
  expect(problems).toEqual([]);
  const [message] = document!.channels[0]!.receives;
  expect(message!.examples.map(({ value }) => value)).toEqual([{ name: 'Rex' }, { name: 'Rex' }]);
});

test.each([
  ['to nothing', { $ref: '#/$defs/pet' }],
  ['to a schema', { $ref: '#/components/schemas/Pet' }],
  ['with keys beside it', { $ref: '#/components/examples/Pet', id: 1 }],
])('a reference %s is data', async (_, example) => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { post: { requestBody: { content: { 'application/json': { example } } }, responses: {} } } },
    components: { schemas: { Pet: { type: 'object' } }, examples: { Pet: { value: 1 } } },
  });
  const { document, problems } = await parseOpenApi({ id: 'a.json', text });
  expect(problems).toEqual([]);
  expect(document!.operations[0]!.requestBody!.contents[0]!.examples[0]!.value).toEqual(example);
});
