import { expect, test } from 'vitest';
import { linkCuts } from '../../../../src/read/openapi/link-cuts.ts';

test('a list that is cut leads to its page, unless its field leads to one of its own', () => {
  const text = [
    '- `a` (object): Text with a list:',
    '  - one',
    '  - …',
    '- `b` (object, [Named](</named>)): Text.',
    '',
    '  Required range: `1`',
    '  - …',
    '- `c` (object[])',
    '  - `d` (object)',
    '    - …',
    '  - … and 3 more: **X**',
  ];
  expect(linkCuts(text.join('\n'), { title: 'Create [it]', route: '/api/create' }).split('\n')).toEqual(
    text.with(2, '  - … [Create \\[it\\]](</api/create>)').with(9, '    - … [Create \\[it\\]](</api/create>)'),
  );
});

test('the end of a text is one, too', () => {
  expect(linkCuts('- `a` (object)\n  - …', { title: 'A', route: '/a' })).toBe('- `a` (object)\n  - … [A](</a>)');
  expect(linkCuts('Words - …, and more', { title: 'A', route: '/a' })).toBe('Words - …, and more');
});
