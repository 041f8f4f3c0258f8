import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFolder } from '../../../../src/build/show/watch-folder.ts';

let folder = '';
let changes = 0;
let stop = (): void => {};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-watch-'));
  mkdirSync(join(folder, 'guides/deep'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  changes = 0;
  stop = watchFolder(folder, () => void changes++);
});
afterEach(() => {
  stop();
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
  stop();
  write('a.mdx');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(changes).toBe(0);
});
