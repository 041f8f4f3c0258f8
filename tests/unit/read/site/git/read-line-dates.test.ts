import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLineDates } from '../../../../../src/read/site/git/read-line-dates.ts';
import { makeRepository } from './history.ts';

test('each line has the date of the commit that wrote it', async () => {
  const folder = makeRepository([
    { date: '2024-01-02T03:04:05Z', files: { 'log.mdx': 'one\ntwo\n' } },
    { date: '2025-02-03T04:05:06Z', files: { 'log.mdx': 'zero\none\ntwo\n' } },
  ]);
  writeFileSync(join(folder, 'log.mdx'), 'zero\none\ntwo\nthree\n');
  expect(await readLineDates(folder, 'log.mdx')).toEqual(['2025-02-03', '2024-01-02', '2024-01-02', null]);
  expect(await readLineDates(folder, 'nothing.mdx')).toEqual([]);
});
