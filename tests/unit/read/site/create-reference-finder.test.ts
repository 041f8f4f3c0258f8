import { expect, test } from 'vitest';
import { createReferenceFinder } from '../../../../src/read/site/create-reference-finder.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const paths = ['a.png', 'images/b.v2.png', 'guides/c.png', 'images/my file (1).png'];
const many = Array.from({ length: 40 }, (_, index) => `more/${index}.png`);
const few = createReferenceFinder(paths, '/docs');
const finder = createReferenceFinder([...paths, ...many], '/docs');

test.each([
  ['![](/a.png)', ['a.png']],
  ['See images/b.v2.png, please.', ['images/b.v2.png']],
  ['<img src="/docs/a.png?x=1">', ['a.png']],
  ['./c.png', ['guides/c.png']],
  ['![](/images/my%20file%20(1).png)', ['images/my file (1).png']],
  ['![](/%61.png)', ['a.png']],
  ['b.v2.png and d.png and 3.5', []],
])('%s names %j', (text, expected) => {
  expect([...finder.find(text, 'guides/page.mdx')]).toEqual(expected);
  expect([...few.find(text, 'guides/page.mdx')]).toEqual(expected);
});

test.each(['A', '.', 'a.', '/', '%', '図'])('takes time in proportion to many times %j', (piece) => {
  expect(measureGrowth((length) => finder.find(piece.repeat(length), 'a.mdx'), 4000)).toBeLessThan(linearGrowth);
});

test('a text that stands in many files is read once', () => {
  const text = 'A line of a snippet, with d.png beside ../c.png. '.repeat(20_000);
  const cost = (work: () => void): number => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user;
  };
  const once = cost(() => finder.find(text, 'guides/page.mdx'));
  const at = finder.open(text);
  const often = cost(() => {
    for (let file = 0; file < 500; file++) at(`guides/deep/${file}.mdx`);
  });
  expect([...at('guides/deep/page.mdx')]).toEqual(['guides/c.png']);
  expect(often).toBeLessThan(20 * once);
});
