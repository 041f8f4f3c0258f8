import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FolderWatch, watchFolder } from '../../../../src/build/show/watch-folder.ts';

let folder = '';
let changes = 0;
let watched: FolderWatch;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-watch-'));
  mkdirSync(join(folder, 'guides/deep'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  changes = 0;
  watched = watchFolder(folder, () => void changes++);
});
afterEach(() => {
  watched.stop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (path: string): void => writeFileSync(join(folder, path), String(Math.random()));

test.each(['a.mdx', 'guides/b.mdx', 'guides/deep/c.mdx'])('tells of a new and a changed %s', async (path) => {
  write(path);
  await expect.poll(() => changes).toBeGreaterThan(0);
  const before = changes;
  write(path);
  await expect.poll(() => changes).toBeGreaterThan(before);
});

test('watches folders that appear later, and those that come back', async () => {
  mkdirSync(join(folder, 'new'));
  await expect.poll(() => changes).toBeGreaterThan(0);
  rmSync(join(folder, 'new'), { recursive: true });
  mkdirSync(join(folder, 'new'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = changes;
  write('new/d.mdx');
  await expect.poll(() => changes).toBeGreaterThan(before);
});

test('is silent about installed packages and after it was stopped', async () => {
  write('node_modules/x.js');
  watched.stop();
  write('a.mdx');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(changes).toBe(0);
});

test('watches what lies in a folder that came in the place of another', async () => {
  rmSync(join(folder, 'guides'), { recursive: true });
  mkdirSync(join(folder, 'guides/deep'), { recursive: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = changes;
  write('guides/deep/c.mdx');
  await expect.poll(() => changes).toBeGreaterThan(before);
});

test('what was read of a folder is kept until something changes in it', async () => {
  let reads = 0;
  const read = (path: string): number => watched.remember(join(folder, path), () => ++reads);
  expect([read('guides/'), read('guides'), read('guides/deep')]).toEqual([1, 1, 2]);
  write('guides/deep/c.mdx');
  await expect.poll(() => read('guides/deep')).toBe(3);
  expect(read('guides')).toBe(1);
  watched.forget();
  expect(read('guides')).toBe(4);
});

test('of what is not watched, nothing is kept', () => {
  let reads = 0;
  const read = (path: string): number => watched.remember(join(folder, path), () => ++reads);
  expect([read('node_modules'), read('node_modules'), read('gone'), read('gone')]).toEqual([1, 2, 3, 4]);
});
