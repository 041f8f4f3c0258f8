import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPictureCache } from '../../../../src/build/session/create-picture-cache.ts';

const make = async (): Promise<Uint8Array> => Buffer.from('drawn');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, folder);
});

test('a picture is kept in the cache of the user', async () => {
  const cache = join(folder, 'cache');
  vi.stubEnv('DOCWRIGHT_CACHE', cache);
  expect(await createPictureCache().path('a.png', make)).toBe(join(cache, 'pictures', 'a.png'));
});

// A file in the way of a folder stops root, too.
describe.skipIf(process.platform === 'win32')('where the cache of the user cannot be written', () => {
  beforeEach(() => vi.stubEnv('DOCWRIGHT_CACHE', '/dev/null/cache'));

  test('a picture is kept in a temporary folder', async () => {
    const path = await createPictureCache().path('a.png', make);
    expect(path.startsWith(folder)).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('drawn');
  });

  test('nor a temporary folder, what needs no file is made without one', async () => {
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, '/dev/null/temporary');
    const cache = createPictureCache();
    expect((await cache.get('a.png', make)).toString()).toBe('drawn');
    await expect(cache.path('a.png', make)).rejects.toThrow(/DOCWRIGHT_CACHE/);
    cache.prune();
  });

  test('nor the folder that is named', async () => {
    const named = createPictureCache('/dev/null/pictures');
    expect((await named.get('a.png', make)).toString()).toBe('drawn');
    expect(existsSync('/dev/null/pictures')).toBe(false);
  });
});
