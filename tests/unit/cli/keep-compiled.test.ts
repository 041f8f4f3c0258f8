import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageFolder, packageVersion } from '../../../src/read/site/package-folder.ts';

let cache = '';
let versions = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'docwright-compiled-'));
  versions = join(cache, 'compiled');
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

/** In a process of its own: for one, it cannot be taken back. */
function runCommand(env: NodeJS.ProcessEnv = {}): string {
  const { CI: _, NODE_COMPILE_CACHE: __, ...rest } = process.env;
  const options = { env: { ...rest, DOCWRIGHT_CACHE: cache, ...env }, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, [join(packageFolder, 'bin/docwright.js'), 'version'], options);
}

test('what is compiled of a version is kept for its next commands', () => {
  const said = runCommand();
  expect(said).toContain(packageVersion);
  expect(readdirSync(versions)).toEqual([packageVersion]);
  expect(readdirSync(join(versions, packageVersion), { recursive: true }).length).toBeGreaterThan(1);
  expect(runCommand()).toBe(said);
});

test('of older versions, few are kept', () => {
  for (const [index, name] of ['0.0.1', '0.0.2', '0.0.3', '0.0.4'].entries()) {
    mkdirSync(join(versions, name), { recursive: true });
    utimesSync(join(versions, name), index, index);
  }
  runCommand();
  expect(readdirSync(versions).sort()).toEqual(['0.0.3', '0.0.4', packageVersion].sort());
});

test('nothing is written in CI, nor where somebody has named a folder', () => {
  runCommand({ CI: 'true' });
  runCommand({ NODE_COMPILE_CACHE: join(cache, 'own') });
  expect(existsSync(versions)).toBe(false);
});

test('nothing is taken from a folder that everybody can write to', () => {
  mkdirSync(join(versions, packageVersion), { recursive: true });
  chmodSync(join(versions, packageVersion), 0o777);
  runCommand();
  expect(readdirSync(join(versions, packageVersion))).toEqual([]);
});

test('a cache that cannot be written stops nothing', () => {
  expect(runCommand({ DOCWRIGHT_CACHE: '/dev/null/nowhere' })).toContain(packageVersion);
});
