import { expect, test } from 'vitest';
import { codeOrTemplatePattern, inlineCodePattern } from '../../../../src/base/text/inline-code.ts';
import { mapProse } from '../../../../src/base/text/map-prose.ts';
import { blankCode } from '../../../../src/base/text/place-in-text.ts';
import { protectRawText } from '../../../../src/read/markdown/protect-raw-text.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const codesIn = (text: string): string[] => text.match(new RegExp(inlineCodePattern, 'g')) ?? [];

test.each([
  ['A (\\`) and `<b>` or ``a`b``.', ['`<b>`', '``a`b``']],
  ['A backslash before code: \\\\`code`.', ['`code`']],
  ['Code that ends with `one\\`.', ['`one\\`']],
  ['An `open one\n\nand `another` one', ['`another`']],
  ['Over `two\nlines`.', ['`two\nlines`']],
  ['```` `x` ``` ````', ['```` `x` ``` ````']],
])('code inside of lines: %s', (text, found) => {
  expect(codesIn(text)).toEqual(found);
});

test('an escaped backtick begins no code for whoever reads prose', () => {
  const text = 'A (\\`) and `x` here';
  expect(mapProse(text, (prose) => prose.toUpperCase())).toBe('A (\\`) AND `x` HERE');
  expect(mapProse('`a\\` b', (prose) => prose.toUpperCase())).toBe('`a\\` B');
  expect(blankCode(text)).toBe('A (\\`) and     here');
});

test('names of elements with raw text stay as they are in code behind an escaped backtick', () => {
  const text =
    'Backticks (\\`) and the `<script>` tag.\n\nTags `<style>` in the `<head>`.\n\n```html\n<style>\n</style>\n```\n';
  expect(protectRawText(text)).toBe(text);
});

test('a template of JavaScript goes on over empty lines', () => {
  const text = 'export const a = `\n  <script>\n\n  1 < 2\n  </script>\n`;\n\n<A b={`<style>\n\n</style>`} />\n';
  expect(protectRawText(text)).toBe(text);
});

test('many backticks take time in proportion to the text', () => {
  const work = (length: number) =>
    codesIn(Array.from({ length }, (_, index) => '`'.repeat(1 + (index % 40))).join(' x '));
  expect(measureGrowth(work, 2000)).toBeLessThan(linearGrowth);
});

test('blanks and backslashes take time in proportion to the text', () => {
  const work = (length: number) => {
    for (const sign of [' ', '\n', '\\', '= ']) `${sign.repeat(length)}a`.match(new RegExp(codeOrTemplatePattern, 'g'));
  };
  expect(measureGrowth(work, 4000)).toBeLessThan(linearGrowth);
});
