import { expect, test } from 'vitest';
import { colorCode } from '../../../../src/browser/support/color-code.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test('names of elements and attributes of XML are told apart', () => {
  const pieces = colorCode('<a:b c-d="1" e=\'2\'>f.g</a:b>', 'xml').filter(({ kind }) => kind !== 'plain');
  expect(pieces.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
    'word <a:b',
    'key c-d',
    'string "1"',
    'key e',
    "string '2'",
    'word >',
    'word </a:b',
    'word >',
  ]);
});

test.each([
  ['xml', (length: number) => 'a.'.repeat(length)],
  ['json', (length: number) => `"${'\\"'.repeat(length)}`],
])('the time for %s grows with its length', (language, codeOf) => {
  expect(measureGrowth((length) => colorCode(codeOf(length), language), 3000)).toBeLessThan(linearGrowth);
});
