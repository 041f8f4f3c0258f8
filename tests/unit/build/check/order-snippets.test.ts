import { expect, test } from 'vitest';
import { orderSnippets } from '../../../../src/build/check/order-snippets.ts';

test('snippets that a page imports come before those that have no more than their names', () => {
  const snippets = {
    'fr/snippets/part.mdx': 'fr',
    'en/snippets/part.mdx': 'import Small from "./small.mdx"\n\n<Small />',
    'fr/snippets/small.mdx': 'fr',
    'en/snippets/small.mdx': 'en',
    'en/snippets/other.mdx': 'no',
  };
  const body = 'import Part from "/en/snippets/part.mdx"\n\n<Part />';
  const files = orderSnippets({ file: 'en/a.mdx', body, line: 1 }, snippets).map(([file]) => file);
  expect(files.slice(0, 2).toSorted()).toEqual(['en/snippets/part.mdx', 'en/snippets/small.mdx']);
  expect(files.slice(2).toSorted()).toEqual(['fr/snippets/part.mdx', 'fr/snippets/small.mdx']);
});
