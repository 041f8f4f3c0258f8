import { expect, test } from 'vitest';
import { renderInlineMarkdown } from '../../../../src/view/shell/render-inline-markdown.ts';

const render = (source: string) =>
  renderInlineMarkdown(source, (href) => (href.startsWith('/') ? `/docs${href}` : href));

test.each([
  ['plain & simple', 'plain &amp; simple'],
  ['**bold** and __bold__', '<strong>bold</strong> and <strong>bold</strong>'],
  ['*italic* and _italic_', '<em>italic</em> and <em>italic</em>'],
  ['~~gone~~', '<s>gone</s>'],
  ['`a <b>`', '<code>a &lt;b&gt;</code>'],
  ['[guide](/start)', '<a href="/docs/start">guide</a>'],
  ['[site](https://a.example)', '<a href="https://a.example" target="_blank" rel="noopener">site</a>'],
  ['**see [the `x`](/x)**', '<strong>see <a href="/docs/x">the <code>x</code></a></strong>'],
  ['snake_case_name and 2*3*4', 'snake_case_name and 2*3*4'],
  ['[run](javascript:alert)', 'run'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['one<br/>two<br>three', 'one<br>two<br>three'],
  ['<b>bold *it*</b> and H<sub>2</sub>O', '<b>bold <em>it</em></b> and H<sub>2</sub>O'],
  ['<Warning>This is **old**.</Warning>', 'This is <strong>old</strong>.'],
  [
    '<b onclick="x">y</b> Vec<String> <your-id>',
    '&lt;b onclick=&quot;x&quot;&gt;y&lt;/b&gt; Vec&lt;String&gt; &lt;your-id&gt;',
  ],
  ['<b><script>x</script></b>', '<b>&lt;script&gt;x&lt;/script&gt;</b>'],
  ['[x](/a"onclick=alert)', '<a href="/docs/a&quot;onclick=alert">x</a>'],
])('%s', (source, html) => {
  expect(render(source)).toBe(html);
});

test.each([
  '*'.repeat(20_000),
  '['.repeat(20_000),
  '**a'.repeat(8_000),
  '`'.repeat(20_001),
  '[a]('.repeat(8_000),
  '<b>'.repeat(8_000),
  '<b>a'.repeat(8_000) + '</b>',
])('hostile text takes no time', (source) => {
  const start = performance.now();
  render(source);
  expect(performance.now() - start).toBeLessThan(1_000);
});
