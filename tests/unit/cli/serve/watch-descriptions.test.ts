import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findRemoteDescriptions } from '../../../../src/cli/serve/find-remote-descriptions.ts';
import { watchDescriptions } from '../../../../src/cli/serve/watch-descriptions.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-descriptions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('of a site that is not trusted, no server is asked that is none of the public internet', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    response.end('openapi: 3.1.0');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const folder = makeFolder();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.yaml`;
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ api: { openapi: address } }));
  const watch = async (isUntrusted: boolean): Promise<number> => {
    asked = 0;
    const stop = watchDescriptions({ folder, isUntrusted, onChange: () => undefined, interval: 10 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    stop();
    return asked;
  };
  expect(await watch(false)).toBeGreaterThan(0);
  expect(await watch(true)).toBe(0);
});

test('of a site that is not trusted, settings are read from its own folder alone', () => {
  const around = makeFolder();
  const folder = join(around, 'site');
  mkdirSync(folder);
  writeFileSync(join(around, 'other.json'), JSON.stringify({ openapi: 'https://api.example.com/openapi.json' }));
  symlinkSync(join(around, 'other.json'), join(folder, 'linked.json'));
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ api: { $ref: './linked.json' } }));
  expect(findRemoteDescriptions(folder, { isUntrusted: false })).toEqual(['https://api.example.com/openapi.json']);
  expect(findRemoteDescriptions(folder, { isUntrusted: true })).toEqual([]);
});
