import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const isWindows = process.platform === 'win32';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-user-cache-'));
  vi.stubEnv('DOCWRIGHT_CACHE', undefined);
  vi.stubEnv('XDG_CACHE_HOME', undefined);
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('node:os');
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** As for a number that the system has no name for, which containers run as. */
async function asNamelessUser(): Promise<typeof import('../../../../src/build/cache/user-cache-folder.ts')> {
  const os = await import('node:os');
  const unknown = (): never => {
    throw Object.assign(new Error('uv_os_get_passwd returned ENOENT'), { code: 'ERR_SYSTEM_ERROR' });
  };
  vi.doMock('node:os', () => ({ ...os, tmpdir: () => folder, homedir: unknown, userInfo: unknown }));
  return import('../../../../src/build/cache/user-cache-folder.ts');
}

test.skipIf(isWindows)('a user without a name and a home keeps files in a temporary folder', async () => {
  const { userCacheFolder } = await asNamelessUser();
  const { temporaryFolder } = await import('../../../../src/build/cache/temporary-folder.ts');
  const own = join(folder, `docwright-${process.getuid!()}`);
  expect(temporaryFolder()).toBe(own);
  expect(userCacheFolder().startsWith(own)).toBe(true);
});

test.skipIf(isWindows)('a folder for caches that is named from nowhere is not used', async () => {
  const { userCacheFolder } = await import('../../../../src/build/cache/user-cache-folder.ts');
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'caches'));
  expect(userCacheFolder().startsWith(folder)).toBe(process.platform !== 'darwin');
  vi.stubEnv('XDG_CACHE_HOME', 'caches');
  expect(userCacheFolder()).toMatch(/^\/.*docwright$/);
});
