import { expect, test } from 'vitest';
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
  expect(readDigits(digits)).toEqual({ '\0': digits });
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
    n: { '\0': '9007199254740993' },
  };
  const text = writeJson(value)!;
  expect(JSON.parse(text)).toEqual({ ...value, n: 9007199254740992 });
  expect(text).toContain('"n":9007199254740993');
  expect(parseExactJson(text)).toEqual(value);
  expect(parseExactJson('["\\u0065xact0:5", 9007199254740993]')).toEqual(['exact0:5', { '\0': '9007199254740993' }]);
});

test('writes with indents, and what is no JSON as JSON.stringify does', () => {
  expect(writeJson([{ '\0': '9007199254740993' }], 2)).toBe('[\n  9007199254740993\n]');
  expect(writeJson(undefined)).toBeUndefined();
  expect(() => parseExactJson('{"a":9007199254740993,}')).toThrow(SyntaxError);
  expect(isObject({ '\0': '1' })).toBe(false);
});

test('a description that has the key by itself writes no code', () => {
  for (const value of [{ '\0': '<b>' }, { '\0': '1,"x":2' }, { '\0': '1', other: 2 }, ['{"\\u0000":"1"}']])
    expect(JSON.parse(writeJson(value)!)).toEqual(value);
});

test('reads strings of any length', () => {
  const text = `{"a":"\\"1${'x'.repeat(12_000_000)}","n":9007199254740993}`;
  expect(parseExactJson(text)).toMatchObject({ n: { '\0': '9007199254740993' } });
});
