import { expect, test } from 'vitest';
import { readProse } from '../../../../../src/read/markdown/repairs/read-prose.ts';
import { linearGrowth, measureGrowth } from '../../../measure-growth.ts';

test('tags that nothing ends take time in proportion to their number', () => {
  const growth = measureGrowth((count) => {
    const text = '<br '.repeat(count);
    for (let run = 0; run < 20; run++) readProse(text);
  }, 150);
  expect(growth).toBeLessThan(linearGrowth);
});

test('what stands in a tag is no text, and what stands behind one without an end is', () => {
  expect(readProse('A <b title="x < y">c</b> d').text).toBe('A <b              >c</b> d');
  expect(readProse('A <b c < d').text).toBe('A <b c < d');
});
