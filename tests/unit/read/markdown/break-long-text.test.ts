import { expect, test } from 'vitest';
import { breakLongText } from '../../../../src/read/markdown/break-long-text.ts';
import { cutSections } from '../../../../src/read/markdown/cut-sections.ts';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';
import { plainText } from '../../../../src/read/markdown/plain-text.ts';
import { prepareSource } from '../../../../src/read/markdown/prepare-source.ts';

const words = (count: number): string => 'some words &amp; more words&#10; '.repeat(count);

/** The parser would take four gigabytes for the text as it is, and many times as long. */
test.each<[string, (text: string) => unknown]>([
  ['plain text', plainText],
  ['sections of Markdown', (text) => cutSections(text, { headings: [], syntax: 'markdown' })],
  ['a page', (text) => parseMdx(prepareSource(text), { file: 'a.mdx', line: 1 })],
])('a paragraph of very many references is read in time: %s', (_, work) => {
  const start = process.cpuUsage();
  work(words(8000));
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
