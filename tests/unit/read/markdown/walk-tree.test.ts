import { expect, test } from 'vitest';
import { isComment } from '../../../../src/read/markdown/walk-tree.ts';

test.each([
  ['', true],
  ['/* a */', true],
  [' /* a * / */ /** b **/\n', true],
  ['/* a */ run() /* b */', false],
  ['/* a */ 1', false],
  ['/* a', false],
])('an expression is a comment where it holds nothing else: %s', (expression, is) => {
  expect(isComment(expression)).toBe(is);
});
