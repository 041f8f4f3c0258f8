import { expect, test } from 'vitest';
import { parseMdx } from '../../../../../src/read/markdown/parse-mdx.ts';
import { literalPre } from '../../../../../src/read/markdown/repairs/literal-pre.ts';

const exported =
  '<pre class="language-js"><code class="lang-js"><strong>on((message) => {\n</strong>  switch (a) {\n\n    case `${b}`: return 1 &lt; 2;\n  }\n});\n</code></pre>\n';

test('code that another tool exported as HTML is code, with its braces and empty lines', () => {
  const { tree, problems, source } = parseMdx(`${exported}\nText\n`, { file: 'a.mdx', line: 1 });
  expect(problems).toEqual([]);
  expect(tree.children.map(({ type }) => type)).toEqual(['mdxJsxFlowElement', 'paragraph']);
  expect(source.split('\n').length).toBe(`${exported}\nText\n`.split('\n').length);
  expect(source).toContain('{`on((message) => {\n  switch (a) {\n\n    case \\`\\${b}\\`: return 1 < 2;\n  }\n});\n`}');
});

test('within a cell too', () => {
  const row = '<table><tbody><tr><td>a</td><td><pre><code>{\n  "b": 1\n}\n</code></pre></td></tr></tbody></table>\n';
  const { problems } = parseMdx(row, { file: 'a.mdx', line: 1 });
  expect(problems).toEqual([]);
});

test('leaves expressions, and what stands in a fence', () => {
  const source = '<pre>{`a`}</pre>\n\n<pre>\n  a {1} b\n</pre>\n\n```html\n<pre>a { b\n</pre>\n```\n';
  expect(literalPre(source)).toBe(source);
});

test('takes time in proportion to a page that opens much and closes little', () => {
  const source = `${'<pre>a { b\n'.repeat(50_000)}${'</pre>'.repeat(20_000)}\n${'<pre'.repeat(50_000)}`;
  const started = process.cpuUsage().user;
  literalPre(source);
  expect(process.cpuUsage(undefined).user - started).toBeLessThan(3_000_000);
});
