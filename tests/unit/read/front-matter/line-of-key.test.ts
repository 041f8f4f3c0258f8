import { expect, test } from 'vitest';
import { lineOfKey } from '../../../../src/read/front-matter/line-of-key.ts';

test.each([
  ['title', 2],
  ['c++', 3],
  ['og:image', 4],
  ['none', 1],
])('finds the line of a key, whatever signs it has: %s', (key, line) => {
  const text = '---\ntitle: A\n"c++": B\nog:image: C\n---\nnone: D\n';
  expect(lineOfKey(key, { text, end: 6 })).toBe(line);
});
