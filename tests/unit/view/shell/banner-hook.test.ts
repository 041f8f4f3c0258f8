import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

// Sites style `[data-banner]` as the banner itself: on the root element it would colour the whole page.
test('the root element does not take the hook that style sheets of sites use for the banner', () => {
  const files = globSync('{src/view/shell,themes}/**/*.{astro,css,ts,js}', { cwd: root });
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes('data-banner'))).toEqual([]);
});
