import { expect, test } from 'vitest';
import { protectPipes } from '../../../../src/read/markdown/protect-pipes.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const table = (...rows: string[]): string => ['| a | b |', '| --- | :-: |', ...rows].join('\n');

test.each([
  ['| `x | y` | words |', '| `x \\| y` | words |'],
  ['| ``a || b`` | `c` and `d|e` |', '| ``a \\|\\| b`` | `c` and `d\\|e` |'],
  ['| one \\\\| two | words |', '| one \\| two | words |'],
  ['| [one | two](https://a.b/c) | words |', '| [one \\| two](https://a.b/c) | words |'],
  ['| \\`on | off\\` | words |', '| \\`on \\| off\\` | words |'],
  ['`x|y` | words', '`x\\|y` | words'],
])('the pipes of %s are no ends of cells', (row, escaped) => {
  expect(protectPipes(table('| 1 | 2 |', row, '| 3 | 4 |'))).toBe(table('| 1 | 2 |', escaped, '| 3 | 4 |'));
});

test.each([
  table('| `x` | `y` |', '| `a \\| b` | c |'),
  table('| `x | y` |'),
  table('| a | b | c |'),
  '| `x | y` | words |',
  '```md\n| a | b |\n|---|---|\n| `x | y` | words |\n```',
  'a | b\n\n`x | y` | z',
])('%s stays as it is', (source) => {
  expect(protectPipes(source)).toBe(source);
});

test('a head has its pipes, too', () => {
  expect(protectPipes('| `a | b` | c |\n|---|---|\n| 1 | 2 |')).toBe('| `a \\| b` | c |\n|---|---|\n| 1 | 2 |');
});

test.each(['|', '|`', '|-', '\\|', '|[', '[a|](', '\\`|'])('takes time in proportion to many times %j', (piece) => {
  expect(measureGrowth((length) => protectPipes(table(piece.repeat(length))), 2000)).toBeLessThan(linearGrowth);
});

test.each([
  ['| x` | `{y z}` |', '| x\\` | `{y z}` |'],
  ['| x`` `a` | ``b `c` `` d` |', '| x\\`\\` `a` | ``b `c` `` d\\` |'],
  ['| \\` `a\\` | ` \\| ` |', '| \\` `a\\` | ` \\| ` |'],
])('a backtick without another in its cell is escaped: %s', (row, escaped) => {
  const head = '| a | b |\n|---|---|\n';
  expect(protectPipes(`${row}\n\n${head}${row}\n\n${row}\n`)).toBe(`${row}\n\n${head}${escaped}\n\n${row}\n`);
});
