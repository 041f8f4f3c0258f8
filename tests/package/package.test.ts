import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let folder = '';

function run(command: string, args: string[], cwd = folder): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1' },
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-package-'));
  const tarball = run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], root)
    .trim()
    .split('\n')
    .at(-1)!;
  run('npm', ['init', '--yes']);
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', join(folder, tarball)]);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the installed package makes a new site and builds it', () => {
  run('npx', ['docwright', 'new', 'my-docs']);
  const output = run('npx', ['docwright', 'build', 'my-docs', '--out', 'site', '--strict']);
  expect(output).toMatch(/^3 pages in .*, 0 errors, 0 warnings/m);
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain('Introduction');
  expect(existsSync(join(folder, 'site/api-reference/messages/send-a-message/index.html'))).toBe(true);
}, 120_000);

test('it knows its version and refuses wrong use', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(run('npx', ['docwright', '--version']).trim()).toBe(version);
  expect(() => run('npx', ['docwright', 'biuld'])).toThrow(/Did you mean "build"/);
}, 60_000);
