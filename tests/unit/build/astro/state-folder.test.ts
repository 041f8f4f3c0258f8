import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stateFolder } from '../../../../src/build/astro/state-folder.ts';

let folder: string;
let site: string;
let temporary: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-state-'));
  [site, temporary] = ['site', 'temporary'].map((name) => join(folder, name)) as [string, string];
  for (const path of [site, temporary]) mkdirSync(path);
  vi.stubEnv('DOCWRIGHT_CACHE', '');
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, temporary);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a site without a project keeps it in the cache of the user', () => {
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
  expect(stateFolder(site)).toBe(join(folder, 'cache', 'docwright'));
});

// The rights of Windows are others, and its temporary folders are those of one user.
describe.skipIf(process.platform === 'win32')('where no cache can be written', () => {
  // A file in the way of a folder stops root, too.
  beforeEach(() => vi.stubEnv('XDG_CACHE_HOME', '/dev/null/cache'));
  const known = (): string => join(temporary, `docwright-${userInfo().uid}`);

  test('a temporary folder of the user alone is taken', () => {
    expect(stateFolder(site)).toBe(known());
    expect(statSync(known()).mode & 0o077).toBe(0);
    expect(stateFolder(site)).toBe(known());
  });

  test('one that others can write to is not: its content could be theirs', () => {
    mkdirSync(known());
    chmodSync(known(), 0o777);
    const taken = stateFolder(site);
    expect(taken).not.toBe(known());
    expect(statSync(taken).mode & 0o077).toBe(0);
    expect(stateFolder(site)).toBe(taken);
  });

  test('nor is a link to elsewhere', () => {
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, known());
    expect(stateFolder(site)).not.toBe(known());
  });

  test('without a home there is no cache that others know of', () => {
    vi.stubEnv('XDG_CACHE_HOME', '');
    vi.stubEnv('HOME', '');
    expect(stateFolder(site)).toBe(join(known(), '.cache', 'docwright'));
    expect(statSync(known()).mode & 0o077).toBe(0);
  });

  // Among the processes of Linux, making one never ends.
  test.runIf(process.platform === 'linux')('nor is one made among the processes of the system', () => {
    vi.stubEnv('XDG_CACHE_HOME', '/proc/self/none');
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, '/proc/self');
    expect(() => stateFolder(site)).toThrow(/DOCWRIGHT_CACHE/);
  });

  test('without a home either, it says so', () => {
    for (const name of ['XDG_CACHE_HOME', 'HOME']) vi.stubEnv(name, '');
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, '/dev/null/temporary');
    expect(() => stateFolder(site)).toThrow(/\/dev\/null\/temporary.*DOCWRIGHT_CACHE/);
  });

  test('where there is none at all, it says which were tried and how to name one', () => {
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, '/dev/null/temporary');
    expect(() => stateFolder(site)).toThrow(/\/dev\/null\/cache\/docwright, \/dev\/null\/temporary.*DOCWRIGHT_CACHE/);
  });
});
