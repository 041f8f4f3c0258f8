import { expect, test } from 'vitest';
import { nestsTooDeeply } from '../../../../src/read/markdown/nests-too-deeply.ts';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';

const table = (columns: number, rows: string, mark = ''): string =>
  `${mark}${'a|'.repeat(columns)}\n${mark}${'-|'.repeat(columns)}\n${rows}`;

test.each([
  ['bars', '|b\n'],
  ['no bar', 'b\n'],
])('a table whose rows of %s would be filled up with cells without end is text', (_, row) => {
  const { tree, problems } = parseMdx(`Words.\n\n${table(1000, row.repeat(1000))}\nMore.`, { file: 'a.mdx', line: 5 });
  expect(problems).toMatchObject([{ severity: 'error', code: 'mdx-syntax', file: 'a.mdx', line: 5 }]);
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'code', 'paragraph']);
  expect(JSON.stringify(tree).length).toBeLessThan(20_000);
});

test('such a table in a quote or a list is text, too', () => {
  expect(nestsTooDeeply(table(1000, '> |b\n'.repeat(1000), '> '))).toBe(true);
  expect(nestsTooDeeply(`- ${table(1000, '  |b\n'.repeat(1000), '  ').trimStart()}`)).toBe(true);
});

test.each([
  ['large', table(10, `${'b|'.repeat(10)}\n`.repeat(10_000))],
  ['with short rows', table(12, 'name | what it is\n'.repeat(3000))],
  ['wide, with text behind it', `${table(1000, `${'b|'.repeat(1000)}\n`)}\n${'Words\n'.repeat(1000)}`],
])('a table that somebody may mean is one: %s', (_, text) => {
  expect(nestsTooDeeply(text)).toBe(false);
});
