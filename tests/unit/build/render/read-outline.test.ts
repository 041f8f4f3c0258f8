import { expect, test } from 'vitest';
import { readOutline } from '../../../../src/build/render/read-outline.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test.each(['<svg ', '<br ', '<annotation'])('headings with many %j that end nowhere are read once', (unit) => {
  const work = (length: number): unknown =>
    readOutline(`<h2 id="a"><span class="math">${unit.repeat(length)}</span></h2>`, 'secret');
  expect(measureGrowth(work, 4000)).toBeLessThan(linearGrowth);
});

test('a heading is its words, with a formula as it was written', () => {
  const formula = '<span class="math"><math><annotation encoding="tex">x^2</annotation></math></span>';
  expect(readOutline(`<h2 id="a">A<br>b <svg><path/></svg>${formula}</h2>`, 'secret')).toMatchObject([
    { depth: 2, id: 'a', text: 'A b x^2' },
  ]);
});
