import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProject } from '../../../../src/build/astro/open-project.ts';

const packageFolder = resolve(import.meta.dirname, '../../../..');
let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'docwright-state-')));
  vi.stubEnv('DOCWRIGHT_CACHE', '');
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a site in a project keeps its state among the packages of that project', () => {
  mkdirSync(join(folder, 'node_modules'));
  mkdirSync(join(folder, 'docs/site'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  const project = openProject({ folder: join(folder, 'docs/site') }, 'dev');
  expect(project.root.startsWith(join(folder, 'node_modules/.cache/docwright/'))).toBe(true);
  project.release();
});

test("a site without packages, or in Docwright's own folder, has it in the user's cache", () => {
  for (const site of [folder, join(packageFolder, 'starter')]) {
    const project = openProject({ folder: site }, 'dev');
    expect(project.root.startsWith(join(folder, 'cache/docwright/'))).toBe(true);
    project.release();
  }
});

test('where even the cache cannot be written, a temporary folder serves', () => {
  writeFileSync(join(folder, 'cache'), 'a file, in which no folder can be made');
  const project = openProject({ folder }, 'build');
  expect(dirname(dirname(project.root))).toMatch(/docwright-\d+$/);
  project.release();
});

test('it finds Astro and Docwright by their names', () => {
  const project = openProject({ folder }, 'build');
  expect(realpathSync(join(project.root, 'node_modules/docwright'))).toBe(packageFolder);
  expect(existsSync(join(project.root, 'node_modules/astro/package.json'))).toBe(true);
  project.release();
});

test('two servers never share one, and the next server takes over what the first has left', () => {
  const first = openProject({ folder }, 'dev');
  const second = openProject({ folder }, 'dev');
  expect(second.root).not.toBe(first.root);
  first.release();
  const third = openProject({ folder }, 'dev');
  expect(third.root).toBe(first.root);
  second.release();
  third.release();
});

test('a server that was killed keeps nothing', () => {
  const first = openProject({ folder }, 'dev');
  // No system gives a process so high a number.
  writeFileSync(`${first.root}.pid`, '2147483646');
  const second = openProject({ folder }, 'dev');
  expect(second.root).toBe(first.root);
  second.release();
  first.release();
});

test('a server in another container keeps its own, though nobody here sees its process', () => {
  const first = openProject({ folder }, 'dev');
  writeFileSync(`${first.root}.pid`, '2147483646-0f0f0f0f-1');
  const second = openProject({ folder }, 'dev');
  expect(second.root).not.toBe(first.root);
  second.release();
  first.release();
});

test('a number that another process has now holds none', () => {
  if (process.platform !== 'linux') return;
  const first = openProject({ folder }, 'dev');
  const [pid, space] = readFileSync(`${first.root}.pid`, 'utf8').split('-');
  writeFileSync(`${first.root}.pid`, `${pid}-${space}-1`);
  const second = openProject({ folder }, 'dev');
  expect(second.root).toBe(first.root);
  second.release();
  first.release();
});

test('a build has one of its own, and leaves nothing; what a killed one left goes after a day', () => {
  const first = openProject({ folder }, 'build');
  const second = openProject({ folder }, 'build');
  expect(second.root).not.toBe(first.root);
  second.release();
  expect(existsSync(second.root)).toBe(false);
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  utimesSync(first.root, old, old);
  openProject({ folder }, 'build').release();
  expect(existsSync(first.root)).toBe(false);
});
