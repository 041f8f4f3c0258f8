import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docwright, type ServeProcess, startServe } from '../../e2e/service/start-serve.ts';
import { startPglite, type TestPglite } from '../../unit/service/store/start-pglite.ts';

const starter = resolve(import.meta.dirname, '../../../starter');
let folder: string;
let database: TestPglite;
let served: ServeProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-pgvector-'));
  cpSync(starter, join(folder, 'docs'), { recursive: true });
  database = await startPglite();
  writeFileSync(
    join(folder, 'docwright.server.json'),
    JSON.stringify({
      sites: [{ domain: 'docs', folder: 'dist' }],
      storage: { database: database.url },
      search: { engine: 'pgvector' },
    }),
  );
  build();
  served = await startServe(['--config', join(folder, 'docwright.server.json')]);
}, 120_000);

afterAll(async () => {
  await served?.stop();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const build = (): string => docwright(['build', join(folder, 'docs'), '--out', join(folder, 'dist')]);

const ask = async (query: string): Promise<{ status: number; routes: string[] }> => {
  const response = await fetch(`${served.url}/_docwright/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const answer = (await response.json()) as { route: string }[];
  return { status: response.status, routes: response.ok ? answer.map(({ route }) => route) : [] };
};

const firstOf = async (query: string): Promise<string | undefined> => (await ask(query)).routes[0];

const patient = { timeout: 60_000, interval: 200 };

test('pages that come, change and go are found through PostgreSQL, also after a restart', async () => {
  await expect.poll(() => firstOf('quickstart'), patient).toBe('/quickstart');
  const navigation = readFileSync(join(folder, 'docs/docs.json'), 'utf8');
  writeFileSync(join(folder, 'docs/docs.json'), navigation.replace('"quickstart"', '"quickstart", "walrus"'));
  writeFileSync(join(folder, 'docs/walrus.mdx'), '---\ntitle: Walruses\n---\n\nTusks grow all their life.\n');
  const page = join(folder, 'docs/quickstart.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n\nA sentence about pelicans.\n`);
  build();
  await expect.poll(() => firstOf('tusks'), patient).toBe('/walrus');
  expect(await firstOf('pelicans')).toBe('/quickstart');
  writeFileSync(join(folder, 'docs/docs.json'), navigation);
  rmSync(join(folder, 'docs/walrus.mdx'));
  build();
  await expect.poll(async () => (await ask('tusks')).routes, patient).toEqual([]);
  await served.stop();
  served = await startServe(['--config', join(folder, 'docwright.server.json')]);
  expect(await firstOf('pelicans')).toBe('/quickstart');
  expect(served.log()).not.toContain('Indexed');
}, 180_000);

test('without its database the service shows pages, refuses searches, and goes on when it is back', async () => {
  expect(await firstOf('pelicans')).toBe('/quickstart');
  await database.pause();
  await expect.poll(async () => (await ask('pelicans')).status, patient).toBe(503);
  expect((await fetch(`${served.url}/quickstart`)).status).toBe(200);
  await database.resume();
  await expect.poll(() => firstOf('pelicans'), patient).toBe('/quickstart');
  await served.stop();
  await database.pause();
  await expect(startServe(['--config', join(folder, 'docwright.server.json')])).rejects.toThrow(
    /database postgres:\/\/127\.0\.0\.1:\d+\/postgres cannot be opened: .*\n.*Check that it is running/,
  );
}, 180_000);
