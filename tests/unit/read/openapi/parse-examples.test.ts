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

// OpenAPI 3.2, "Style Examples" and "Parameter Object Examples".
const words = { type: 'array', items: { type: 'string' } };
const shade = { type: 'object', properties: { R: { type: 'integer' }, name: { type: 'string' } } };
const colour = { R: 100, name: 'b c' };
test.each<[place: string, rest: Record<string, unknown>, written: string, meant: unknown]>([
  ['header', { schema: { type: 'array', items: { type: 'integer' } } }, '12345678,90099', [12345678, 90099]],
  ['header', { schema: shade, explode: true }, 'R=100,name=b c', colour],
  ['cookie', { schema: shade, style: 'cookie' }, 'R=100; name=b c', colour],
  ['cookie', { schema: { type: 'string' } }, 'color=Hello%2C%20world%21', 'Hello, world!'],
  ['path', { schema: { type: 'string' } }, 'di%E1%B9%85n%C4%81ga', 'diṅnāga'],
  ['path', { schema: { type: 'integer' }, style: 'matrix' }, ';color=7', 7],
  ['path', { schema: words, style: 'matrix', explode: true }, ';color=a;color=b', ['a', 'b']],
  ['path', { schema: words, style: 'label', explode: true }, '.a.b', ['a', 'b']],
  ['path', { schema: shade, style: 'label' }, '.R,100,name,b%20c', colour],
  ['query', { schema: words }, 'color=one%20thing&color=another+thing', ['one thing', 'another thing']],
  ['query', { schema: words, explode: false }, 'color=a,b%2Cc', ['a', 'b,c']],
  ['query', { schema: words, style: 'pipeDelimited' }, 'color=a%7Cb', ['a', 'b']],
  ['query', { schema: words, style: 'spaceDelimited' }, 'color=a%20b', ['a', 'b']],
  ['query', { schema: { $ref: '#/components/schemas/Shade' } }, 'R=100&name=b%20c', colour],
  ['query', { schema: shade, style: 'deepObject' }, 'color%5BR%5D=100&color%5Bname%5D=b%20c', colour],
  ['query', { schema: { type: 'boolean' } }, 'color=true', true],
  ['query', { schema: { type: 'string' } }, '%', '%'],
  ['query', { content: { 'application/json': {} } }, 'color=%7B%22R%22%3A100%7D', { R: 100 }],
  [
    'querystring',
    { content: { 'application/x-www-form-urlencoded': {} } },
    'a=b+%2B+c&d=1&d=2',
    { a: 'b + c', d: ['1', '2'] },
  ],
  ['querystring', { content: { 'application/jsonpath': {} } }, '%24.a%5B1%3A1%5D', '$.a[1:1]'],
])(
  'an example of a parameter in %s with %j that travels as %j is the data in it',
  async (place, rest, written, meant) => {
    const parameter = { name: 'color', in: place, ...rest, examples: { one: { serializedValue: written } } };
    const text = JSON.stringify({
      openapi: '3.2.0',
      info: { title: 'T', version: '1' },
      paths: { '/{color}': { get: { parameters: [parameter], responses: {} } } },
      components: { schemas: { Shade: shade } },
    });
    const { document } = await parseOpenApi({ id: 'api.json', text });
    expect(document!.operations[0]!.parameters.find(({ in: one }) => one === place)!.examples[0]!.value).toEqual(meant);
  },
);

test('JSON in an example of a parameter that is written as JSON is that data', async () => {
  const content = { 'application/json': { schema: { type: 'object' }, example: '{"a":5}' } };
  const text = JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { parameters: [{ name: 'q', in: 'query', content }], responses: {} } } },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  expect(document!.operations[0]!.parameters[0]!.examples[0]!.value).toEqual({ a: 5 });
});

test('a form in an example that travels is its fields', async () => {
  const form = { schema: { type: 'object' }, examples: { one: { serializedValue: 'a=b+c&d=%26' } } };
  const requestBody = { content: { 'application/x-www-form-urlencoded': form } };
  const text = JSON.stringify({
    openapi: '3.2.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { post: { requestBody, responses: {} } } },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  expect(document!.operations[0]!.requestBody!.contents[0]!.examples[0]!.value).toEqual({ a: 'b c', d: '&' });
});
