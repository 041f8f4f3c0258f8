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
  expect(headings).toEqual([{ depth: 2, text: 'Use --base – or not', id: 'use-base-–-or-not' }]);
  expect(html).toContain(`id="${headings[0]!.id}"`);
  expect(summary).toBe('Call x --y with --out.');
});

test('texts in properties keep them too', async () => {
  const { html } = await renderSource('<Frame caption="The *option* --out -- of build">x</Frame>');
  expect(html).toContain('option</em> --out – of build');
});
