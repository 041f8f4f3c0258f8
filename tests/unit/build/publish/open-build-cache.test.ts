import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCacheFolder } from '../../../../src/build/cache/open-cache-folder.ts';
import { openBuildCache } from '../../../../src/build/publish/open-build-cache.ts';
import { scanFolder } from '../../../../src/read/site/scan-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-build-cache-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/docs.json'), '{}');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const plain = { base: '', origin: null, service: null, strict: false, force: false };
const open = (): ReturnType<typeof openBuildCache> =>
  openBuildCache({ ...plain, folder: join(folder, 'site'), out: join(folder, 'out') });

test('where no folder can be written, a build goes on without', async () => {
  vi.stubEnv('DOCWRIGHT_CACHE', join(folder, 'cache'));
  expect(await open()).not.toBeNull();
  // A file in the way of a folder stops root, too.
  writeFileSync(join(folder, 'file'), '');
  for (const name of ['DOCWRIGHT_CACHE', 'TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, join(folder, 'file', name));
  expect(await open()).toBeNull();
});

test.each([[], ['kept'], ['kept', 'kept/pages']])(
  'a cache in the folder of a site is no part of it, where there was %j',
  async (...before) => {
    const site = join(folder, 'site');
    const cache = join(site, 'kept');
    for (const path of before) mkdirSync(join(site, path));
    const opened = await openBuildCache({ ...plain, folder: site, out: join(folder, 'out'), cache });
    const pages = openCacheFolder(opened!.keep.folder);
    pages.write('page', 'Of members');
    expect(scanFolder(site).map(({ path }) => path)).toEqual(['docs.json']);
  },
);
