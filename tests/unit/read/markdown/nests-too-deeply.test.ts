import { expect, test } from 'vitest';
import { nestsTooDeeply } from '../../../../src/read/markdown/nests-too-deeply.ts';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';

test.each([
  ['braces', '{a '],
  ['tags', '<Card>\n'],
  ['tags with attributes', '<Card title="a">\n'],
  ['quotes', '> '],
  ['lists', '- '],
  ['emphases', '*a '],
])('so many open %s are told at once, and the page is text', (_, piece) => {
  const { tree, problems } = parseMdx(`Words.\n\n${piece.repeat(20_000)}`, { file: 'a.mdx', line: 5 });
  expect(problems).toMatchObject([{ severity: 'error', code: 'mdx-syntax', file: 'a.mdx', line: 5 }]);
  expect(JSON.stringify(tree)).toContain('Words.');
});

test.each([
  ['closed tags', '<Card>a</Card>\n'.repeat(5000)],
  ['empty tags', '<Card /> <br> <img src="a">\n'.repeat(5000)],
  ['expressions', '{a} \\{ '.repeat(5000)],
  ['code', `\`\`\`js\n${'{ <T>'.repeat(5000)}\n\`\`\`\n`],
  ['addresses', '<https://example.com/a> <mailto:a@example.com> <a@example.com>, '.repeat(2000)],
  ['comparisons', 'a < b, 1 <2 '.repeat(5000)],
])('any number of %s is fine', (_, text) => {
  expect(nestsTooDeeply(text)).toBe(false);
});

test.each([
  ['{', 'a=>', '1}'],
  ['{', 'a=', '1}'],
  ['{', '1?1:', '1}'],
  ['{', 'new ', 'a}'],
  ['{', '1**', '1}'],
  ['export function f() {', 'if(1){}else ', '{}}'],
  ['export function f() {', 'while(1)', '1}'],
  ['export function f() {', 'a:', '1}'],
  ['export type A = ', 'B extends C ? D : ', 'E'],
])('JavaScript that goes deeper without brackets: %s%s…', (start, step, end) => {
  expect(nestsTooDeeply(start + step.repeat(30_000) + end)).toBe(true);
  expect(nestsTooDeeply(start + step.repeat(300) + end)).toBe(false);
});

test.each([
  '| **bold** | if it is new |\n',
  '- [Name](https://example.com): for whom?\nYes, for all.\n',
  '<td className="a" align={b}>x</td>\n',
  'key: value\n',
])('a long text of %j is not deep', (line) => {
  expect(nestsTooDeeply(line.repeat(1200))).toBe(false);
});

test('words and signs of code are none in prose, however long it is', () => {
  const rows = '| Used with this | new for 2.0 | a = b? |\n'.repeat(5000);
  const code = `import { A } from "/snippets/a.mdx";\n\n{/* it's a note */}\n\n<A cols={2} style={{ color: 'red' }} />\n\n`;
  expect(nestsTooDeeply(rows)).toBe(false);
  expect(nestsTooDeeply(code + rows)).toBe(false);
});

test.each(['{"}" + ', '{/}/ + ', '{a /* } */ + ', '{`}` + ', "{'\\'}' + ", '{// }\n', '{a}\n\n{b +\n'])(
  'steps behind a brace that ends nothing are counted: %s',
  (start) => {
    expect(nestsTooDeeply(`${start}${'1?1:'.repeat(5000)}1}`)).toBe(true);
  },
);

test('lists that nest line by line end at the depth at which those of one line do', () => {
  const nested = (depth: number, mark: string): string =>
    Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}${mark} item`).join('\n');
  expect(nestsTooDeeply(nested(1500, '-'))).toBe(true);
  expect(nestsTooDeeply(nested(300, '1.'))).toBe(true);
  expect(nestsTooDeeply(nested(300, '> -'))).toBe(true);
  expect(nestsTooDeeply(nested(20, '-'))).toBe(false);
  expect(nestsTooDeeply(`${nested(12, '-')}\n`.repeat(300))).toBe(false);
});

test.each(['<!--', '<', '<?', '<!A '])(
  '%s without an end, again and again in one block, is more than the parser takes',
  (sign) => {
    expect(nestsTooDeeply(sign.repeat(5000))).toBe(true);
    expect(nestsTooDeeply(`${sign}>\n`.repeat(5000))).toBe(false);
    expect(nestsTooDeeply(`a ${sign} b\n\n`.repeat(5000))).toBe(false);
  },
);
