import { expect, test } from 'vitest';
import { trimEndSlashes } from '../../../../src/base/paths/trim-end-slashes.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test.each([
  ['/a/', '/a'],
  ['/a//', '/a'],
  ['//a/b', '//a/b'],
  ['a', 'a'],
  ['/', ''],
  ['', ''],
])('%s', (text, expected) => {
  expect(trimEndSlashes(text)).toBe(expected);
});

test('a row of slashes within a text takes time with its length', () => {
  expect(measureGrowth((length) => trimEndSlashes(`${'/'.repeat(length)}x`), 2_000)).toBeLessThan(linearGrowth);
});
