import { expect, test } from 'vitest';
import { ExactNumber } from '../../../../src/base/values/exact-number.ts';
import { isObject } from '../../../../src/base/values/is-object.ts';
import { parseExactJson } from '../../../../src/base/values/parse-exact-json.ts';
import { readDigits } from '../../../../src/base/values/read-digits.ts';
import { writeJson } from '../../../../src/base/values/write-json.ts';

test.each([
  '9223372036854775807',
  '-9223372036854775808',
  '123456789012345678901234567890',
  '0.1234567890123456789',
  '1e400',
  '1.5e-400',
])('keeps the digits of %s', (digits) => {
  expect(readDigits(digits)).toEqual(new ExactNumber(digits));
  expect(writeJson(parseExactJson(`{"a":[${digits}]}`))).toBe(`{"a":[${digits}]}`);
});

test.each(['0', '-1', '9007199254740991', '1.50', '1e3', '0.000001', '0.0'])(
  '%s is a number like any other',
  (digits) => {
    expect(readDigits(digits)).toBe(Number(digits));
  },
);

test('takes texts for what they are, whatever they look like', () => {
  const value = {
    a: '9223372036854775807',
    b: 'exact0:1',
    c: '\x010',
    d: '\x01\x01',
    e: '"',
    n: new ExactNumber('9007199254740993'),
  };
  const text = writeJson(value)!;
  expect(JSON.parse(text)).toEqual({ ...value, n: 9007199254740992 });
  expect(text).toContain('"n":9007199254740993');
  expect(parseExactJson(text)).toEqual(value);
  expect(parseExactJson('["\\u0065xact0:5", 9007199254740993]')).toEqual([
    'exact0:5',
    new ExactNumber('9007199254740993'),
  ]);
});

test('writes with indents, and what is no JSON as JSON.stringify does', () => {
  expect(writeJson([new ExactNumber('9007199254740993')], 2)).toBe('[\n  9007199254740993\n]');
  expect(writeJson(undefined)).toBeUndefined();
  expect(() => parseExactJson('{"a":9007199254740993,}')).toThrow(SyntaxError);
  expect(isObject(new ExactNumber('1'))).toBe(false);
});
