import { expect, test, vi } from 'vitest';
import { CodeBlock } from '../../../../src/view/content-components/CodeBlock.tsx';
import { CodeGroup } from '../../../../src/view/content-components/CodeGroup.tsx';
import { RequestExample, ResponseExample } from '../../../../src/view/content-components/Examples.tsx';
import type { AsidePart } from '../../../../src/view/content-components/page-context.ts';
import { readLineNumbers } from '../../../../src/view/content-components/read-line-numbers.ts';
import { render, testPage } from './render-component.tsx';

const labels = (html: string) =>
  [...html.matchAll(/role="tabpanel"[^>]* data-label="([^"]*)"/g)].map((match) => match[1]);

test('a block with all its options', () => {
  const page = testPage({ blockStyle: (theme) => `--code-background:${theme};--code-foreground:red` });
  expect(
    render(
      <CodeBlock language="ts" filename="a.ts" icon="js" lines wrap expandable theme="dracula" code={'a < b'} />,
      page,
    ),
  ).toMatchInlineSnapshot(
    `"<div class="code-block dw-code" style="--code-background:dracula;--code-foreground:red" data-language="ts" data-lines="" data-wrap="" data-expandable=""><div class="code-block-header" data-component-part="code-block-header"><span class="icon code-block-icon" aria-hidden="true"><svg data-icon="js"></svg></span><span class="code-block-title" data-component-part="code-block-header-filename" dir="auto">a.ts</span></div><button class="code-block-copy-button" type="button" aria-label="Copy" data-copied="Copied" data-testid="copy-code-button"></button><pre class="code-block-background" data-component-part="code-block-root" tabindex="0"><code class="language-ts">a &lt; b</code></pre><button class="code-block-expand" type="button" aria-expanded="false" data-less="Show less">Show more</button></div>"`,
  );
});

test('highlighting is asked for with the lines of the author', () => {
  const highlight = vi.fn(() => '<span class="line line-focus">x</span>');
  const html = render(
    <CodeBlock language="go" highlight="[1,3-4]" focus={[2]} lines>
      {'x\n'}
    </CodeBlock>,
    testPage({ highlight }),
  );
  expect(highlight).toHaveBeenCalledWith('x', 'go', { highlight: [1, 3, 4], focus: [2], lines: true, theme: null });
  expect(html).toContain('data-focus=""');
});

test('nocopy leaves the button out, in every spelling', () => {
  for (const nocopy of [true, '', 'true'])
    expect(render(<CodeBlock code="x" nocopy={nocopy} />)).not.toContain('copy-button');
  expect(render(<CodeBlock code="x" nocopy="false" />)).toContain('copy-button');
});

test('markup that is given is used as it is', () => {
  expect(render(<CodeBlock code="x" html="<b>x</b>" />)).toContain('<b>x</b></code>');
  expect(render(<CodeBlock code="<script>" />)).toContain('&lt;script&gt;');
});

test('tabs of a group: title, else language, else a number', () => {
  const html = render(
    <CodeGroup>
      <CodeBlock title="npm" code="1" />
      <CodeBlock filename="a.ts" language="ts" code="2" />
      <CodeBlock language="go" code="3" />
      <CodeBlock code="4" />
    </CodeGroup>,
  );
  expect(labels(html)).toEqual(['npm', 'a.ts', 'go', 'Code 4']);
  expect(html).not.toContain('code-block-header');
});

test('a dropdown instead of tabs', () => {
  const html = render(
    <CodeGroup dropdown>
      <CodeBlock title="a" code="1" />
      <CodeBlock title="b" code="2" />
    </CodeGroup>,
  );
  expect(html).toContain(
    '<select class="tab-choice" aria-label="Code"><option value="code-1" dir="auto" selected="">a</option><option value="code-2" dir="auto">b</option></select>',
  );
  expect(html).not.toContain('role="tablist"');
});

test('examples stand beside the text where the page takes them', () => {
  const aside: AsidePart[] = [];
  const node = [
    <RequestExample key="1">
      <CodeBlock code="1" language="bash" />
      <CodeBlock code="2" title="Python" />
    </RequestExample>,
    <ResponseExample key="2">
      <CodeBlock code="3" />
      <CodeBlock code="4" />
    </ResponseExample>,
  ];
  expect(render(node, testPage({ aside }))).toBe('');
  expect(aside.map((part) => part.kind)).toEqual(['request-example', 'response-example']);
  expect(labels(render(aside[0]!.node))).toEqual(['Request', 'Python']);
  expect(labels(render(aside[1]!.node))).toEqual(['Response', 'Response 2']);
  expect(render(node)).toContain('<div id="request-example" class="request-example">');
});

test.each([
  ['{1,3-5}', [1, 3, 4, 5]],
  ['[1, 2]', [1, 2]],
  [
    [1, '4-5'],
    [1, 4, 5],
  ],
  [2, [2]],
  ['x,-1,2-', []],
  [undefined, []],
])('line numbers %j', (value, lines) => {
  expect(readLineNumbers(value)).toEqual(lines);
});

test('a range of a million lines is cut', () => {
  expect(readLineNumbers('1-999999').length).toBe(10_000);
});
