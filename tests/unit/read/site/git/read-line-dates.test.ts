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
  const linesOf = async (file: string): Promise<unknown> => readLineDates(folder, { file, cut: new Set() });
  expect(await linesOf('log.mdx')).toEqual({
    lines: ['2025-02-03', '2024-01-02', '2024-01-02', null],
    isCut: false,
  });
  expect(await linesOf('nothing.mdx')).toEqual({ lines: [], isCut: false });
});

test('lines around those that are not committed keep their dates', async () => {
  const folder = makeRepository([
    { date: '2024-01-02T03:04:05Z', files: { 'log.mdx': 'one\n\ntwo\none\n' } },
    { date: '2025-02-03T04:05:06Z', files: { 'log.mdx': 'one\n\ntwo\none\nlast\n' } },
  ]);
  const dated = async (text: string): Promise<(string | null)[]> => {
    writeFileSync(join(folder, 'log.mdx'), text);
    return (await readLineDates(folder, { file: 'log.mdx', cut: new Set() })).lines;
  };
  const [old, later] = ['2024-01-02', '2025-02-03'];
  expect(await dated('one\r\n\r\ntwo\r\none\r\nlast\r\n')).toEqual([old, old, old, old, later]);
  expect(await dated('new\none\n\ntwo\none\nlast')).toEqual([null, old, old, old, old, later]);
  expect(await dated('one\n\nnew\nnew\ntwo\none\nlast')).toEqual([old, old, null, null, old, old, later]);
  expect(await dated('one\nlast\n')).toEqual([old, later]);
  expect(await dated('other\n')).toEqual([null]);
});
