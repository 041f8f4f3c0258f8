import { expect, test } from 'vitest';
import { htmlToMarkdown } from '../../../../src/build/render/html-to-markdown.ts';
import { renderSource } from './render-source.ts';

const page = `import Part from '/snippets/part.mdx';

Text[^1].

<Part name="A" />

<Part name="B" />

[^1]: Of the page.
`;
const snippets = { 'snippets/part.mdx': 'Part {props.name}[^1], again[^1].\n\n[^1]: Of {props.name}.\n' };

test('footnotes of a page and of each use of a snippet lead to their own texts and back', async () => {
  const { html } = await renderSource(page, snippets);
  const ids = [...html.matchAll(/ id="([^"]*user-content[^"]*)"/g)].map(([, id]) => id!);
  expect(new Set(ids).size).toBe(ids.length);
  const notes = [...html.matchAll(/<li id="(user-content-fn-[^"]*)">\s*<p>([^<]*?) ?<a/g)].map(([, id, text]) => [
    id,
    text,
  ]);
  const led = [...html.matchAll(/>(?:Text|Part .)<sup><a [^>]*href="#([^"]*)"/g)].map(([, id]) => id);
  expect(led.map((id) => notes.find(([own]) => own === id)?.[1])).toEqual(['Of the page.', 'Of A.', 'Of B.']);
  for (const [, back] of html.matchAll(/data-footnote-backref[^>]*href="#([^"]*)"/g)) expect(ids).toContain(back);
});

test('so do those of its Markdown', async () => {
  const { html } = await renderSource(page, snippets);
  const markdown = htmlToMarkdown(html, '');
  const texts = [...markdown.matchAll(/^(?:Text|Part .)(\[\^[^\]]*\])/gm)].map(
    ([, mark]) =>
      markdown
        .split('\n')
        .find((line) => line.startsWith(`${mark}: `))
        ?.split(': ')[1],
  );
  expect(texts).toEqual(['Of the page.', 'Of A.', 'Of B.']);
});
