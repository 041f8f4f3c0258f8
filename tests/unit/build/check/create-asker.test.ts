import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAsker } from '../../../../src/build/check/create-asker.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-asker-'));
const file = join(folder, 'answers.json');
const requests: string[] = [];
const server = createServer((request, response) => {
  if (request.url?.startsWith('/to?')) return void response.writeHead(302, { location: request.url.slice(4) }).end();
  requests.push(`${request.method} ${request.url}`);
  const isHead = request.method === 'HEAD';
  const statuses: Record<string, number> = {
    '/gone': 404,
    '/no-head': isHead ? 405 : 200,
    '/refused': 403,
    '/ill': 503,
  };
  response.writeHead(statuses[request.url!] ?? 200).end();
});
/** The server of these tests. */
const isPublic = (address: string): boolean => address === '127.0.0.1';
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('only what is surely not there is a fault, and no answer is asked for twice', async () => {
  const now = Date.parse('2026-01-01');
  const { ask, save } = createAsker({ file, now, pause: 0, isPublic });
  const paths = ['/', '/gone', '/no-head', '/refused', '/ill'];
  const faults = await Promise.all(paths.map((path) => ask(origin + path)));
  expect(faults).toEqual([null, 'returns status 404', null, null, null]);
  expect(requests.filter((line) => line.endsWith('/no-head'))).toEqual(['HEAD /no-head', 'GET /no-head']);
  save();
  const before = requests.length;
  const again = createAsker({ file, now: now + 60_000, pause: 0, isPublic });
  expect(await again.ask(`${origin}/gone`)).toBe('returns status 404');
  expect(requests).toHaveLength(before);
  // What was missing is asked for again after an hour.
  await createAsker({ file, now: now + 2 * 3_600_000, pause: 0, isPublic }).ask(`${origin}/gone`);
  expect(requests).toHaveLength(before + 2);
});

test('a server that cannot be reached is a fault with its reason', async () => {
  const { ask } = createAsker({ now: 0, pause: 0, isPublic });
  expect(await ask('http://127.0.0.1:1/')).toMatch(/^cannot be reached: /);
});

test('no private address is asked, whoever leads to it, nor told to be wrong', async () => {
  const { port } = server.address() as AddressInfo;
  const before = requests.length;
  const { ask } = createAsker({ now: 0, pause: 0 });
  expect(await ask(`${origin}/gone`)).toBeNull();
  expect(await ask(`http://localhost:${port}/gone`)).toBeNull();
  expect(requests).toHaveLength(before);
  const led = createAsker({ now: 0, pause: 0, isPublic });
  expect(await led.ask(`${origin}/to?http://127.0.0.2:${port}/gone`)).toBeNull();
  expect(requests).toHaveLength(before);
  // A name whose address is another one when it is connected to.
  let asked = 0;
  const changing = createAsker({ now: 0, pause: 0, isPublic: () => ++asked === 1 });
  expect(await changing.ask(`http://localhost:${port}/gone`)).toBeNull();
  expect(requests).toHaveLength(before);
});
