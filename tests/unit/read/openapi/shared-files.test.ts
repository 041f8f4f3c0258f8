import { expect, test } from 'vitest';
import type { SharedFiles } from '../../../../src/read/openapi/load-description-files.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';

const files: Record<string, string> = {
  'common.yaml': `
schemas:
  Boat: { type: object, description: { $ref: boat.md }, properties: { harbour: { $ref: 'harbours.yaml#/Harbour' } } }
`,
  'harbours.yaml':
    'Harbour: { type: object, properties: { boats: { items: { $ref: "common.yaml#/schemas/Boat" } } } }\n',
  'boat.md': 'A boat.\n',
};

function description(path: string): string {
  const content = { 'application/json': { schema: { $ref: 'common.yaml#/schemas/Boat' } } };
  const paths = { [path]: { get: { responses: { 200: { description: 'A', content } } } } };
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths });
}

async function parse(path: string, shared?: SharedFiles) {
  const asked: string[] = [];
  const readRef = async (location: string): Promise<string> => {
    asked.push(location);
    return files[location]!;
  };
  const { document, problems } = await parseOpenApi({ id: 'api.json', text: description(path), readRef, shared });
  return { document, problems, asked: asked.sort() };
}

test('descriptions that share files are what they are alone, and name all of their files', async () => {
  const shared: SharedFiles = new Map();
  for (const path of ['/boats', '/ships']) {
    const together = await parse(path, shared);
    expect(together).toEqual(await parse(path));
    expect(together.problems).toEqual([]);
    expect(together.asked).toEqual(['boat.md', 'common.yaml', 'harbours.yaml']);
    expect(Object.values(together.document!.schemas)).toContainEqual(
      expect.objectContaining({ description: 'A boat.\n' }),
    );
  }
});

test('a file is parsed once for all of them', async () => {
  const shared: SharedFiles = new Map();
  await parse('/boats', shared);
  const first = new Map(shared);
  await parse('/ships', shared);
  expect([...shared]).toEqual([...first]);
  for (const [key, read] of shared) expect(first.get(key)).toBe(read);
});
