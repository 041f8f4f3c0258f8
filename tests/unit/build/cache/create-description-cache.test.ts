import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createDescriptionCache } from '../../../../src/build/cache/create-description-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-descriptions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a description is kept in the cache of the user', () => {
  vi.stubEnv('DOCWRIGHT_CACHE', folder);
  createDescriptionCache().write('https://example.com/a', 'openapi: 3.1.0');
  expect(createDescriptionCache().read('https://example.com/a')).toBe('openapi: 3.1.0');
});

// Windows has a folder for caches whatever HOME says.
test.skipIf(process.platform === 'win32')(
  'without home and temporary folder, nothing is kept and nothing fails',
  () => {
    for (const name of ['DOCWRIGHT_CACHE', 'XDG_CACHE_HOME', 'HOME']) vi.stubEnv(name, '');
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, '/dev/null/temporary');
    const cache = createDescriptionCache();
    cache.write('https://example.com/a', 'openapi: 3.1.0');
    expect(cache.read('https://example.com/a')).toBeNull();
  },
);
