import { mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { compileMdx } from '../../../../../src/read/markdown/compile-mdx.ts';
import { mdxFeatures } from '../../../../../src/read/markdown/mdx-features.ts';
import { parseMdxTree } from '../../../../../src/read/markdown/mdx-parser.ts';
import { parseMdx } from '../../../../../src/read/markdown/parse-mdx.ts';
import { partLongBlocks } from '../../../../../src/read/markdown/repairs/part-long-blocks.ts';
import { linearGrowth, measureGrowth } from '../../../measure-growth.ts';

const row =
  '    <tr>\n      <td>\n        <p>\n          id {1}\n          <code>`a`</code>\n        </p>\n      </td>\n    </tr>\n';
const field = '<ParamField path="id">\n  Its <b>name</b>\n</ParamField>\n';
const table = (rows: string): string => `Before\n\n<table>\n  <tbody>\n${rows}  </tbody>\n</table>\n\nAfter\n`;

test.each([table(row.repeat(100)), field.replace('Its', 'a &gt;> b').repeat(200), `# Title\n${field.repeat(200)}`])(
  'a block of many lines is parted between elements, and its tree is the same',
  (source) => {
    const { source: parted, added } = partLongBlocks(source);
    expect(added.length).toBeGreaterThan(5);
    expect(parted.split('\n').length).toBe(source.split('\n').length + added.length);
    expect(parseMdxTree(source)).toEqual(mdxToMdast(source, { features: mdxFeatures(source) }));
  },
);

test.each([
  table(row.repeat(10)),
  table(row.replace('id', '- id').repeat(100)),
  table(row.replace('{1}', '{1 +\n 1}').repeat(100)),
  `\`\`\`html\n${table(row.repeat(100)).replaceAll('\n\n', '\n')}\`\`\`\n`,
  `{\`${table(row.repeat(100)).replaceAll('\n\n', '\n')}\`}\n`,
  'Its <b>name</b>\n'.repeat(400),
])('what is short, or where a blank line might say something, stays as it is', (source) => {
  expect(partLongBlocks(source)).toEqual({ source, added: [] });
});

test('faults below are told in their own line', () => {
  const source = `${table(row.repeat(100))}\n<a>\n\n</b>\n`;
  expect(() => parseMdxTree(source)).toThrow(faultOf(() => mdxToMdast(source)));
});

test('what is wrong in a page of many lines is told in its own line', () => {
  const source = `${table(row.repeat(100))}\nSome ** bold** text\n`;
  const { code, problems } = compileMdx(source, {
    file: 'a.mdx',
    line: 1,
    fence: () => ({ name: 'A', attributes: {} }),
  });
  expect(code).not.toBeNull();
  expect(problems.map(({ line }) => line)).toEqual([source.split('\n').indexOf('Some ** bold** text') + 1]);
});

function faultOf(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It has no fault');
}

test('a table takes time in proportion to its rows', () => {
  const parse = (length: number): unknown => parseMdx(table(row.repeat(length)), { file: 'a.mdx', line: 1 });
  expect(measureGrowth(parse, 200)).toBeLessThan(linearGrowth);
});
