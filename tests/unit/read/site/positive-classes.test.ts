import ignore from 'ignore';
import { expect, test } from 'vitest';
import { withPositiveClasses } from '../../../../src/read/site/positive-classes.ts';

// As `git check-ignore` answers, by characters where that goes by bytes.
test.each([
  ['[!a].md', ['b.md', '-.md', ' .md', '^.md', 'ü.md'], ['a.md', 'ab.md']],
  ['[^a].md', ['b.md'], ['a.md']],
  ['x/v[!0-9]*.md', ['x/va1.md', 'x/v-.md'], ['x/v1a.md', 'x/v9.md']],
  ['[!]a].md', ['b.md'], ['a.md']],
  ['[!a-]b.md', ['bb.md'], ['-b.md', 'ab.md']],
  ['[!à-ÿ]1.md', ['a1.md', 'Ω1.md'], ['é1.md']],
  ['\\[!a].md', ['[!a].md'], ['b.md']],
  ['[ab].md', ['a.md'], ['c.md']],
  ['p[!x]/', ['pa/b.md'], ['px/b.md']],
])('%s matches %j, and not %j', (pattern, matched, left) => {
  const rules = ignore({ ignorecase: false }).add(withPositiveClasses(pattern));
  expect([...matched, ...left].filter((path) => rules.ignores(path))).toEqual(matched);
});
