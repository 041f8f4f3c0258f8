import { expect, test } from 'vitest';
import { createFenceReader } from '../../../../src/base/text/create-fence-reader.ts';
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

test('every line is what it is read to be by itself', () => {
  const lines = [
    'a',
    '',
    '```',
    '```js',
    '~~~',
    '````',
    '  ```',
    '- ```',
    '> ```',
    '> a',
    'a ``` b',
    '```a```',
    '~~~~ x',
  ];
  for (let number = 0; number < 13 ** 4; number++) {
    const text = [1, 13, 13 ** 2, 13 ** 3].map((power) => lines[Math.floor(number / power) % 13]).join('\n');
    const read = createFenceReader();
    const expected = text.split('\n').map((line) => (read(line) === 'prose' ? line : ''));
    expect(withoutFences(text), text).toBe(expected.join('\n'));
  }
});

test.each(['```x\n', '`', '~~~\n'])('takes time in proportion to many times %j', (piece) => {
  expect(measureGrowth((length) => withoutFences(piece.repeat(length)), 4000)).toBeLessThan(linearGrowth);
});
