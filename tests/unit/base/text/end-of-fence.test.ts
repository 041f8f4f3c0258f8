import { expect, test } from 'vitest';
import { endOfFence } from '../../../../src/base/text/end-of-fence.ts';

test.each([
  ['```js\na\n```\nb', 0, 11],
  ['- ```\n  a\n  ```', 0, 15],
  ['a\n~~~~\n~~~\n~~~~\n', 2, 15],
  ['```\nwithout an end', 0, 18],
  ['> ```\n> a\nb', 0, 9],
  ['```one line```\nb', 0, -1],
  ['words', 0, -1],
])('%j from %d', (text, start, end) => {
  expect(endOfFence(text, start)).toBe(end);
});
