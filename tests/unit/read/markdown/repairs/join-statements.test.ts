import { expect, test } from 'vitest';
import { compileMdx } from '../../../../../src/read/markdown/compile-mdx.ts';
import { parseMdx } from '../../../../../src/read/markdown/parse-mdx.ts';
import { joinStatements } from '../../../../../src/read/markdown/repairs/join-statements.ts';

const styles =
  'export const A = () => {\n  const m = `${1}`\n\n  const s = `\n    .a {\n    }\n\n    .b {\n    }\n  `\n  return s\n}\n';

test.each([
  ['text of JSX', "export const A = () => (\n  <b>\n    it's\n\n    here\n  </b>\n)\n"],
  [
    'text of JSX in a function',
    'export function A() {\n  return (\n    <b>\n      one\n\n      two\n    </b>\n  )\n}\n',
  ],
  ['a template after another', styles],
])('an empty line within %s ends no statement', (_, statement) => {
  const { tree, problems, source } = parseMdx(`${statement}\nText\n\n<A/>\n`, { file: 'a.mdx', line: 1 });
  expect(problems).toEqual([]);
  expect(tree.children.map(({ type }) => type)).toEqual(['mdxjsEsm', 'paragraph', 'mdxJsxFlowElement']);
  expect(source.split('\n').length).toBe(`${statement}\nText\n\n<A/>\n`.split('\n').length);
});

test('keeps what templates and texts say', () => {
  const { code } = compileMdx(
    `${styles}\nexport const B = () => (\n  <b>\n    one\n\n    two\n\n    <i/>\n\n    <u/>\n  </b>\n)\n\n{A()}`,
    { file: 'a.mdx', line: 1, fence: () => ({ name: 'pre', attributes: {} }) },
  );
  const element = (type: unknown, { children }: { children?: unknown }) => ({ type, children });
  const exported = new Function(code!)({ Fragment: 'f', jsx: element, jsxs: element }) as Record<string, () => unknown>;
  expect(exported['A']!()).toBe('\n    .a {\n    }\n\n    .b {\n    }\n  ');
  const { children } = exported['B']!() as { children: unknown[] };
  expect(children.map((child) => (typeof child === 'string' ? child : 'element')).join('')).toBe(
    'one twoelementelement',
  );
});

test('leaves fences, sentences and statements that end nowhere as they are', () => {
  const source = '~~~js\nexport function A() {\n\n}\n~~~\n\nexport your data\n\nexport const a = {\n\ntext\n';
  expect(joinStatements(source)).toBe(source);
});
