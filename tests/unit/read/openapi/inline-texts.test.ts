import { expect, test } from 'vitest';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';

const files: Record<string, string> = {
  'apis/about.md': '# About\n\nAll of `{it}`: & more\n',
  'apis/texts.yaml': 'pets: Every pet\n',
  'apis/pet.yaml':
    'type: object\nproperties: { source: { $ref: "#/parts/Source" } }\nparts: { Source: { type: string } }\n',
  'apis/code/pets.cs': 'using System;\nclass A { }\n',
  'apis/code/pets.json': '{ "pet": 1 }\n',
  'apis/code/pets.php': '<?php pets();\n',
  'apis/code/php.yaml': 'lang: PHP\nsource: { $ref: pets.php }\n',
  'apis/code/curl.yaml': 'lang: shell\nsource: curl https://a.example\n',
};

async function parse(description: object) {
  const readRef = async (location: string): Promise<string> => files[location] ?? Promise.reject(new Error('none'));
  const { document, problems } = await parseOpenApi({ id: 'apis/a.json', text: JSON.stringify(description), readRef });
  return { document: document!, problems };
}

test('texts and code samples may stand in files of their own', async () => {
  const { document, problems } = await parse({
    openapi: '3.1.0',
    info: { title: 'T', version: '1', description: { $ref: 'about.md' } },
    paths: {
      '/pets': {
        get: {
          description: { $ref: 'texts.yaml#/pets' },
          responses: { 200: { content: { 'application/json': { schema: { $ref: 'pet.yaml' } } } } },
          'x-codeSamples': [
            { lang: 'C#', source: { $ref: 'code/pets.cs' } },
            { lang: 'json', source: { $ref: 'code/pets.json' } },
            { $ref: 'code/php.yaml' },
            { $ref: 'code/curl.yaml' },
          ],
        },
      },
    },
  });
  expect(problems).toEqual([]);
  expect(document.description).toBe('# About\n\nAll of `{it}`: & more\n');
  const [operation] = document.operations;
  expect(operation!.description).toBe('Every pet');
  expect(operation!.codeSamples.map(({ label, source }) => [label, source])).toEqual([
    ['C#', 'using System;\nclass A { }\n'],
    ['json', '{ "pet": 1 }\n'],
    ['PHP', '<?php pets();\n'],
    ['cURL', 'curl https://a.example'],
  ]);
  expect(Object.values(document.schemas)).toContainEqual(expect.objectContaining({ type: 'object' }));
});

test('one that is missing is told of, and costs no other', async () => {
  const { document, problems } = await parse({
    openapi: '3.1.0',
    info: { title: 'T', version: '1', description: { $ref: 'gone.md' } },
    paths: {
      '/a': { get: { 'x-codeSamples': [{ $ref: 'gone.yaml' }, { lang: 'php', source: 'a();' }], responses: {} } },
    },
  });
  expect(problems.map(({ message }) => message)).toEqual([
    'The reference to "apis/gone.md" cannot be read: none',
    'The reference to "apis/gone.yaml" cannot be read: none',
  ]);
  expect(document.description).toBe('');
  expect(document.operations[0]!.codeSamples.map(({ label }) => label)).toEqual(['PHP']);
});
