import { describe, expect, test } from 'vitest';
import { headingsOf, levelHeadings, splitByHeadings } from '../../../../src/read/openapi/split-by-headings.ts';

const levels = (markdown: string): string[] =>
  headingsOf(markdown).map(({ depth, text }) => `${'#'.repeat(depth)} ${text}`);

describe('levels of headings below the title of a page', () => {
  test.each([
    ['a first level', 'Text.\n\n# Paging\n\nMore.\n\n### Deep\n', 'Text.\n\n## Paging\n\nMore.\n\n#### Deep\n'],
    ['lower ones alone', '### Only\n\nText.', '## Only\n\nText.'],
    ['underlined ones', 'Two\nlines\n===\n\nText.\n\nSub\n---', '## Two lines\n\nText.\n\n### Sub'],
    ['marks within', '# Use `a` and *b* ##\n\nText.', '## Use `a` and *b*\n\nText.'],
    ['nothing but a mark', '#\n\nText.', '##\n\nText.'],
    ['levels that would be below the last', '# A\n\n###### F', '## A\n\n###### F'],
    ['code', '# A\n\n```sh\n# comment\n```', '## A\n\n```sh\n# comment\n```'],
    ['footnotes, whose text is not cut', '# A[^1]\n\n[^1]: Note', '# A[^1]\n\n[^1]: Note'],
  ])('%s', (_, markdown, levelled) => {
    const { text, headings } = levelHeadings(markdown);
    expect(text).toBe(levelled);
    expect(headings).toEqual(headingsOf(markdown));
    expect(levels(levelled)).toEqual(levels(markdown));
  });
});

test('each part has the link targets of all', () => {
  expect(splitByHeadings('See [a].\n\n# One\n\n[a]: /a').map(({ text }) => text)).toEqual([
    'See [a].\n\n[a]: /a',
    '[a]: /a\n\n[a]: /a',
  ]);
});
