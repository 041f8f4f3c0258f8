import { expect, test } from 'vitest';
import { readDocument } from '../../../../src/read/markdown/read-document.ts';
import { smartDashes } from '../../../../src/read/markdown/smart-dashes.ts';
import { renderSource } from '../../build/render/render-source.ts';

test.each([
  ['Run it with --flag', 'Run it with --flag'],
  ['--flag and (--flag) and "--flag"', '--flag and (--flag) and "--flag"'],
  ['npm test -- --watch', 'npm test – --watch'],
  ['one -- two --- three', 'one – two — three'],
  ['1990--2000, word---word', '1990–2000, word—word'],
  ['i-- and a---', 'i-- and a---'],
  ['----- a ---- b', '----- a ---- b'],
  ['a--b https://x.example/a--b?c---d -- www.x.example/a--b', 'a–b https://x.example/a--b?c---d – www.x.example/a--b'],
])('%s', (text, shown) => {
  expect(smartDashes(text)).toBe(shown);
});

test('options keep their hyphens on the page, in its headings and in their anchors', async () => {
  const source = '## Use --base -- or not\n\nCall `x --y` with --out.';
  const { html } = await renderSource(source);
  expect(html).toContain('Use --base – or not');
  expect(html).toContain('with --out.');
  const { headings, summary } = readDocument(source, { file: 'a.mdx', line: 1 });
  expect(headings).toEqual([{ depth: 2, text: 'Use --base – or not', id: 'use-base-or-not' }]);
  expect(html).toContain(`id="${headings[0]!.id}"`);
  expect(summary).toBe('Call x --y with --out.');
});

// docs/format.md#headings.
test.each([
  ['## A -- B', 'a-b'],
  ['## A – B', 'a-–-b'],
  ['## The `--flag` -- *what* it --- does {/* not more */}', 'the-flag-what-it-does'],
  ['## A -- B {#mine}', 'mine'],
  ['## A -- <Badge>New</Badge>', 'a-new'],
  ['## A -- <br />B', 'a-b'],
  ['<h3>A -- B</h3>', 'a-b'],
  ['<Heading level={3}>A -- B</Heading>', 'a-b'],
  ['<Update label="A -- B">Text</Update>', 'a-b'],
  ['<Steps titleSize="h2">\n<Step title="A -- B">Text</Step>\n</Steps>', 'a-b'],
])('dashes that are drawn are none in the id: %s', async (source, id) => {
  const { html } = await renderSource(source);
  expect(readDocument(source, { file: 'a.mdx', line: 1 }).headings.map((heading) => heading.id)).toEqual([id]);
  expect(html).toContain(` id="${id}"`);
  expect(html).not.toContain('text="');
});

test('texts in properties keep them too', async () => {
  const { html } = await renderSource('<Frame caption="The *option* --out -- of build">x</Frame>');
  expect(html).toContain('option</em> --out – of build');
});
