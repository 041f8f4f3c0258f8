import { expect, test } from 'vitest';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';

/** The texts of a field and of the page that it stands on, which are the same in the description. */
async function readTexts(description: string): Promise<{ page: string; field: string; scheme: string }> {
  const get = { description, parameters: [{ name: 'q', in: 'query', description, schema: { type: 'string' } }] };
  const key = { type: 'apiKey', in: 'header', name: 'Key', description };
  const root = { openapi: '3.1.0', info: {}, paths: { '/a': { get } }, components: { securitySchemes: { key } } };
  const { document } = await parseOpenApi({ id: 'api.json', text: JSON.stringify(root) });
  const operation = document!.operations[0]!;
  return {
    page: operation.description,
    field: operation.parameters[0]!.description,
    scheme: document!.securitySchemes['key']!.description,
  };
}

test('a heading in the text of a field or scheme is a bold line, and stays one in the text of a page', async () => {
  const text = '# How\nWords.\n## **Why** `x`?\n\nMore.';
  const lowered = '**How**\n\nWords.\n\n**Why `x`?**\n\nMore.';
  expect(await readTexts(text)).toEqual({ page: text, field: lowered, scheme: lowered });
});

test.each([
  ['What\n====\n\nWords.', '**What**\n\nWords.'],
  ['Before.\n\n### At the end', 'Before.\n\n**At the end**'],
  ['##\n\nWords.', 'Words.'],
  ['## Code\n\n    indented', '**Code**\n\n    indented'],
  ['```\n# no heading\n```', '```\n# no heading\n```'],
  ['> # Quoted', '> # Quoted'],
  ['No # heading', 'No # heading'],
])('%j is told as %j', async (text, field) => expect((await readTexts(text)).field).toBe(field));
