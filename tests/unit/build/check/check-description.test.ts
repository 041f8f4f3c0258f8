import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { checkDescription } from '../../../../src/build/check/check-description.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-description-'));
afterAll(() => rmSync(folder, { recursive: true }));

const good = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200':
          description: All of them
          content:
            application/json:
              schema: { $ref: './schemas/pets.yaml' }
`;

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('a description without faults has none, with what lies beside it', async () => {
  write('good/openapi.yaml', good);
  write('good/schemas/pets.yaml', 'type: array\nitems: { type: string }\n');
  expect(await checkDescription('good/openapi.yaml', folder)).toMatchObject({ problems: [] });
  expect(await checkDescription(join(folder, 'good/openapi.yaml'), '/')).toMatchObject({ problems: [] });
  expect(await checkDescription(join(folder, 'good/openapi.yaml'), join(folder, 'elsewhere'))).toMatchObject({
    problems: [],
  });
});

test('faults are told with file and line, of this description alone', async () => {
  write('bad/openapi.yaml', good.replace('responses:', 'answers:').replace('./schemas/pets.yaml', './nowhere.yaml'));
  write('bad/other.yaml', 'openapi: 3.1.0\ninfo: 4\npaths: {}\n');
  const { problems } = await checkDescription('bad/openapi.yaml', folder);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatchObject({ file: 'bad/openapi.yaml', line: expect.any(Number) });
});

test('what is no description is said to be none', async () => {
  write('none/openapi.yaml', 'name: x\n');
  const { problems } = await checkDescription('none/openapi.yaml', folder);
  expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
});

test('what cannot be read is named', async () => {
  await expect(checkDescription('nowhere.yaml', folder)).rejects.toThrow('There is no API description');
  const address = 'http://localhost:1/openapi.yaml';
  const { problems } = await checkDescription(address, folder);
  expect(problems).toMatchObject([{ severity: 'error', file: address }]);
  expect(problems[0]).not.toHaveProperty('line');
});

test('AsyncAPI is told by what the file says', async () => {
  write(
    'events.yml',
    `asyncapi: 3.0.0
info: { title: Events, version: '1' }
channels:
  created:
    address: created
    messages:
      one: { payload: { type: string } }
operations:
  hear: { action: receive, channel: { $ref: '#/channels/created' } }
`,
  );
  expect(await checkDescription('events.yml', folder)).toMatchObject({ pages: 1, problems: [] });
});

test('an address is asked', async () => {
  const server = createServer((_request, response) =>
    response.end(good.replace("{ $ref: './schemas/pets.yaml' }", '{ type: string }')),
  ).listen(0);
  onTestFinished(() => void server.close());
  const url = `http://localhost:${(server.address() as AddressInfo).port}/openapi.yaml`;
  expect(await checkDescription(url, folder)).toMatchObject({ problems: [] });
});

test('faults of its parts and overlays are told with file and line, and of no other description', async () => {
  write('parts/openapi.yaml', good);
  write('parts/schemas/pets.yaml', 'type: array\nitems:\n  $ref: ./gone.yaml\n');
  write('parts/more.yaml', "overlay: 1.0.0\nextends: parts/openapi.yaml\nactions:\n  - target: $.paths['/gone']\n");
  write('parts/other.yaml', good.replace('pets.yaml', 'faulty.yaml'));
  write('parts/schemas/faulty.yaml', '$ref: ./nowhere.yaml\n');
  const { problems } = await checkDescription('parts/openapi.yaml', folder);
  expect(problems).toMatchObject([
    { code: 'overlay', file: 'parts/more.yaml', line: 4, via: 'parts/openapi.yaml' },
    { code: 'unresolved-ref', file: 'parts/schemas/pets.yaml', line: 2, via: 'parts/openapi.yaml' },
  ]);
});
