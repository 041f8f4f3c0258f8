import { expect, test } from 'vitest';
import { compileMdx } from '../../../../../src/read/markdown/compile-mdx.ts';

const compile = (source: string) =>
  compileMdx(source, { file: 'a.mdx', line: 4, fence: () => ({ name: 'pre', attributes: {} }) });

test.each([
  ['two constants, apart', 'export const a = 1;\n\nText\n\nexport const a = 2;\n', 'a', 8, 4],
  ['two constants of one block', 'export const a = 1;\nexport const a = 2;\n', 'a', 5, 4],
  ['imports of two files', 'import { A } from "/a.jsx";\nimport { A } from "/b.jsx";\n', 'A', 5, 4],
])('a name that is declared twice is told with both places: %s', (_, source, name, line, first) => {
  const { code, problems } = compile(`${source}\n# Title\n`);
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      code: 'mdx-syntax',
      file: 'a.mdx',
      line,
      message: `The name "${name}" is declared twice: here and on line ${first}`,
    }),
  ]);
  expect(code).toContain('Title');
});

test.each([
  ['named', 'import { B, Box } from "/box.jsx";\n\nexport const Box = () => 1;\n', { B: 'B', Box$: 'Box' }, 4],
  ['under another name', 'import { B as Box } from "/box.jsx";\n\nexport const Box = () => 1;\n', { Box$: 'B' }, 4],
  ['whole, and below', 'export function Box() {}\n\nimport Box from "/a.jsx";\n', { Box$: 'default' }, 6],
  ['as a namespace', 'import * as Box from "/a.jsx";\nexport const Box = 1;\n', { Box$: '*' }, 4],
])('what a page declares itself counts before what it imports %s', (_, source, names, line) => {
  const { imports, declared, problems } = compile(`${source}\n<Box />\n`);
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      code: 'mdx-repaired',
      line,
      message: 'The page declares "Box" itself',
    }),
  ]);
  expect(declared).toEqual(['Box']);
  expect(imports.map((one) => one.names)).toEqual([names]);
});

test.each([
  ['the same import', 'import { A } from "/a.jsx";\nimport { A } from "/a.jsx";\n\n<A />\n'],
  ['a name within a function', 'export const a = 1;\n\nexport const f = () => { const a = 2; return a; };\n'],
])('what is no conflict is left as it is: %s', (_, source) => {
  expect(compile(source).problems).toEqual([]);
});
