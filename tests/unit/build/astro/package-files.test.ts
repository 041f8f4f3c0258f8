import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { browserPackages } from '../../../../src/build/astro/package-files.ts';

const root = resolve(import.meta.dirname, '../../../..');

test('Vite prepares every package that scripts of pages import', () => {
  const imported = globSync('src/browser/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:^import (?!type\b)[^;]*?from |\bimport\()'([^.'?][^'?]*)'/gm,
      ),
    ].map(([, name]) => name),
  );
  expect(imported).toContain('react');
  expect(imported.filter((name) => !browserPackages.includes(name!))).toEqual([]);
});
