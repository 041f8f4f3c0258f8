import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOptions } from '../find-browser.ts';
import { answerSockets } from '../playground/socket-server.ts';
import { writeSite } from '../playground/write-site.ts';
import { docwright, type ServeProcess, startServe } from './start-serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-channels-'));
let api: Server;
let serve: ServeProcess;
let browser: Browser;
/** What each socket that was let in was opened with. */
const authorizations: (string | undefined)[] = [];

/** An API whose sockets pages of browsers may not open: they say where they come from. */
function refuseBrowsers(server: Server): void {
  const behind = createServer();
  answerSockets(behind);
  server.on('upgrade', (request, socket, head) => {
    if (request.headers.origin !== undefined)
      return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    authorizations.push(request.headers.authorization);
    behind.emit('upgrade', request, socket, head);
  });
}

beforeAll(async () => {
  api = createServer();
  refuseBrowsers(api);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  writeSite({
    folder: join(folder, 'site'),
    api: `http://127.0.0.1:${port}`,
    settings: { playground: { proxy: true } },
  });
  docwright(['build', join(folder, 'site'), '--out', join(folder, 'out')]);
  const config = join(folder, 'docwright.server.json');
  writeFileSync(
    config,
    JSON.stringify({
      embeddings: false,
      log: 'none',
      data: 'data',
      sites: [{ folder: 'out', domain: 'docs' }],
      proxy: { allowPrivate: ['127.0.0.1'] },
    }),
  );
  serve = await startServe(['--config', config]);
  browser = await chromium.launch(browserOptions());
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await serve?.stop();
  api?.closeAllConnections();
  api?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the playground opens a channel that refuses browsers, through the service, with its headers', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${serve.url}/api-reference/websockets/chat-room`);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByLabel('Authorization', { exact: true }).fill('t0ken');
  await page.getByLabel('room', { exact: true }).fill('a b');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByText('hello /rooms/a%20b', { exact: true }).waitFor();
  expect(authorizations).toEqual(['Bearer t0ken']);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('echo {').waitFor();
  expect(
    await page.evaluate(
      (address) =>
        new Promise((resolve) => {
          const socket = new WebSocket(address);
          socket.onopen = () => resolve('open');
          socket.onerror = () => resolve('refused');
        }),
      `ws://127.0.0.1:${(api.address() as AddressInfo).port}/rooms/x`,
    ),
  ).toBe('refused');
}, 60_000);
