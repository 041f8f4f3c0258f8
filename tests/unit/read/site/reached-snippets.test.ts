import { expect, test } from 'vitest';
import { reachedSnippets } from '../../../../src/read/site/reached-snippets.ts';

const snippets = {
  'snippets/a.mdx': "import B from './deep/b'\n",
  'snippets/deep/b.mdx': 'B of a',
  'snippets/c (old).mdx': 'C',
  'snippets/get.mdx': 'import A from "/snippets/a.mdx"',
  'snippets/folder/index.jsx': 'export const X = 1',
  'snippets/v1.2.mdx': 'Version',
  'x.mdx': 'import Y from "./x.mdx"',
};
const reach = (...texts: string[]) => Object.keys(reachedSnippets(snippets, texts)).sort();

test.each([
  ["import A from '/snippets/a.mdx'", ['snippets/a.mdx', 'snippets/deep/b.mdx']],
  ['import A from "/snippets/a"', ['snippets/a.mdx', 'snippets/deep/b.mdx']],
  ['<Snippet file="deep/b.mdx" />', ['snippets/deep/b.mdx']],
  ['<Snippet file=b.mdx />', ['snippets/deep/b.mdx']],
  ["import C from '/snippets/c (old).mdx'", ['snippets/c (old).mdx']],
  ["import { X } from '/snippets/folder'", ['snippets/folder/index.jsx']],
  ["import V from '/snippets/v1.2'", ['snippets/v1.2.mdx']],
  ['import X from "./x"', ['x.mdx']],
  ['a widget gets x and b', []],
])('%s', (text, expected) => expect(reach(text)).toEqual(expected));

test('asks each snippet once, however many pages and snippets there are', () => {
  let reads = 0;
  const many: Record<string, string> = {};
  for (let index = 0; index < 500; index++)
    Object.defineProperty(many, `snippets/s${index}.mdx`, {
      enumerable: true,
      get: () => {
        reads++;
        return `import Next from './s${(index + 1) % 500}.mdx'`;
      },
    });
  for (let page = 0; page < 20; page++)
    expect(Object.keys(reachedSnippets(many, ['import A from "/snippets/s0"'])).length).toBe(500);
  // To give it out for each page, and to search it once.
  expect(reads).toBe(20 * 500 + 500);
});
