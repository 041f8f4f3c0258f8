import { expect, test } from 'vitest';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { describePages } from './describe-pages.ts';

test('what is said of an example stands beside it, once, and of one kept elsewhere after them', async () => {
  const { document } = await parseOpenApi({
    id: 'openapi.yaml',
    text: JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Files', version: '1' },
      paths: {
        '/parts': {
          post: {
            requestBody: {
              content: {
                'application/json': {
                  examples: {
                    first: { description: 'Names the file.', value: { file: 'a.pdf' } },
                    second: { description: 'Goes on.', value: { upload: 1 } },
                    large: { description: 'All of it.', externalValue: 'https://example.com/large.json' },
                  },
                },
                'application/yaml': { examples: { first: { description: 'Names the file.', value: 'file: a.pdf' } } },
              },
            },
            responses: { 204: { description: 'Done' } },
          },
        },
      },
    }),
  });
  const page = describePages(document!);
  const body = page.slice(page.indexOf('## Body'), page.indexOf('## Response')).split('\n').filter(Boolean);
  expect(body.filter((line) => /Names|Goes|All|"|^file|^Example|^<http/.test(line))).toEqual([
    'Example (first): Names the file.',
    '  "file": "a.pdf"',
    'Example (second): Goes on.',
    '  "upload": 1',
    'Example (first):',
    'file: a.pdf',
    'Example (large): All of it.',
    '<https://example.com/large.json>',
  ]);
});

test('a response tells its summary and its description', async () => {
  const { document } = await parseOpenApi({
    id: 'openapi.yaml',
    text: JSON.stringify({
      openapi: '3.2.0',
      info: { title: 'Files', version: '1' },
      paths: { '/a': { get: { responses: { 204: { summary: 'Gone', description: 'It was removed.' } } } } },
    }),
  });
  expect(describePages(document!)).toContain('### 204\n\nGone\n\nIt was removed.');
});

test('a schema that leads back to itself by way of null is told of once', async () => {
  const List = {
    type: 'object',
    properties: { next: { anyOf: [{ $ref: '#/components/schemas/List' }, { type: 'null' }] }, id: { type: 'integer' } },
  };
  const { document } = await parseOpenApi({
    id: 'openapi.yaml',
    text: JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Lists', version: '1' },
      paths: {
        '/a': {
          post: {
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/List' } } } },
            responses: {},
          },
        },
      },
      components: { schemas: { List } },
    }),
  });
  expect(describePages(document!)).toContain('\n- `next` (object | null)\n- `id` (integer)\n');
});

test('a long text that many fields share is written with few of them', async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 150 }, (_, at) => [`field${at}`, { $ref: '#/components/schemas/Long' }]),
  );
  const content = { 'application/json': { schema: { type: 'object', properties: fields } } };
  const { document } = await parseOpenApi({
    id: 'api.json',
    text: JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Long', version: '1' },
      paths: { '/a': { post: { requestBody: { content }, responses: {} } } },
      components: { schemas: { Long: { type: 'string', description: 'word '.repeat(100_000) } } },
    }),
  });
  const page = describePages(document!);
  expect(page.length).toBeLessThan(10_000_000);
  expect(page).toContain('- `field0`');
  expect(page).toContain('- …');
});
