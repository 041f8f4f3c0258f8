import { expect, test } from 'vitest';
import { checkAltTexts } from '../../../../src/build/check/check-alt-texts.ts';
import type { CheckInput } from '../../../../src/build/check/check-input.ts';

function linesOf(body: string): (number | undefined)[] {
  const site = { pages: [{ source: { file: 'a.mdx', body, line: 1 } }], snippets: {} };
  return checkAltTexts({ site } as unknown as CheckInput).map(({ line }) => line);
}

test.each([
  ['without a text', '![](a.png)\n\n<img src="a.png" />\n', [1, 3]],
  ['with one, or one that is empty', '![A](a.png)\n\n<img alt="" src="a.png" />\n\n<img {...given} />\n', []],
  ['in code', '`![](a.png)`\n\n```html\n<img src="a.png">\n```\n', []],
  [
    'in comments',
    '{/* ![](a.png) */}\n\n<!-- <img src="a.png"> -->\n\n{/*\n<img src="a.png" />\n*/}\n\n![](b.png)\n',
    [9],
  ],
])('pictures %s', (_, body, lines) => {
  expect(linesOf(body)).toEqual(lines);
});
