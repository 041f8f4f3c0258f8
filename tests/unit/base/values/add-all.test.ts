import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addAll } from '../../../../src/base/values/add-all.ts';

test('adds more than a call takes arguments, in order', () => {
  const list = [-1];
  addAll(
    list,
    Array.from({ length: 1_000_000 }, (_, index) => index),
  );
  expect([list.length, list[0], list.at(-1)]).toEqual([1_000_001, -1, 999_999]);
});

test('nothing that reads or writes the files of users hands lists over as arguments', () => {
  const files = globSync('src/{base,read,build,migrate}/**/*.{ts,tsx}').filter((file) => !file.endsWith('add-all.ts'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\.(?:push|unshift)\(\s*\.\.\./.test(readFileSync(file, 'utf8')))).toEqual([]);
});
