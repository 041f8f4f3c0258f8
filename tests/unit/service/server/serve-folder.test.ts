import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../../../../src/service/server/serve-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-preview-'));
let server: Awaited<ReturnType<typeof serveFolder>>;
let origin = '';

beforeAll(async () => {
  for (const name of ['.service', '.well-known']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, '.service/manifest.json'), '{"secret":true}');
  writeFileSync(join(folder, '.well-known/llms.txt'), 'open');
  writeFileSync(join(folder, 'index.html'), 'home');
  server = await serveFolder({ folder, port: 0, host: '127.0.0.1', allowedHosts: ['docs.lan'], base: '' });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('other folders with a dot are served', async () => {
  expect(await (await fetch(`${origin}/.well-known/llms.txt`)).text()).toBe('open');
});

test.each([
  '/.service/manifest.json',
  '/%2eservice/manifest.json',
  '/x/../.service/manifest.json',
  '/x/%2e%2e%2f.service/manifest.json',
  '//.service/manifest.json',
  '/.SERVICE/manifest.json',
  '/.service',
])('what the service alone may read is not handed out: %s', async (path) => {
  const response = await fetch(`${origin}${path}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
});

test('a file that a build takes away while it is asked for is not there, and the server goes on', async () => {
  const file = join(folder, 'old.html');
  writeFileSync(file, 'old');
  // After the server has looked, and before it reads.
  server.once('request', () => rmSync(file));
  const response = await fetch(`${origin}/old.html`);
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  expect(await (await fetch(`${origin}/`)).text()).toBe('home');
});

const opened = '/proc/self/fd';

test.runIf(existsSync(opened))('a file is not held open for a reader who has left', async () => {
  const file = join(folder, 'film.mp4');
  writeFileSync(file, Buffer.alloc(20_000_000));
  const left = new AbortController();
  const response = await fetch(`${origin}/film.mp4`, { signal: left.signal });
  const isOpen = (): boolean =>
    readdirSync(opened).some((name) => {
      try {
        return readlinkSync(join(opened, name)) === file;
      } catch {
        return false;
      }
    });
  expect([response.status, isOpen()]).toEqual([200, true]);
  left.abort();
  await expect.poll(isOpen).toBe(false);
});

test('a reader who leaves before the file is open takes nobody along', async () => {
  server.once('request', (request) => request.socket.destroy());
  await expect(fetch(`${origin}/index.html`)).rejects.toThrow();
  expect(await (await fetch(`${origin}/`)).text()).toBe('home');
});

/** A request under a name; `fetch` sends no other than that of its address. */
function askAs(host: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(origin, { headers: { host } }, async (response) => {
      const parts = await response.setEncoding('utf8').toArray();
      resolve({ status: response.statusCode!, text: parts.join('') });
    }).on('error', reject);
  });
}

test('a page of a stranger whose name leads here reads nothing, and the refusal says how to allow a name', async () => {
  const { status, text } = await askAs('rebound.example:4321');
  expect([status, text]).toEqual([403, expect.stringContaining('--allowed-hosts rebound.example')]);
  expect(text).not.toContain('home');
});

test.each(['localhost:4321', 'docs.lan', '[::1]:1'])('the site is there for %s', async (host) => {
  expect(await askAs(host)).toEqual({ status: 200, text: 'home' });
});
