import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { themeProblem } from '../../../../src/build/astro/theme-problem.ts';

const folder = resolve('/sites/my site (1)');
const root = resolve('/cache/project');
const layout = join(folder, 'themes/own/Layout.astro');
const failed = { severity: 'error', code: 'theme-failed' };

test('a failure is told with the place that the tools name', () => {
  const loc = { file: layout, line: 2, column: 10 };
  expect(themeProblem({ message: 'Unexpected token', loc }, { folder, root })).toEqual({
    ...failed,
    message: 'Unexpected token',
    file: 'themes/own/Layout.astro',
    line: 2,
    column: 10,
  });
});

test('where they name none, with the first place in the site’s themes from which it came', () => {
  const stack = [
    'ReferenceError: nowhere is not defined',
    `    at inner (${join(folder, 'node_modules/astro/render.js')}:1:5)`,
    `    at eval (${layout}:24:5)`,
    `    at Document (${join(folder, 'themes/own/Other.astro')}:3:1)`,
  ].join('\n');
  expect(themeProblem({ message: 'nowhere is not defined', stack }, { folder, root })).toEqual({
    ...failed,
    message: 'nowhere is not defined',
    file: 'themes/own/Layout.astro',
    line: 24,
    column: 5,
  });
});

test('a failure that came from no file of the site has no place', () => {
  const stack = `Error: No room\n    at write (${resolve('/packages/astro/render.js')}:1:5)`;
  expect(themeProblem({ message: 'No room', stack }, { folder, root })).toEqual({ ...failed, message: 'No room' });
});
