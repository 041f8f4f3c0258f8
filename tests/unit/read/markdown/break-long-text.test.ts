import { expect, test } from 'vitest';
import { breakLongText } from '../../../../src/read/markdown/break-long-text.ts';
import { cutSections } from '../../../../src/read/markdown/cut-sections.ts';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';
import { plainText } from '../../../../src/read/markdown/plain-text.ts';
import { prepareSource } from '../../../../src/read/markdown/prepare-source.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const words = (count: number): string => 'some words &amp; more words&#10; '.repeat(count);

test.each<[string, (text: string) => unknown]>([
  ['plain text', plainText],
  ['sections of Markdown', (text) => cutSections(text, { headings: [], syntax: 'markdown' })],
])('a paragraph of very many references takes no more than its length: %s', (_, work) => {
  expect(measureGrowth((length) => work(words(length)), 1000)).toBeLessThan(linearGrowth);
});

test('nor does a page, of which the parser would otherwise take gigabytes', () => {
  const start = process.cpuUsage();
  parseMdx(prepareSource(words(8000)), { file: 'a.mdx', line: 1 });
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

test('says what it said', () => {
  const text = words(4000);
  expect(plainText(text)).toBe('some words & more words '.repeat(4000).trim());
  expect(cutSections(text, { headings: [], syntax: 'markdown' })[0]!.text).not.toContain('<!--');
  expect(parseMdx(prepareSource(text), { file: 'a.mdx', line: 1 }).problems).toEqual([]);
});

test('leaves code and whatever is not long as it is', () => {
  const code = `~~~\n${words(4000)}\n~~~`;
  const value = `export const text = "${words(4000)}";`;
  const rows = 'a &nbsp; b\n\n'.repeat(4000);
  for (const text of [code, value, rows, words(100)]) expect(breakLongText(text, 'mdx')).toBe(text);
});
