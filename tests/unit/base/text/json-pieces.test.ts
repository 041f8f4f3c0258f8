import { expect, test } from 'vitest';
import { jsonPieces } from '../../../../src/base/text/json-pieces.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test('keys, strings with their escapes, numbers and words are told apart', () => {
  const pieces = jsonPieces('{"a\\n": ["b", -1.5e3, true, ": x"]}').filter(({ kind }) => kind !== 'plain');
  expect(pieces.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
    'key "a',
    'escape \\n',
    'key "',
    'string "b"',
    'number -1.5e3',
    'word true',
    'string ": x"',
  ]);
});

test('a string that nothing closes ends with its line', () => {
  const code = '{"a": "b\n"c": 1}';
  const pieces = jsonPieces(code);
  expect(pieces.map(({ text }) => text).join('')).toBe(code);
  expect(pieces.filter(({ kind }) => kind !== 'plain').map(({ text, kind }) => `${kind} ${text}`)).toEqual([
    'key "a"',
    'string "b',
    'key "c"',
    'number 1',
  ]);
});

test('strings may be as long as they like, closed or not', () => {
  expect(jsonPieces(`"${'a'.repeat(10_000_000)}"`)).toHaveLength(1);
  expect(measureGrowth((length) => jsonPieces(`"${'\\"'.repeat(length)}`), 3000)).toBeLessThan(linearGrowth);
});
