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

test('what a tooltip in a heading says is no part of it', () => {
  const tip =
    '<span class="tooltip">word<span class="tooltip-content" role="tooltip"><span>Its text</span></span></span>';
  expect(readOutline(`<h2 id="a">A ${tip} more</h2>`, 'secret')).toMatchObject([{ text: 'A word more' }]);
});

test('an entry without a label is not named by the next one', () => {
  const entry = (id: string, label: string): string =>
    `<section class="update" id="${id}"><div class="entry-head"><div>${label}</div></div><div class="entry-content"><h2>In</h2></div></section>`;
  const html = entry('section', '') + entry('may', '<h2 class="entry-label"><a href="#may">May</a></h2>');
  expect(readOutline(html, 'secret')).toMatchObject([{ id: 'may', text: 'May' }]);
});
