import { expect, test } from 'vitest';
import { uniqueProblems } from '../../../../src/base/errors/unique-problems.ts';
import type { Problem } from '../../../../src/model/problem.ts';

test('the same fault in the same place is told once; another place or fault counts', () => {
  const fault: Problem = {
    severity: 'warning',
    code: 'mdx-repaired',
    message: 'Repaired',
    file: 'a.mdx',
    line: 3,
    column: 1,
  };
  const others: Problem[] = [
    { ...fault, line: 4 },
    { ...fault, column: 2 },
    { ...fault, file: 'b.mdx' },
    { ...fault, message: 'Else' },
    { ...fault, key: 'tabs[0]' },
    { ...fault, code: 'dead-link' },
  ];
  expect(uniqueProblems([fault, ...others, { ...fault, hint: 'Later' }])).toEqual([fault, ...others]);
});

test('one cause is told once, with every place in which it was seen', () => {
  const icon: Problem = {
    severity: 'warning',
    code: 'icon-missing',
    cause: 'x',
    message: 'No icon "x"',
    file: 'a.mdx',
    line: 3,
  };
  const inSnippet: Problem = {
    severity: 'error',
    code: 'page-failed',
    message: 'No',
    file: 's.mdx',
    line: 1,
    via: 'a.mdx',
  };
  expect(
    uniqueProblems([icon, { ...icon, file: 'b.mdx', line: 9 }, icon, inSnippet, { ...inSnippet, via: 'b.mdx' }]),
  ).toEqual([
    {
      ...icon,
      places: [
        { file: 'a.mdx', line: 3, column: undefined },
        { file: 'b.mdx', line: 9, column: undefined },
      ],
    },
    { ...inSnippet, places: [{ file: 'a.mdx' }, { file: 'b.mdx' }] },
  ]);
});

test('one cause in several snippets is told with its places in them, and not with the pages that show these', () => {
  const tag: Problem = {
    severity: 'warning',
    code: 'unknown-component',
    cause: 'Save',
    message: '<Save> is no component',
    file: 's.mdx',
    line: 3,
    column: 1,
    via: 'a.mdx',
  };
  const { via: _via, ...told } = tag;
  const places = [
    { file: 's.mdx', line: 3, column: 1 },
    { file: 't.mdx', line: 7, column: 1 },
  ];
  const merged = { ...told, places };
  const other = { ...tag, file: 't.mdx', line: 7, via: 'c.mdx' };
  expect(uniqueProblems([tag, { ...tag, via: 'b.mdx' }, other])).toEqual([merged]);
  expect(uniqueProblems([...uniqueProblems([tag, { ...tag, via: 'b.mdx' }]), other])).toEqual([merged]);
  expect(uniqueProblems([merged, tag, merged])).toEqual([merged]);
});
