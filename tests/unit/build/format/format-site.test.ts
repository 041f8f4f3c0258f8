import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatSite } from '../../../../src/build/format/format-site.ts';

const root = join(import.meta.dirname, '../../../..');

test.each(['example-site', 'starter'])('%s is written in the form that format gives', (site) => {
  expect(formatSite(join(root, site)).map(({ file }) => file)).toEqual([]);
});
