import { expect, test } from 'vitest';
import { withoutFences } from '../../../../src/base/text/without-fences.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test.each([
  ['a\n```js\nb\n```\nc', 'a\n\n\n\nc'],
  ['~~~\n```\na\n~~~\nb', '\n\n\n\nb'],
  ['````\n```\na\n````\nb', '\n\n\n\nb'],
  ['  ```\n  a\n  ```  \nb', '\n\n\nb'],
  ['```\n``` js\na', '\n\n'],
  ['```code``` and words', '```code``` and words'],
])('%j without its fences', (text, expected) => {
  expect(withoutFences(text)).toBe(expected);
});

test.each(['```x\n', '`', '~~~\n'])('takes time in proportion to many times %j', (piece) => {
  expect(measureGrowth((length) => withoutFences(piece.repeat(length)), 4000)).toBeLessThan(linearGrowth);
});
