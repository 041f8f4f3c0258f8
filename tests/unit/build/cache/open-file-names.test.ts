import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameContent } from '../../../../src/build/cache/name-content.ts';
import { openFileNames, stampOf } from '../../../../src/build/cache/open-file-names.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-names-'));
  writeFileSync(join(folder, 'a.md'), 'one');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** What a build at a later time finds, and whether it has read the file for it. */
function look(path = 'a.md', later = 60_000): { isRead: boolean } {
  vi.useFakeTimers({ now: Date.now() + later, toFake: ['Date'] });
  const names = openFileNames(folder, join(folder, '.cache'));
  const file = join(folder, path);
  let isRead = false;
  const name = names.nameOf(path, stampOf(file), () => {
    isRead = true;
    return nameContent(readFileSync(file));
  });
  names.save();
  vi.useRealTimers();
  expect(name).toBe(nameContent(readFileSync(file)));
  return { isRead };
}

test('a file that stands as it did is read once', () => {
  expect([look(), look()]).toEqual([{ isRead: true }, { isRead: false }]);
});

test('a file that has just been written to may be written to again within one tick of the clock', () => {
  expect([look('a.md', 0), look('a.md', 0), look(), look()].map(({ isRead }) => isRead)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  ['written to', () => writeFileSync(join(folder, 'a.md'), 'two')],
  [
    'written to, with its old time',
    () => {
      writeFileSync(join(folder, 'a.md'), 'two');
      utimesSync(join(folder, 'a.md'), 1, 1);
    },
  ],
  [
    'replaced by one of the same size and time',
    () => {
      writeFileSync(join(folder, 'b.md'), 'two');
      utimesSync(join(folder, 'b.md'), 1, 1);
      renameSync(join(folder, 'b.md'), join(folder, 'a.md'));
    },
  ],
])('a file that was %s is read again', (_what, change) => {
  utimesSync(join(folder, 'a.md'), 1, 1);
  look();
  change();
  expect(look()).toEqual({ isRead: true });
});

test('what a link leads to is read each time', () => {
  symlinkSync(join(folder, 'a.md'), join(folder, 'link.md'));
  look('link.md');
  writeFileSync(join(folder, 'a.md'), 'two');
  expect(look('link.md')).toEqual({ isRead: true });
});

test.each([
  ['cut off', (content: string) => content.slice(0, -2)],
  ['changed', (content: string) => content.replace(/ \d/, ' 9')],
  ['something else', () => '{}'],
])('a list that was %s counts for nothing', (_what, spoil) => {
  look();
  const list = join(folder, '.cache', nameContent(folder));
  writeFileSync(list, spoil(readFileSync(list, 'utf8')));
  expect(look()).toEqual({ isRead: true });
});
