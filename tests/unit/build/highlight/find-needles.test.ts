import { describe, expect, test } from 'vitest';
import { findNeedles, literalOf, type Needle } from '../../../../src/build/highlight/find-needles.ts';

function written(needles: Needle[] | null): string[] | null {
  return needles?.map((needle) => ('text' in needle ? needle.text : `[${needle.characters}]`)) ?? null;
}

test.each<[string, string[] | null]>([
  ['abc', ['abc']],
  ['a|bc', ['a', 'bc']],
  ['\\b(async)\\b', ['async']],
  ['x*', null],
  ['ab?', ['a']],
  ['ab+c', ['a']],
  ['a{2,3}', ['a']],
  ['a{0,3}', null],
  ['a{,3}', null],
  ['a{2}?', null],
  ['a{x', ['a{x']],
  ['(?:foo|bar)?baz', ['baz']],
  ['(?=\\s*=>)', ['=>']],
  ['(?!=>)x', ['x']],
  ['(?<=long text)x', ['x']],
  ['(?<name>ab)', ['ab']],
  ['(?>ab)', ['ab']],
  ['[-+*]', ['[-\\u002b\\u002a]']],
  ['\\d+', ['[0-9\\u0080-\\uffff]']],
  ['[^ab]', null],
  ['[a&&b]', null],
  ['[]a]b', ['b']],
  ['[^]a]b', ['b']],
  ['[a[b]]c', ['c']],
  ['\\x{41}b', ['b']],
  ['\\p{Lu}b', ['b']],
  ['(?i)abc', null],
  ['(?i:abc)d', null],
  ['(?x) a b', null],
  ['(?#note)a', null],
  ['(?~abc)', null],
  ['(a', null],
  ['a)', null],
  ['[a', null],
  ['a\\', null],
  ['😀+', null],
  ['\\.\\*', ['.*']],
  ['', null],
])('%s', (pattern, expected) => {
  expect(written(findNeedles(pattern))).toEqual(expected);
});

describe('every match of a pattern holds one of its needles', () => {
  const patterns = [
    '[-+*]|\\w+(?=\\()',
    '\\b(?:if|else)\\b',
    '"(?:[^"\\\\]|\\\\.)*"',
    '(?<!\\$)\\b0[xX][\\h]+',
    '[&|^~]',
    '//.*$',
    '[0-9]+(\\.[0-9]+)?',
  ];
  const texts = ['if (a) f(b) else 0xFF', 'x = "a\\"b" // note', 'a - b & c | 12.5', '$0x1', ''];
  test.each(patterns)('%s', (pattern) => {
    const needles = findNeedles(pattern);
    const regex = new RegExp(pattern.replaceAll('\\h', '0-9a-fA-F'), 'g');
    for (const text of texts) {
      for (const match of text.matchAll(regex)) {
        const found = text.slice(match.index);
        const holds = needles?.some((needle) =>
          'text' in needle ? found.includes(needle.text) : new RegExp(`[${needle.characters}]`).test(found),
        );
        expect(holds ?? true, `${pattern} in ${text}`).toBe(true);
      }
    }
  });
});

test('plain texts are known as such', () => {
  expect(['\\{', '=>', 'a\\.b', 'a.b', 'a|b', '\\d'].map(literalOf)).toEqual(['{', '=>', 'a.b', null, null, null]);
});
