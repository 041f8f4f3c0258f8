import { expect, test } from 'vitest';
import { fenceIndentedCode } from '../../../src/migrate/markup/fence-indented-code.ts';
import { settleFormulas } from '../../../src/migrate/markup/settle-formulas.ts';
import { linearGrowth, measureGrowth } from '../measure-growth.ts';

test('a formula that begins where the last one ended has marks of its own alone', () => {
  expect(settleFormulas('$$\na\n$$ and $$\nb\n$$\n')).toBe('$$\na\n$$\nand\n$$\nb\n$$\n');
});

test.each([
  ['formulas', (length: number) => settleFormulas('$$\na\n$$\n\n'.repeat(length))],
  ['indented elements', (length: number) => fenceIndentedCode('    <p>a</p>\n\n'.repeat(length))],
])('%s take no time with the square of their number', (_, convert) => {
  expect(measureGrowth(convert, 2000)).toBeLessThan(linearGrowth);
});
