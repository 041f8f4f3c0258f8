import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outputMarker } from '../../../../src/base/paths/build-folder.ts';
import { type RememberFolder, scanFolder } from '../../../../src/read/site/scan-folder.ts';

let folder = '';
let kept = new Map<string, unknown>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-scan-'));
  kept = new Map();
  mkdirSync(join(folder, 'guides'));
  write('index.mdx');
  write('guides/a.mdx');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text = ''): void => writeFileSync(join(folder, path), text);
const remember: RememberFolder = (path, read) => {
  const name = join(path, '.');
  if (!kept.has(name)) kept.set(name, read());
  return kept.get(name) as ReturnType<typeof read>;
};
const scan = (): string[] =>
  scanFolder(folder, { remember }).map(({ path, size, ignored }) => `${path} ${size}${ignored ? ' ignored' : ''}`);
const changed = (path: string): void => void kept.delete(join(folder, path, '.'));

test('only folders in which something has changed are read again', () => {
  const before = scan();
  expect(before).toEqual(['guides/a.mdx 0', 'index.mdx 0']);
  write('guides/b.mdx');
  write('index.mdx', 'text');
  expect(scan()).toEqual(before);
  changed('');
  expect(scan()).toEqual(['guides/a.mdx 0', 'index.mdx 4']);
  changed('guides');
  expect(scan()).toEqual(['guides/a.mdx 0', 'guides/b.mdx 0', 'index.mdx 4']);
});

test('what is ignored follows from the rules of now', () => {
  scan();
  write('.mintignore', 'guides/\n');
  changed('');
  expect(scan()).toEqual(['.mintignore 8 ignored', 'guides/a.mdx 0 ignored', 'index.mdx 0']);
});

test('what a link leads to is looked at each time', () => {
  symlinkSync(join(folder, 'guides/a.mdx'), join(folder, 'link.mdx'));
  expect(scan()).toContain('link.mdx 0');
  write('guides/a.mdx', 'text');
  expect(scan()).toContain('link.mdx 4');
});

test('a folder that has become an output is left out', () => {
  scan();
  mkdirSync(join(folder, 'guides', dirname(outputMarker)));
  changed('guides');
  expect(scan()).toEqual(['guides/a.mdx 0', 'index.mdx 0']);
  write(`guides/${outputMarker}`);
  changed(`guides/${dirname(outputMarker)}`);
  expect(scan()).toEqual(['index.mdx 0']);
  rmSync(join(folder, 'guides', outputMarker));
  expect(scan()).toEqual(['guides/a.mdx 0', 'index.mdx 0']);
});
