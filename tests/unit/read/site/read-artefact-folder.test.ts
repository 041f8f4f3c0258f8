import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readArtefactFolder } from '../../../../src/read/site/read-artefact-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-artefact-'));
  mkdirSync(join(folder, 'site/sdk/inner'), { recursive: true });
  writeFileSync(join(folder, 'site/sdk/a.yml'), 'a');
  writeFileSync(join(folder, 'site/sdk/inner/b.yml'), 'b');
  writeFileSync(join(folder, 'site/sdk/note.txt'), 'no');
  writeFileSync(join(folder, 'secret.yml'), 'secret');
  symlinkSync(join(folder, 'secret.yml'), join(folder, 'site/sdk/c.yml'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (location: string, isUntrusted: boolean) =>
  readArtefactFolder(location, { folder: join(folder, 'site'), files: /\.yml$/, isUntrusted });

test('reads the files of a folder and of those in it, by path', () => {
  expect([...read('sdk', false).read()]).toEqual([
    ['a.yml', 'a'],
    ['c.yml', 'secret'],
    ['inner/b.yml', 'b'],
  ]);
});

test('a stranger’s site reads nothing outside of its folder', () => {
  expect([...read('sdk', true).read().keys()]).toEqual(['a.yml', 'inner/b.yml']);
  symlinkSync(folder, join(folder, 'site/out'));
  expect(() => read('out', true)).toThrow('is outside the site');
});

test('links to folders are followed, into none twice, and by a stranger’s site to none outside of it', () => {
  mkdirSync(join(folder, 'packages'));
  writeFileSync(join(folder, 'packages/d.yml'), 'd');
  for (const [name, to] of Object.entries({ one: '.', two: '.', three: '../sdk', packages: join(folder, 'packages') }))
    symlinkSync(to, join(folder, 'site/sdk', name));
  symlinkSync('nowhere.yml', join(folder, 'site/sdk/gone.yml'));
  expect([...read('sdk', false).read().keys()]).toEqual(['a.yml', 'c.yml', 'inner/b.yml', 'packages/d.yml']);
  expect([...read('sdk', true).read().keys()]).toEqual(['a.yml', 'inner/b.yml']);
});

test.each(['..', 'sdk/../../', '../site/sdk'])('no site reads %s', (location) => {
  expect(() => read(location, false)).toThrow('is outside the site');
});

test('its mark changes with its files', () => {
  const { mark } = read('sdk', false);
  expect(read('sdk', false).mark).toBe(mark);
  writeFileSync(join(folder, 'site/sdk/a.yml'), 'longer');
  expect(read('sdk', false).mark).not.toBe(mark);
});
