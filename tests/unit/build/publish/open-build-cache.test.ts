import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBuildCache } from '../../../../src/build/publish/open-build-cache.ts';

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
