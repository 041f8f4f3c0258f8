import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { replaceFile } from '../../../../src/build/files/replace-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-replace-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

test('a file that stands there keeps its rights, and links lead to it still', () => {
  writeFileSync(path('a.mdx'), 'old');
  chmodSync(path('a.mdx'), 0o640);
  symlinkSync('a.mdx', path('link.mdx'));
  replaceFile(path('link.mdx'), 'new');
  expect(readFileSync(path('a.mdx'), 'utf8')).toBe('new');
  expect(statSync(path('a.mdx')).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder).sort()).toEqual(['a.mdx', 'link.mdx']);
});

test('who reads it while it is written finds the old file, and a fault leaves it', () => {
  writeFileSync(path('b.mdx'), 'old');
  const write = (beside: string): void => {
    writeFileSync(beside, 'ha');
    expect(readFileSync(path('b.mdx'), 'utf8')).toBe('old');
    throw new Error('The disk is full');
  };
  expect(() => replaceFile(path('b.mdx'), write)).toThrow('The disk is full');
  expect(readFileSync(path('b.mdx'), 'utf8')).toBe('old');
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a file that is not there gets the rights that it is given', () => {
  replaceFile(path('c'), 'new', { mode: 0o600 });
  expect(statSync(path('c')).mode & 0o777).toBe(0o600);
});

test('a file may have the longest name that there is', () => {
  const name = 'n'.repeat(255);
  replaceFile(path(name), 'new');
  expect(readFileSync(path(name), 'utf8')).toBe('new');
});

// `/dev/full` is a disk without room.
test.runIf(process.platform === 'linux')('where there is no room, the error says for which file', () => {
  const write = (): void => writeFileSync('/dev/full', 'content');
  expect(() => replaceFile(path('d.mdx'), write)).toThrow(
    expect.objectContaining({ code: 'ENOSPC', path: path('d.mdx') }),
  );
});
