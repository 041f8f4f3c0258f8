import { expect, test } from 'vitest';
import { sortSnippets } from '../../../../src/build/check/sort-snippets.ts';

test('snippets that a page imports are told from those that have no more than their names', () => {
  const snippets = {
    'fr/snippets/part.mdx': 'fr',
    'en/snippets/part.mdx': 'import Small from "./small.mdx"\n\n<Small />',
    'fr/snippets/small.mdx': 'fr',
    'en/snippets/small.mdx': 'en',
    'en/snippets/other.mdx': 'no',
  };
  const body = 'import Part from "/en/snippets/part.mdx"\n\n<Part />';
  const { named, others } = sortSnippets({ file: 'en/a.mdx', body, line: 1 }, snippets);
  const files = (list: typeof named): string[] => list.map(([file]) => file).toSorted();
  expect(files(named)).toEqual(['en/snippets/part.mdx', 'en/snippets/small.mdx']);
  expect(files(others)).toEqual(['fr/snippets/part.mdx', 'fr/snippets/small.mdx']);
});
