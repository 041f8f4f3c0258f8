import { expect, test } from 'vitest';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { describePages } from './describe-pages.ts';

async function parse(operation: Record<string, unknown>) {
  const text = JSON.stringify({
    swagger: '2.0',
    info: { title: 'T', version: '1' },
    host: 'api.example.com',
    schemes: ['https'],
    paths: { '/a': { post: { responses: {}, ...operation } } },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  return { operation: document!.operations[0]!, page: describePages(document!) };
}

// Swagger 2.0, "Operation Object".
test('schemes of an operation stand in the place of those of the description', async () => {
  expect((await parse({ schemes: ['wss'] })).operation.servers.map(({ url }) => url)).toEqual([
    'wss://api.example.com',
  ]);
  expect((await parse({})).operation.servers.map(({ url }) => url)).toEqual(['https://api.example.com']);
});

test('what is said of the values of parameters and headers is shown', async () => {
  const list = { type: 'array', collectionFormat: 'pipes', items: { type: 'string' } };
  const parameters = [{ name: 'q', in: 'query', type: 'string', allowEmptyValue: true }];
  const { page } = await parse({
    parameters,
    responses: { 200: { description: 'Yes', headers: { 'X-Names': list } } },
  });
  expect(page).toContain('May be empty');
  expect(page).toContain('Written as: `a|b`');
});

test.each([
  [{ 'x-example': { a: 7 } }, [{ a: 7 }]],
  [{ 'x-examples': { 'application/json': { a: 8 } } }, [{ a: 8 }]],
  [{ 'x-examples': { 'application/xml': '<a/>' } }, []],
])('a body has the example of %j', async (given, expected) => {
  const body = { name: 'body', in: 'body', schema: { type: 'object' }, ...given };
  const { operation } = await parse({ parameters: [body] });
  expect(operation.requestBody!.contents[0]!.examples.map(({ value }) => value)).toEqual(expected);
});

test('a file is no JSON unless a description says so', async () => {
  const responses = { 200: { description: 'Yes', schema: { type: 'file' } } };
  const types = async (operation: Record<string, unknown>) =>
    (await parse({ responses, ...operation })).operation.responses[0]!.contents.map(({ contentType }) => contentType);
  expect(await types({})).toEqual(['application/octet-stream']);
  expect(await types({ produces: ['text/csv'] })).toEqual(['text/csv']);
});
