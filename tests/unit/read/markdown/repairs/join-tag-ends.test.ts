import { expect, test } from 'vitest';
import { parseMdx } from '../../../../../src/read/markdown/parse-mdx.ts';
import { joinTagEnds } from '../../../../../src/read/markdown/repairs/join-tag-ends.ts';
import { walk } from '../../../../../src/read/markdown/walk-tree.ts';

const badge = '{/* as it is */}\n  <span\n    style={{\n      color: "red",\n    }}\n  >NEW</span>\n';

test.each([
  badge,
  '<a\n  href="/a"\n  download\n>more</a>\n',
  'See <a\n  href="/a"\n>more</a>, too.\n',
  '- Item\n\n  <a\n    href="/a"\n  >more</a>\n',
  '<p>\n  See <a\n    {...props}\n  > more</a>.\n</p>\n',
])('the end of a tag may stand before its text: %j', (source) => {
  const { tree, problems, source: parsed } = parseMdx(`${source}\nText\n`, { file: 'a.mdx', line: 1 });
  expect(problems).toEqual([]);
  const types: string[] = [];
  walk(tree, (node) => {
    types.push(node.type);
    return true;
  });
  expect(types).not.toContain('blockquote');
  expect(parsed.split('\n').length).toBe(`${source}\nText\n`.split('\n').length);
});

test.each([
  '> <a b="c"\n> d="e">more</a>\n',
  '```jsx\n<a\n  b="c"\n>more</a>\n```\n',
  '<a\n\n  b="c"\n>more</a>\n',
  '<a\n>b</a>\n',
])('leaves what is no such tag: %j', (source) => {
  expect(joinTagEnds(source)).toBe(source);
});

test('a tag that is mended in front of its text keeps it, and lines below their numbers', () => {
  const { tree, problems } = parseMdx('<b\n  @click="a"\n  className="c"\n>text</b>\n\n<i>\n', {
    file: 'a.mdx',
    line: 1,
  });
  expect(tree.children[0]).toMatchObject({ name: 'b', children: [{ value: 'text' }] });
  expect(problems.map(({ line }) => line)).toEqual([1, 6]);
});

test('takes time in proportion to a page whose tags never end', () => {
  const source = '<a b="c"\n'.repeat(60_000) + '\n> quoted'.repeat(1000);
  const started = process.cpuUsage().user;
  joinTagEnds(source);
  expect(process.cpuUsage().user - started).toBeLessThan(4e6);
});
