import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../../src/model/problem.ts';
import { scanFolder } from '../../../../src/read/site/scan-folder.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-ignore-'));
  writeFileSync(join(folder, `${'a'.repeat(200)}.mdx`), 'Words');
  writeFileSync(join(folder, 'left-out.mdx'), 'Words');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a pattern that could be looked for without end is left out and told, the others hold', () => {
  writeFileSync(join(folder, '.mintignore'), `${'*a'.repeat(40)}b\nleft-*.mdx\n${'**/'.repeat(20)}x\n`);
  const problems: Problem[] = [];
  const files = scanFolder(folder, { problems });
  expect(files.find(({ path }) => path === 'left-out.mdx')?.ignored).toBe(true);
  expect(problems.map(({ file, line }) => [file, line])).toEqual([
    ['.mintignore', 1],
    ['.mintignore', 3],
  ]);
});
