import { expect, test } from 'vitest';
import { createSnippetSorter } from '../../../../src/build/check/create-snippet-sorter.ts';

test('snippets that a page imports are told from those that have no more than their names', () => {
  const snippets = {
    'fr/snippets/part.mdx': 'fr',
    'en/snippets/part.mdx': 'import Small from "./small.mdx"\n\n<Small />',
    'fr/snippets/small.mdx': 'fr',
    'en/snippets/small.mdx': 'en',
    'en/snippets/other.mdx': 'no',
  };
  const body = 'import Part from "/en/snippets/part.mdx"\n\n<Part />';
  const { named, others } = createSnippetSorter(snippets)({ file: 'en/a.mdx', body, line: 1 });
  const files = (list: typeof named): string[] => list.map(([file]) => file).toSorted();
  expect(files(named)).toEqual(['en/snippets/part.mdx', 'en/snippets/small.mdx']);
  expect(files(others)).toEqual(['fr/snippets/part.mdx', 'fr/snippets/small.mdx']);
});

test('of many snippets that name each other, each is read through once for all pages', () => {
  const names = Array.from({ length: 150 }, (_, index) => `snippets/part-${index}.mdx`);
  const text = names.map((name) => `import P from '/${name}'`).join('\n');
  const openSorter = () => createSnippetSorter(Object.fromEntries(names.map((name) => [name, text])));
  const measure = (sort: ReturnType<typeof openSorter>, number: number): number => {
    const page = { file: `${number}.mdx`, body: `import P from '/snippets/part-${number}.mdx'`, line: 1 };
    const before = performance.now();
    expect(sort(page).named).toHaveLength(150);
    return performance.now() - before;
  };
  const firsts = Array.from({ length: 5 }, () => measure(openSorter(), 0));
  const sort = openSorter();
  const others = Array.from({ length: 5 }, (_, index) => measure(sort, index)).slice(1);
  expect(Math.min(...others)).toBeLessThan(Math.min(...firsts) / 3);
});
