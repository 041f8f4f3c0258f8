import { expect, test } from 'vitest';
import { placeToCut } from '../../../../src/base/text/place-to-cut.ts';

test.each([
  ['between words', 'one two three', 9, 'one two'],
  ['behind a word that fits', 'one two three', 7, 'one two'],
  ['in a script without spaces', '一二三四五六七八', 5, '一二三四五'],
  ['where the only space stands at the beginning', 'In 一二三四五六七八', 8, 'In 一二三四五'],
  ['before a character of two units', '一二三😀五六七八', 4, '一二三'],
])('a text is cut %s', (_, text, limit, cut) => {
  expect(text.slice(0, placeToCut(text, limit))).toBe(cut);
});

test('a space before the middle of a passage parts nothing', () => {
  expect(placeToCut('one two 一二三四五六七八', 14, 6)).toBe(14);
});
