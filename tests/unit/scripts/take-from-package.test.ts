import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PackageArchive, takeFromPackage } from '../../../scripts/compile/take-from-package.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docwright-take-'));
  // Whatever is in npm's own cache, and nothing else.
  vi.stubEnv('npm_config_offline', 'true');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const archive: PackageArchive = {
  name: '@docwright/no-such-package',
  version: '9.9.9',
  integrity: 'sha512-none',
  paths: ['LICENSE'],
};

test('a package that cannot be had is named, and leaves nothing behind', () => {
  expect(() => takeFromPackage({ root, archive, keep: () => {} })).toThrow(
    /^@docwright\/no-such-package@9\.9\.9 cannot be had from npm: /,
  );
  expect(existsSync(join(root, 'node_modules/.cache/docwright-packages/@docwright+no-such-package@9.9.9'))).toBe(false);
});

test('what was taken once is taken from nowhere again, and another version is another package', () => {
  const folder = join(root, 'node_modules/.cache/docwright-packages/@docwright+no-such-package@9.9.9');
  writeFileSync(join(makeFolder(folder), 'LICENSE'), 'Free');
  const keep = vi.fn();
  expect(readFileSync(join(takeFromPackage({ root, archive, keep }), 'LICENSE'), 'utf8')).toBe('Free');
  expect(keep).not.toHaveBeenCalled();
  expect(() => takeFromPackage({ root, archive: { ...archive, version: '9.9.10' }, keep })).toThrow('9.9.10');
});

function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
