import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** What git 2 says of the same names and patterns, where file names have a case. */
test.each<[string, string[], string[]]>([
  ['a name as it is written', ['NOTES.md'], ['NOTES.md', 'llms/NOTES.md']],
  ['an ending as it is written', ['*.MD'], []],
  ['a name at the root', ['/notes.md'], ['notes.md']],
  ['a folder taken back in', ['llms/*', '!llms/NOTES.md'], ['llms/notes.md']],
])('%s is left out as git does', (_, rules, expected) => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-ignore-case-'));
  try {
    mkdirSync(join(site, 'llms'));
    for (const name of ['NOTES.md', 'notes.md', 'llms/NOTES.md', 'llms/notes.md', 'ReadMe.md'])
      writeFileSync(join(site, name), 'Words');
    writeFileSync(join(site, '.mintignore'), rules.join('\n'));
    const ignored = scanFolder(site).flatMap(({ path, ignored: isLeftOut }) => (isLeftOut ? [path] : []));
    expect(ignored).toEqual(['.mintignore', 'ReadMe.md', ...expected].sort());
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('what editors and Git leave beside a file is left out, unless the site takes it back in', () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-ignore-left-'));
  try {
    mkdirSync(join(site, 'team'));
    const left = ['#pay.mdx#', 'pay.mdx.bak', 'pay.mdx.orig', 'pay.mdx.rej', 'pay.mdx~'].map((name) => `team/${name}`);
    const own = ['#1.png', 'a~b.png', 'bak.png', 'pay.mdx'].map((name) => `team/${name}`);
    for (const name of [...left, ...own]) writeFileSync(join(site, name), 'Words');
    const shown = (): string[] => scanFolder(site).flatMap(({ path, ignored }) => (ignored ? [] : [path]));
    expect(shown()).toEqual(own);
    writeFileSync(join(site, '.mintignore'), '!*.bak\n');
    expect(shown()).toContain('team/pay.mdx.bak');
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('the pictures that GitBook keeps in a hidden folder are files of the site, and nothing else of it', () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-ignore-gitbook-'));
  try {
    const pictures = ['.gitbook/assets/image (1).png', 'manual/.gitbook/assets/a/b.png'];
    const rest = ['.gitbook.yaml', '.gitbook/assets/.secret', '.gitbook/includes/a.md', '.other/assets/a.png'];
    for (const name of [...pictures, ...rest]) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), 'Words');
    }
    expect(scanFolder(site).flatMap(({ path, ignored }) => (ignored ? [] : [path]))).toEqual(pictures);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});
