import fs, { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ownMarker } from '../../../../src/base/paths/own-marker.ts';
import { type FolderWatch, watchFolder } from '../../../../src/build/show/watch-folder.ts';

/** As where the system watches no more folders. Modules are shared with other tests, so that none can be mocked. */
function refuseToWatch(): void {
  const { watch } = fs;
  const restore = (): void => {
    fs.watch = watch;
    syncBuiltinESMExports();
  };
  fs.watch = () => {
    throw Object.assign(new Error('System limit reached'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
  onTestFinished(restore);
}

let folder = '';
let outside = '';
let changes = 0;
let watched: FolderWatch;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-watch-'));
  mkdirSync(join(folder, 'guides/deep'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  outside = mkdtempSync(join(tmpdir(), 'docwright-outside-'));
  changes = 0;
  start();
});
afterEach(() => {
  watched.stop();
  rmSync(outside, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

function start(): void {
  watched?.stop();
  watched = watchFolder(folder);
  watched.listen(() => void changes++);
}

/** Waits for a change that `act` makes; what came before it has been told by then. */
async function hearsOf(act: () => void): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = changes;
  act();
  await expect.poll(() => changes, { timeout: 3000 }).toBeGreaterThan(before);
}

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

test.each(['.a.mdx.swp', 'guides/.b.mdx.swx', '.#a.mdx', '#a.mdx#', '.DS_Store'])(
  'is silent about %s, which an editor or a system keeps beside pages',
  async (path) => {
    write(path);
    rmSync(join(folder, path));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(changes).toBe(0);
    await hearsOf(() => renameSync(join(folder, 'guides'), join(folder, 'moved')));
  },
);

test.each(['.idea', '.obsidian'])('is silent about what an editor keeps in %s', async (name) => {
  mkdirSync(join(folder, name));
  write(`${name}/workspace.json`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(changes).toBe(0);
});

test('tells of a page whose last text an editor puts aside', async () => {
  write('a.mdx');
  await hearsOf(() => renameSync(join(folder, 'a.mdx'), join(folder, 'a.mdx~')));
  await hearsOf(() => write('a.mdx'));
});

test('is silent about what a service keeps in the site', async () => {
  mkdirSync(join(folder, 'data'));
  write(`data/${ownMarker}`);
  start();
  const before = changes;
  write('data/service.db');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(changes).toBe(before);
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
  watched.renew();
  expect(read('guides')).toBe(4);
});

test('of what is not watched, nothing is kept', () => {
  let reads = 0;
  const read = (path: string): number => watched.remember(join(folder, path), () => ++reads);
  expect([read('node_modules'), read('node_modules'), read('gone'), read('gone')]).toEqual([1, 2, 3, 4]);
});

test('an output is one in the site itself; further down its name is the author’s', async () => {
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'guides/dist'));
  await hearsOf(() => write('guides/dist/page.mdx'));
  const before = changes;
  write('dist/index.html');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(changes).toBe(before);
});

test('watches what links lead to, also those that were there before, and not without end', async () => {
  mkdirSync(join(outside, 'deep'));
  writeFileSync(join(outside, 'page.mdx'), 'one');
  symlinkSync(outside, join(folder, 'linked'));
  symlinkSync(folder, join(outside, 'deep/back'));
  mkdirSync(join(folder, 'pages'));
  symlinkSync(join(outside, 'page.mdx'), join(folder, 'pages/page.mdx'));
  start();
  await hearsOf(() => writeFileSync(join(outside, 'deep/d.mdx'), 'one'));
  rmSync(join(folder, 'linked'));
  start();
  await hearsOf(() => writeFileSync(join(outside, 'page.mdx'), 'other'));
});

test('watches on where the root is made anew at once, whatever number the system gives to the new folder', async () => {
  for (let time = 0; time < 2; time++) {
    await hearsOf(() => {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      write('a.mdx');
    });
    // Looked at by now.
    await new Promise((resolve) => setTimeout(resolve, 800));
    await hearsOf(() => write('a.mdx'));
  }
});

test('watches on where another folder has come in the place of the root, or it was away', async () => {
  renameSync(folder, `${folder}-old`);
  await hearsOf(() => cpSync(`${folder}-old`, folder, { recursive: true }));
  await hearsOf(() => write('guides/b.mdx'));
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => setTimeout(resolve, 700));
  await hearsOf(() => mkdirSync(folder));
  await hearsOf(() => write('c.mdx'));
  rmSync(`${folder}-old`, { recursive: true });
});

test('folders beyond the number that the system watches are looked at again and again', async () => {
  refuseToWatch();
  start();
  await hearsOf(() => write('guides/deep/a.mdx'));
  await hearsOf(() => write('guides/deep/a.mdx'));
  await hearsOf(() => mkdirSync(join(folder, 'guides/new')));
  await hearsOf(() => write('guides/new/b.mdx'));
  let reads = 0;
  const read = (): number => watched.remember(join(folder, 'guides'), () => ++reads);
  expect([read(), read()]).toEqual([1, 2]);
});

test('whoever listens later hears that something has changed since', async () => {
  watched.listen(null);
  write('a.mdx');
  await new Promise((resolve) => setTimeout(resolve, 50));
  let heard = 0;
  watched.listen(() => void heard++);
  expect(heard).toBe(1);
  watched.listen(() => void heard++);
  expect(heard).toBe(1);
});

test('watching anew finds what the system has not told', async () => {
  mkdirSync(join(folder, 'new'));
  watched.renew();
  await hearsOf(() => write('new/a.mdx'));
});
