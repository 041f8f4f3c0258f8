import { expect, test } from 'vitest';
import { compileMdx } from '../../../../src/read/markdown/compile-mdx.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test('the pictures of a snippet are looked for once, however many there are', () => {
  const compilePictures = (count: number) =>
    compileMdx(Array.from({ length: count }, (_, index) => `![a {p} ${index}](/x/${index}.png)\n\n`).join(''), {
      file: 'a.mdx',
      line: 1,
      fence: () => ({ name: 'A', attributes: {} }),
      fillFences: 'fillProps',
    });
  expect(compilePictures(2).code).toContain('fillProps("a {p} 1", props)');
  expect(measureGrowth(compilePictures, 300)).toBeLessThan(linearGrowth);
});
