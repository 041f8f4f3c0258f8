import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { startServer } from './start-server.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = inject('installed');
const installed = join(folder, 'node_modules/docwright');
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;

function run(command: string, args: string[]): string {
  return execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, CI: '1' },
  });
}

test('the installed package makes a new site and builds it', () => {
  run('npx', ['docwright', 'new', 'my-docs']);
  const output = run('npx', ['docwright', 'build', 'my-docs', '--out', 'site', '--strict']);
  expect(output).toMatch(/^3 pages in .*, 0 errors, 0 warnings/m);
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain('Introduction');
  expect(existsSync(join(folder, 'site/api-reference/messages/send-a-message/index.html'))).toBe(true);
}, 120_000);

test('its development server shows every page without a fault, and nothing is written into the package', async () => {
  const before = listFiles();
  const server = await startServer(join(installed, 'bin/docwright.js'), ['dev', 'my-docs', '--port', '0'], folder);
  const browser = await openBrowser();
  try {
    for (const route of ['/', '/quickstart', '/api-reference/messages/send-a-message'])
      expect(await browser.visit(server.url + route), route).toEqual({ status: 200, faults: [] });
    expect(await browser.fontOf('body')).toContain('Inter Variable');
    expect(server.log()).not.toMatch(/error/i);
  } finally {
    await browser.close();
    await server.stop();
  }
  expect(listFiles()).toEqual(before);
  expect(readdirSync(join(folder, 'node_modules/.cache'))).toEqual(['docwright']);
}, 180_000);

test('it knows its version and refuses wrong use', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(run('npx', ['docwright', '--version']).trim()).toBe(version);
  expect(() => run('npx', ['docwright', 'biuld'])).toThrow(/Did you mean "build"/);
}, 60_000);

function listFiles(): string[] {
  return readdirSync(installed, { recursive: true, encoding: 'utf8' }).sort();
}
