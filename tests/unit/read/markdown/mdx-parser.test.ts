import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { compileMdxTree, parseMdxTree } from '../../../../src/read/markdown/mdx-parser.ts';

const openings = [
  '<Info title="See">',
  '  <Info title="See">',
  '<Note a="b"><Info title="See">',
  '<Info\n  title="See"\n>',
];
const blocks = [
  'text `code`',
  '- one\n- two',
  '1. one\n\n   more',
  '> said',
  '- ```js\n  code\n  ```',
  '| a |\n|---|\n| b |',
];
const closings = [
  '</Info>',
  '  </Info>',
  '    </Info>',
  '\t</Info>',
  '- </Info>',
  '- - </Info>',
  '1. > </Info>',
  '- {1} </Info>',
];

/** Each of these alone ended the process, or gave the element another name, for some of the blocks before it. */
const texts = openings.flatMap((opening) =>
  closings.flatMap((closing) =>
    blocks.flatMap((first) =>
      blocks.map((second) => {
        const end = opening.includes('<Note') ? `${closing}\n</Note>` : closing;
        return `${opening}\n${first}\n\n${second}\n${end}\n\nafter\n`;
      }),
    ),
  ),
);

test('an element that ends in an item of a list keeps its name, and the process its life', () => {
  const names = new Set<string>();
  for (const text of texts) {
    for (const parse of [parseMdxTree, (each: string) => compileMdxTree(each, {})])
      try {
        const result = parse(text);
        if (typeof result === 'object') collectNames(result, names);
      } catch {
        // What it refuses is repaired elsewhere.
      }
  }
  expect([...names].sort()).toEqual(['Info', 'Note']);
});

test('nobody else calls the parser', () => {
  const sources = resolve(import.meta.dirname, '../../../../src');
  const callers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => /\bmdxTo(?:Mdast|Hast|Js)\(/.test(readFileSync(join(sources, path), 'utf8')));
  expect(callers).toEqual([join('read', 'markdown', 'mdx-parser.ts')]);
});

function collectNames(node: Nodes, names: Set<string>): void {
  if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) names.add(node.name);
  if ('children' in node) for (const child of node.children) collectNames(child, names);
}

test.each([
  ['The field `$in` takes $\\frac{a b}{c}$.', 'inlineMath \\frac{a b}{c}'],
  ['| a | b |\n|---|---|\n| `$x` | $x_{i j}$ |', 'inlineMath x_{i j}'],
  ['Shell `$HOME`, {2 + 2}, `$PATH` and $a^b$', 'mdxTextExpression 2 + 2'],
  ['{cost("$5")} and $x_{i j}$', 'inlineMath x_{i j}'],
  ['{cost("$5")} and $x_{i j}$', 'mdxTextExpression cost("$5")'],
  ['<Card title={`from ${low}`}>\n  $x_{i j}$\n</Card>', 'inlineMath x_{i j}'],
  ['# `$x` and $x_{i j}$', 'inlineCode $x'],
])('dollars of code take no part in formulas: %j', (source, node) => {
  const nodes: string[] = [];
  const collect = (one: Nodes): void => {
    if ('value' in one) nodes.push(`${one.type} ${one.value}`);
    if ('children' in one) for (const child of one.children) collect(child);
  };
  collect(parseMdxTree(source));
  expect(nodes).toContain(node);
});

test('dollars of code and tags are compiled as they are written', () => {
  const seen: string[] = [];
  const mdastPlugins = [{ name: 'see', inlineCode: ({ value }: { value: string }) => void seen.push(value) }];
  const code = compileMdxTree('# `$x`\n\n<b title="$5" id={`${$y}`}>$x_{i j}$</b>', { mdastPlugins });
  expect(seen).toEqual(['$x']);
  for (const part of ['"$x"', '"$5"', '`${$y}`', '"x_{i j}"']) expect(code).toContain(part);
});

test('what cannot wait is refused with its place', () => {
  expect(() =>
    compileMdxTree('export const a = await 1;\n\nText\n\n<b>\n\n<i title={await a}>x</i>\n\n</b>', {}),
  ).toThrow(/^7:1: An attribute or a snippet cannot use await/);
  expect(() => compileMdxTree('`await` and {await a}', {})).toThrow(/^1:13: /);
  expect(compileMdxTree('export const a = await 1;\n\n{async () => await a}', {})).toContain('await a');
});
