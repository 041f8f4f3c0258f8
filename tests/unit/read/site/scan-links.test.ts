import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTextFile } from '../../../../src/read/site/read-text-file.ts';
import { scanFolder } from '../../../../src/read/site/scan-folder.ts';

let around: string;
let site: string;

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'docwright-links-'));
  site = join(around, 'site');
  mkdirSync(join(site, 'guides'), { recursive: true });
  writeFileSync(join(site, 'guides/a.mdx'), 'A');
  writeFileSync(join(around, 'secret.txt'), 'secret');
  symlinkSync('guides', join(site, 'shown-again'));
  symlinkSync('../secret.txt', join(site, 'secret.txt'));
  symlinkSync('..', join(site, 'guides/around'));
  symlinkSync('.', join(site, 'guides/itself'));
  symlinkSync('nowhere', join(site, 'dangling.mdx'));
});

afterEach(() => rmSync(around, { recursive: true, force: true }));

const paths = (isUntrusted: boolean): string[] => scanFolder(site, { isUntrusted }).map(({ path }) => path);

test('links are followed, but not to a folder around them', () => {
  expect(paths(false)).toEqual(['guides/a.mdx', 'secret.txt', 'shown-again/a.mdx']);
});

test.skipIf(process.platform === 'win32')(
  'a link to the root of the file system is one to a folder around the site',
  () => {
    symlinkSync('/', join(site, 'all'));
    expect(paths(false)).toEqual(['guides/a.mdx', 'secret.txt', 'shown-again/a.mdx']);
  },
);

test('folders that link to each other are entered once on each way, and a link to itself is nothing', () => {
  mkdirSync(join(site, 'one'));
  mkdirSync(join(site, 'two'));
  writeFileSync(join(site, 'two/b.mdx'), 'B');
  symlinkSync('../two', join(site, 'one/two'));
  symlinkSync('../one', join(site, 'two/one'));
  symlinkSync('self.mdx', join(site, 'self.mdx'));
  expect(paths(false).filter((path) => path.endsWith('b.mdx'))).toEqual([
    'one/two/b.mdx',
    'two/b.mdx',
    'two/one/two/b.mdx',
  ]);
  expect(paths(false)).not.toContain('self.mdx');
});

test('links that lead out of the folder are not followed for a stranger', () => {
  expect(paths(true)).toEqual(['guides/a.mdx', 'shown-again/a.mdx']);
});

test.skipIf(process.platform === 'win32')('a pipe is not a file, and is not waited for', () => {
  const pipe = join(site, 'docs.json');
  execFileSync('mkfifo', [pipe]);
  expect(paths(false)).not.toContain('docs.json');
  expect(() => readTextFile(pipe)).toThrow('is not a file');
});
