import { expect, test } from 'vitest';
import { compareCells } from '../../../../src/browser/start/compare-cells.ts';

test.each([
  ['numbers', ['9', '10', '-2', '1.5'], ['-2', '1.5', '9', '10']],
  ['divided thousands', ['1,200', '90', '1,000,000'], ['90', '1,200', '1,000,000']],
  ['fractions after a comma', ['2,5', '10,25', '0,75'], ['0,75', '2,5', '10,25']],
  ['one unit', ['12 ms', '9 ms', '100 ms'], ['9 ms', '12 ms', '100 ms']],
  ['money', ['$1,200', '$90.50', '$100'], ['$90.50', '$100', '$1,200']],
  ['versions', ['v1.10', 'v1.9', 'v1.10.2'], ['v1.9', 'v1.10', 'v1.10.2']],
  ['words', ['pear', 'Apple', 'éclair', 'fig'], ['Apple', 'éclair', 'fig', 'pear']],
  ['words with numbers', ['page 10', 'page 9'], ['page 9', 'page 10']],
  ['dates', ['2025-01-10', '2024-12-31'], ['2024-12-31', '2025-01-10']],
])('%s', (_, texts, sorted) => {
  expect(texts.toSorted(compareCells(texts, 'en'))).toEqual(sorted);
});

test('numbers of several units are no numbers', () => {
  const texts = ['2 MB', '10 kB'];
  expect(texts.toSorted(compareCells(texts, 'en'))).toEqual(['2 MB', '10 kB']);
});
