import { expect, test } from 'vitest';
import { openingText, plainText } from '../../../../src/read/markdown/plain-text.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test.each([
  ['Written `<id>:<secret>`, <b>always</b>.', 'Written <id>:<secret>, always.'],
  ['**Bold**, [linked `code`](https://a.test) and ``a`b``', 'Bold, linked code and a`b'],
  ['Returns what <https://api.example.com/v1> holds', 'Returns what https://api.example.com/v1 holds'],
  ['When x<y and y>z, send <token> or\n<id>.', 'When x<y and y>z, send <token> or <id>.'],
  ['<!-- <token> --><pre><b>x</b></pre>', 'x'],
  ['# Title\n\nText', 'Title'],
  ['<!-- none -->\n\nText', 'Text'],
  ['<p>Makes a <a href="/x">thing</a> &amp;<br>more</p>\n<p>Then</p>', 'Makes a thing & more'],
  ['- one\n- two', 'one'],
  ['<Warning>\nRead [this](/x) **first**.\n</Warning>\nThen', 'Read this first.'],
  ['<Card title="C">\n  <Note>\n  Read [this](/x).\n  </Note>\n</Card>', 'Read this.'],
  ['Inside, <Tooltip tip="t">a `word`</Tooltip> stays.', 'Inside, a word stays.'],
  ['![A picture](x.png) of [it][1]\n\n[1]: /it', 'A picture of it'],
])('%j begins with %j', (markdown, text) => {
  expect(openingText(markdown)).toBe(text);
});

test('the whole of a text stands in one line, its blocks apart', () => {
  expect(plainText('# Title\n\n- one\n- two\n\n| a | b |\n|---|---|\n| c | d |')).toBe('Title one two a b c d');
});

test('twice the backticks take about twice as long', () => {
  const measure = (count: number): number => {
    const start = performance.now();
    openingText('` '.repeat(count));
    return performance.now() - start;
  };
  measure(10_000);
  expect(measure(80_000)).toBeLessThan(12 * measure(20_000) + 100);
});

test.each([
  'A guide.',
  'Was ist das? Fünf Wege (und mehr)',
  "It’s 50% — don't wait; go",
  'See www.example.com',
  'Two  spaces ',
  'A - B -- C --- D',
  '日本語、とても',
  '“Quoted” text, "plain" too',
  'a) first',
  'e.g. this',
  'A. Letter',
])('what needs no parser reads as with one: %s', (text) => {
  // An empty comment is nothing to read, and keeps it from being taken for words alone.
  expect(plainText(text)).toBe(plainText(`${text}<!-- -->`));
});

test('words in a line that look like tags take no time with the square of their number', () => {
  const words = 'ask <boat name="a"> ';
  expect(plainText(words.repeat(2000))).toBe(words.repeat(2000).trim());
  expect(measureGrowth((length) => plainText(words.repeat(length)), 1000)).toBeLessThan(linearGrowth);
});
