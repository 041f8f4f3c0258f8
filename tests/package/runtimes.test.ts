import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

/** Who has one of these and no Node gets them to run `docwright`. */
const runtimes = [
  { name: 'Bun', command: 'bun', before: ['--bun'] },
  { name: 'Deno', command: 'deno', before: ['run', '--allow-all'] },
];
const packages = ['bun@1.4.5', 'deno@2.9.6'];

const root = resolve(import.meta.dirname, '../..');
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-runtimes-'));
  cpSync(join(root, 'starter'), join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'docs/endless.mdx'), '---\ntitle: Endless\n---\n\n{(() => { for (;;); })()}\n');
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], { cwd: folder });
  build(process.execPath, [], ['--out', 'node']);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(command: string, before: string[], args: string[]): string {
  const docwright = join(inject('installed'), 'node_modules/docwright/bin/docwright.js');
  return execFileSync(command, [...before, docwright, 'build', 'docs', '--no-cache', '--page-time', '2', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
    timeout: 60_000,
  });
}

/** Of every file of an output, what it holds. */
function contents(name: string): Map<string, string> {
  const entries = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.sort().map((path) => [path.slice(join(folder, name).length), readFileSync(path, 'latin1')]));
}

describe.each(runtimes)('$name', ({ name, command, before }) => {
  const program = (): string => join(folder, 'node_modules/.bin', command);

  test('writes what Node writes, a page that never ends among it', () => {
    expect(build(program(), before, ['--out', name])).toMatch(/^6 pages in /m);
    const [made, expected] = [contents(name), contents('node')];
    expect([...made.keys()]).toEqual([...expected.keys()]);
    expect([...made].filter(([path, content]) => expected.get(path) !== content).map(([path]) => path)).toEqual([]);
  }, 90_000);

  test('refuses pages of strangers, whose code it could not confine', () => {
    expect(() => build(program(), before, ['--out', 'strangers', '--untrusted'])).toThrow(
      /can only be built with Node/,
    );
  }, 90_000);
});
