import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeEmptyFolders } from '../../../../src/build/files/remove-empty-folders.ts';

let within: string;

beforeEach(() => {
  within = mkdtempSync(join(tmpdir(), 'empty-'));
  mkdirSync(join(within, 'a/b/c'), { recursive: true });
});

afterEach(() => rmSync(within, { recursive: true, force: true }));

test('a folder goes with those around it that hold nothing else', () => {
  writeFileSync(join(within, 'a/page.html'), '');
  removeEmptyFolders(within, 'a/b/c');
  expect(existsSync(join(within, 'a/b'))).toBe(false);
  expect(existsSync(join(within, 'a/page.html'))).toBe(true);
});

test('a folder that holds something stays', () => {
  writeFileSync(join(within, 'a/b/c/page.html'), '');
  removeEmptyFolders(within, 'a/b/c');
  expect(existsSync(join(within, 'a/b/c/page.html'))).toBe(true);
});

test('the folder itself stays, and one that is gone already is no fault', () => {
  removeEmptyFolders(within, 'a/b/c');
  removeEmptyFolders(within, 'a');
  expect(existsSync(within)).toBe(true);
});
