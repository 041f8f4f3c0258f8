import { expect, test } from 'vitest';
import { renderTable } from '../../../src/cli/render-table.ts';

test('columns are as wide as their widest cell', () => {
  expect(renderTable(['a', 'b'], [['long', '1'], ['x']])).toBe('a     b\nlong  1\nx\n');
});

test('what a reader wrote cannot steer the terminal, whatever cell it stands in', () => {
  const cell = '\u001b]0;title\u0007\u001b[2Ja\r\nb\u009b31m\u202ec\u2066';
  expect(renderTable(['reason', 'comment'], [[cell, cell]])).toMatch(/^[ -~\n]*$/);
});
