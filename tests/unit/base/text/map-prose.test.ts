import { expect, test } from 'vitest';
import { mapOutsideFences, mapProse, maskCode } from '../../../../src/base/text/map-prose.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const loud = (prose: string): string => prose.toUpperCase();

test('what stands outside of code is changed, with the number of its line', () => {
  const seen: [string, number][] = [];
  const text = 'a\n\n- ```js\n  b\n  ```\n\nc `d` e\n``f\ng`` h';
  expect(mapProse(text, loud)).toBe('A\n\n- ```js\n  b\n  ```\n\nC `d` E\n``f\ng`` H');
  mapProse(text, (prose, line) => {
    seen.push([prose.trim(), line]);
    return prose;
  });
  expect(seen).toEqual([
    ['a', 0],
    ['c', 5],
    ['e', 6],
    ['h', 8],
  ]);
});

test('marks of a fence that end in their own line are code within it, and hide nothing of what follows', () => {
  expect(mapProse('a\n```one line```\nb', loud)).toBe('A\n```one line```\nB');
  expect(mapOutsideFences('```\na\n```\nb `c`', loud)).toBe('```\na\n```\nB `C`');
});

test('code ends at marks as long as those that it begins with, whatever marks stand in it', () => {
  expect(mapProse('a `` b ` c `` d', loud)).toBe('A `` b ` c `` D');
  expect(mapProse('a `` b ` c', loud)).toBe('A `` B ` C');
  expect(mapProse('a ``` b `c` d', loud)).toBe('A ``` B `c` D');
  expect(maskCode('a `` b ` c `` d')).toBe('a ``___`___`` d');
});

test.each([
  ['marks', (length: number) => `a ${'`'.repeat(length)} b`],
  ['marks of code', (length: number) => '`a` '.repeat(length)],
  [
    'marks of every length',
    (length: number) =>
      ['a ', ...Array.from({ length: 2 * Math.sqrt(length) }, (_, at) => `${'`'.repeat(at + 1)} `)].join(''),
  ],
])('%s take no time with the square of their number', (_, write) => {
  expect(measureGrowth((length) => mapProse(write(length), loud), 4000)).toBeLessThan(linearGrowth);
});
