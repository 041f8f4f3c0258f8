import { expect, test } from 'vitest';
import { parseMdxTree } from '../../../../../src/read/markdown/mdx-parser.ts';
import { parseMdx } from '../../../../../src/read/markdown/parse-mdx.ts';
import { findEndlessBrace } from '../../../../../src/read/markdown/repairs/find-endless-brace.ts';
import { linearGrowth, measureGrowth } from '../../../measure-growth.ts';

/** Few enough for the parser to come to an end within seconds. */
const count = 20;
const tags = '<b>'.repeat(count);

test.each([
  ['a brace in prose, with tags in its paragraph', `Text\n\n{ open ${tags}`, { line: 3, column: 1 }],
  ['tags in later paragraphs', `Text { open\n\n${'a<br>b\n\n'.repeat(count)}`, { line: 1, column: 6 }],
  ['expressions in attributes', 'Go <B on={() => { x }>now</B>\n'.repeat(count), { line: 1, column: 10 }],
  ['tags that other braces hold', '{<b>'.repeat(count) + '}'.repeat(count), { line: 1, column: 1 }],
  ['another tag that closes', `{ return <i a={b}>c</s>; }\n\n${tags}`, { line: 1, column: 1 }],
  ['closing tags in attributes', `{${'<b a="</b>">'.repeat(count)}`, { line: 1, column: 1 }],
  ['a statement within a paragraph', `Text\nexport default { a:\n${tags}`, { line: 2, column: 16 }],
])('a brace after which the parser would not end is refused: %s', (_, source, place) => {
  expect(findEndlessBrace(source)).toEqual(place);
  expect(() => parseMdxTree(source)).toThrow(`${place.line}:${place.column}: This brace starts an expression with`);
});

test.each([
  ['elements that are closed', `{${tags}${'</b>'.repeat(count)}} and ${'<br />'.repeat(count)}`],
  ['tags in strings', `{"${tags}"} {'${tags}'} {\`${tags} {\`}`],
  ['comparisons', `{rows.map((n) => n<a && n<b && n<c && n<d && n<e && n<f && n<g && n<h && n<i && n<j)}`],
  ['tags without a brace', tags],
  ['code', `\`{\` ${tags}\n\n\`\`\`\n{${tags}\n\`\`\`\n`],
  ['an escaped brace', `\\{ ${tags}`],
  ['statements', `export const a = () => {\n  return n${'<a && n'.repeat(count)};\n\n};\n\n${tags}`],
])('what the parser reads at once is left to it: %s', (_, source) => {
  expect(findEndlessBrace(source)).toBeNull();
});

test('such a brace is shown as text, with a warning that names its line, and the page is read', () => {
  const { problems } = parseMdx(`Hello\n\nA { set ${'of <br> '.repeat(40)}`, { file: 'a.mdx', line: 1 });
  expect(problems[0]).toMatchObject({ code: 'mdx-repaired', line: 3, column: 3, hint: 'Write \\{ for a literal {' });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('the time grows with the text', () => {
  expect(measureGrowth((length) => findEndlessBrace(`{a ${'<b> {c} '.repeat(length)}`), 2000)).toBeLessThan(
    linearGrowth,
  );
});
