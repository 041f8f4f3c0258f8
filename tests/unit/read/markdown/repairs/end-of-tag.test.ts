import { expect, test } from 'vitest';
import { endOfTag } from '../../../../../src/read/markdown/repairs/end-of-tag.ts';

test.each([
  ['<a b="1">c', 9],
  ['<a\n  b={1 > 0}\n>c', 16],
  ['<a title="x\n<b>">c', 17],
  ['<a b={\n<i>x</i>\n}>c', 18],
  ['<a b', null],
  ['</a\n</a>', null],
  ['<a\n  <b>', null],
])('%j ends at %s', (source, end) => {
  expect(endOfTag(source, 0)).toBe(end);
});

test('looks no further than to the next tag, however many have no end', () => {
  const source = '</a\n'.repeat(50_000);
  const started = performance.now();
  for (let offset = 0; offset < source.length; offset += 4) endOfTag(source, offset);
  expect(performance.now() - started).toBeLessThan(1000);
});
