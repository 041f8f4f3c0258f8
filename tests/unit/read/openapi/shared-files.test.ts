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

test('a file that only an extension names is not missed, unless something else leads to it', async () => {
  const gone = { $ref: 'gone.yaml#/a' };
  const readRef = async (location: string): Promise<string> =>
    location === 'broken.yaml' ? 'a: [' : Promise.reject(new Error('none'));
  const read = async (parts: Record<string, unknown>): Promise<string[]> => {
    const root = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      'x-rules': { list: [gone, { $ref: 'broken.yaml' }] },
      ...parts,
    };
    const { problems } = await parseOpenApi({ id: 'api.json', text: JSON.stringify(root), readRef });
    return problems.map(({ message, key }) => `${message} ${key}`);
  };
  const get = { 'x-cost': gone, responses: { 200: { description: 'A' } } };
  expect(await read({ paths: { '/a': { get } } })).toEqual([]);
  const lost = 'The reference to "gone.yaml" cannot be read: none';
  const headers = { 'x-rate': gone };
  const counted = { get: { ...get, responses: { 200: { description: 'A', headers } } } };
  expect(await read({ paths: { '/a': counted } })).toEqual([`${lost} #/paths/~1a/get/responses/200/headers/x-rate`]);
  const securitySchemes = { 'x-api-key': gone };
  expect(await read({ components: { securitySchemes } })).toContain(`${lost} #/components/securitySchemes/x-api-key`);
  const parameters = [{ $ref: '#/components/x-parts/page' }];
  expect(
    await read({ paths: { '/a': { get: { ...get, parameters } } }, components: { 'x-parts': { page: gone } } }),
  ).toEqual(['The reference "gone.yaml#/a" points to nothing #/components/x-parts/page']);
});

test('a mapping by name means a schema of the file in which it stands, too', async () => {
  const kind = (name: string): object => ({ type: 'object', properties: { kind: { type: 'string' }, [name]: {} } });
  const schemas = {
    Rule: {
      oneOf: [{ $ref: '#/components/schemas/Plain' }],
      discriminator: { propertyName: 'kind', mapping: { plain: 'Plain' } },
    },
    Plain: kind('text'),
  };
  const readRef = async (): Promise<string> => JSON.stringify({ components: { schemas } });
  const content = { 'application/json': { schema: { $ref: 'rules.json#/components/schemas/Rule' } } };
  const paths = { '/rules': { get: { responses: { 200: { description: 'A', content } } } } };
  const text = JSON.stringify({ openapi: '3.0.3', info: { title: 'T', version: '1' }, paths });
  const { document, problems } = await parseOpenApi({ id: 'api.json', text, readRef });
  expect(problems).toEqual([]);
  expect(document!.schemas.Rule!.discriminator!.mapping).toEqual({ plain: 'Plain' });
});

/** A description whose fields refer to files each. */
const wide = (count: number): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Wide', version: '1' },
    paths: { '/a': { get: { responses: { 200: { description: '' } } } } },
    components: {
      schemas: Object.fromEntries(Array.from({ length: count }, (_, at) => [`S${at}`, { $ref: `${at}.json` }])),
    },
  });

test('no more files are read than a description may have, a few at once, and this is told', async () => {
  let [read, open, most] = [0, 0, 0];
  const { problems } = await parseOpenApi({
    id: 'api.json',
    text: wide(6000),
    readRef: async () => {
      read += 1;
      open += 1;
      most = Math.max(most, open);
      await null;
      open -= 1;
      return '{"type": "string"}';
    },
  });
  expect(read).toBe(4999);
  expect(most).toBeLessThanOrEqual(16);
  expect(problems.map(({ message }) => message)).toContain(
    'Its references lead to more than 5000 files; 1001 of them are ignored',
  );
});

test('no more text is read than a description may have in all, and this is told', async () => {
  let read = 0;
  const text = JSON.stringify({ type: 'string', description: 'x'.repeat(10_000_000) });
  const { problems } = await parseOpenApi({
    id: 'api.json',
    text: wide(100),
    readRef: async () => {
      read += 1;
      return text;
    },
  });
  expect(read).toBeLessThan(40);
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Its references lead to files of more than 128 MB in all; \d+ of them are ignored$/),
  );
});
