import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchDescriptions } from '../../../src/cli/serve/watch-descriptions.ts';
import { startServe } from '../../e2e/service/start-serve.ts';

const starter = resolve(import.meta.dirname, '../../../starter');

test('a changed page is built beside and shown without a failed request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-sources-'));
  cpSync(starter, join(folder, 'my-docs'), { recursive: true });
  const served = await startServe(['--site', join(folder, 'my-docs'), '--data', join(folder, 'data')]);
  onTestFinished(async () => {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const statuses = new Map<number, number>();
  let asking = true;
  const asked = (async () => {
    for (let count = 0; asking; count++) {
      const { status } = await fetch(
        `${served.url}${['/', '/quickstart', '/quickstart.md', '/llms.txt'][count % 4]}`,
      ).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  })();
  const page = join(folder, 'my-docs/quickstart.mdx');
  const text = readFileSync(page, 'utf8');
  const read = async (): Promise<string> => (await fetch(`${served.url}/quickstart.md`)).text();
  writeFileSync(page, `${text}\n\nA sentence about pelicans.\n`);
  await expect.poll(read, { timeout: 90_000, interval: 500 }).toContain('pelicans');
  // A site that cannot be built leaves the last build on show.
  writeFileSync(join(folder, 'my-docs/docs.json'), '{ "name": ');
  await expect.poll(served.log, { timeout: 90_000, interval: 500 }).toContain('docs.json:1');
  expect(await read()).toContain('pelicans');
  cpSync(join(starter, 'docs.json'), join(folder, 'my-docs/docs.json'));
  writeFileSync(page, `${text}\n\nA sentence about herons.\n`);
  await expect.poll(read, { timeout: 90_000, interval: 500 }).toContain('herons');
  const found = async (): Promise<string> =>
    (
      await fetch(`${served.url}/_docwright/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"herons"}',
      })
    ).text();
  await expect.poll(found, { timeout: 60_000, interval: 500 }).toContain('/quickstart');
  asking = false;
  await asked;
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(100);
}, 300_000);

test('a description on another server that changes is noticed, by its tag or its text', async () => {
  const answers = { etag: '"1"', text: 'openapi: 3.1.0', usesTags: true };
  let unchanged = 0;
  const server = createServer((request, response) => {
    if (answers.usesTags && request.headers['if-none-match'] === answers.etag) {
      unchanged++;
      return void response.writeHead(304).end();
    }
    response.writeHead(200, answers.usesTags ? { etag: answers.etag } : {}).end(answers.text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const folder = mkdtempSync(join(tmpdir(), 'docwright-remote-'));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.yaml`;
  writeFileSync(
    join(folder, 'docs.json'),
    JSON.stringify({
      navigation: {
        tabs: [
          { tab: 'API', openapi: { source: address, directory: 'api' } },
          { tab: 'Local', openapi: 'local.yaml' },
        ],
      },
    }),
  );
  let changes = 0;
  const stop = watchDescriptions({ folder, onChange: () => void changes++, interval: 50 });
  onTestFinished(() => {
    stop();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(() => unchanged).toBeGreaterThan(2);
  expect(changes).toBe(0);
  Object.assign(answers, { etag: '"2"', text: 'openapi: 3.1.1' });
  await expect.poll(() => changes).toBe(1);
  answers.usesTags = false;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(changes).toBe(1);
  answers.text = 'openapi: 3.2.0';
  await expect.poll(() => changes).toBe(2);
});
