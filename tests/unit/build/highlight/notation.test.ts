import { expect, test } from 'vitest';
import { readNotation } from '../../../../src/build/highlight/notation.ts';

test.each([
  ['a // [!code ++] // [!code focus]', [['a', 'add focus']]],
  ['/* [!code hl] */ /* [!code focus] */\na', [['a', 'highlight focus']]],
  ['a # why # [!code ++]', [['a # why', 'add']]],
])('comments that hold marks alone go with them: %j', (code, lines) => {
  expect(readNotation(code).map(({ text, marks }) => [text, [...marks].join(' ')])).toEqual(lines);
});
