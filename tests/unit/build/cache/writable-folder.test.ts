import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writableFolder } from '../../../../src/build/cache/writable-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-writable-'));
  vi.stubEnv('DOCWRIGHT_CACHE', join(folder, 'cache'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refuse = (...paths: string[]) => ({
  probe: (path: string) => {
    if (paths.includes(path)) throw new Error('it holds no links');
  },
});

test('a folder that can be written and does not serve is passed over', () => {
  const preferred = [join(folder, 'a'), join(folder, 'b')];
  expect(writableFolder({ preferred })).toBe(preferred[0]);
  expect(writableFolder({ preferred, ...refuse(preferred[0]!) })).toBe(preferred[1]);
  expect(writableFolder({ preferred, ...refuse(...preferred) })).toBe(join(folder, 'cache'));
});

test('where none serves, all are named, and why the last does not', () => {
  const probe = (path: string): never => {
    throw new Error(`no links in ${path}`);
  };
  const [a, cache] = [join(folder, 'a'), join(folder, 'cache')];
  expect(() => writableFolder({ preferred: [a], probe })).toThrow(`(${a}, ${cache}, ${tmpdir()}`);
  expect(() => writableFolder({ preferred: [a], probe })).toThrow(
    /DOCWRIGHT_CACHE\. The last one failed with: no links in /,
  );
});
