import { expect, test } from 'vitest';
import { readNotation } from '../../../../src/build/highlight/notation.ts';

test.each([
  ['a // [!code ++] // [!code focus]', [['a', 'add focus']]],
  ['/* [!code hl] */ /* [!code focus] */\na', [['a', 'highlight focus']]],
  ['a # why # [!code ++]', [['a # why', 'add']]],
])('comments that hold marks alone go with them: %j', (code, lines) => {
  expect(readNotation(code).map(({ text, marks }) => [text, [...marks].join(' ')])).toEqual(lines);
});

// One of each comment style of the languages that have a grammar.
test.each([
  ...['//', '///', '//!', '#', '##', '--', ';', ';;', '%', '%%', "'", '"', '!', '::', 'REM', 'rem', '@rem'].map(
    (start) => [`${start} [!code ++]`],
  ),
  ['/* [!code ++] */'],
  ['/** [!code ++] */'],
  ['{/* [!code ++] */}'],
  ['<!-- [!code ++] -->'],
  ['(* [!code ++] *)'],
  ['{- [!code ++] -}'],
  ['{# [!code ++] #}'],
  ['{* [!code ++] *}'],
  ['@* [!code ++] *@'],
  ['<# [!code ++] #>'],
  ['#| [!code ++] |#'],
  ['#= [!code ++] =#'],
  ['--[[ [!code ++] ]]'],
  ['{{! [!code ++] }}'],
  ['{{!-- [!code ++] --}}'],
  ['{{/* [!code ++] */}}'],
  ['<%-- [!code ++] --%>'],
  ['<%# [!code ++] %>'],
])('a comment of any style goes with its mark: %s', (comment) => {
  expect(readNotation(`a ${comment}\n${comment}\nb`).map(({ text, marks }) => [text, [...marks].join(' ')])).toEqual([
    ['a', 'add'],
    ['b', 'add'],
  ]);
});

test.each([
  ['{/* [!code ++] */}a', 'a'],
  ['a /* [!code ++] */ b', 'a b'],
  ['f(); /* [!code ++] */;', 'f();;'],
  ['a <!--[!code ++]--><b>', 'a<b>'],
])('a comment that code follows goes, too: %s', (code, rest) => {
  expect(readNotation(code)).toEqual([{ text: rest, marks: new Set(['add']) }]);
});

test.each(['"a": "b"', 'i--', 'f();', '100%', "let a = 'b'", 'Hello!', 'std::', 'C#', 'theorem'])(
  'the end of code before a mark alone is no comment: %s',
  (code) => {
    expect(readNotation(`${code} [!code ++]`)).toEqual([{ text: code, marks: new Set(['add']) }]);
  },
);
