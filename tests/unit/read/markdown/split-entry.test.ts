import { expect, test } from 'vitest';
import { splitEntry } from '../../../../src/read/markdown/split-entry.ts';

test('an entry is cut at its headings, and nowhere else', () => {
  const markdown =
    'Intro {/* not this */}costs $5.\n\n```md\n# no heading\n```\n\nNew *tabs*\n---\n\n<Card title="a > b" href="/x">\nCard\n</Card>\n\n~~~\n## none\n~~~\n\n## Fixes {#own}\n\n<img src="/a.png" />\nB';
  expect(splitEntry(markdown).map(({ heading, markdown }) => [heading?.text, heading?.custom, markdown])).toEqual([
    [undefined, undefined, 'Intro costs $5.'],
    ['New tabs', null, 'Card'],
    ['Fixes', 'own', '<img src="/a.png" />\nB'],
  ]);
});
