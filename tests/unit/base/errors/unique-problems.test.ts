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
    { ...fault, code: 'x' },
  ];
  expect(uniqueProblems([fault, ...others, { ...fault, hint: 'Later' }])).toEqual([fault, ...others]);
});
