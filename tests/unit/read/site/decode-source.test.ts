import { expect, test } from 'vitest';
import { decodeSource, isSound } from '../../../../src/read/site/decode-source.ts';

const decode = (...parts: (string | number[])[]) =>
  decodeSource(Buffer.concat(parts.map((part) => Buffer.from(part as string))), 'a.mdx');

test('text is taken as it is', () => {
  expect(decode('\uFEFFa\r\n\tб\f😀\uFFFD')).toEqual({ text: '\uFEFFa\r\n\tб\f😀\uFFFD', problems: [] });
});

test('UTF-16 with its mark is read', () => {
  expect(decode([0xff, 0xfe], [...Buffer.from('é\n', 'utf16le')])).toEqual({ text: 'é\n', problems: [] });
});

test('UTF-16 without its mark is known by its first letters', () => {
  expect(decode([...Buffer.from('# é\n', 'utf16le')])).toEqual({ text: '# é\n', problems: [] });
  expect(decode([...Buffer.from('# é\n', 'utf16le').swap16()])).toEqual({ text: '# é\n', problems: [] });
});

test('bytes that are no text are told with their line, once a line', () => {
  const { text, problems } = decode('one\ntwo ', [0xff, 0xfe], ' ', [0xc3], '(\nthree', [0x80]);
  expect(text).toBe('one\ntwo \uFFFD\uFFFD \uFFFD(\nthree\uFFFD');
  expect(problems.map(({ code, file, line, column }) => [code, file, line, column])).toEqual([
    ['encoding', 'a.mdx', 2, 5],
    ['encoding', 'a.mdx', 3, 6],
  ]);
});

test('control characters are taken out and told', () => {
  const { text, problems } = decode('A\u0000B\nC\u001b[2J');
  expect(text).toBe('AB\nC[2J');
  expect(problems).toMatchObject([
    { code: 'control-character', line: 1, column: 2, message: 'The control character U+0000 is removed' },
    { code: 'control-character', line: 2, column: 2, message: 'The control character U+001B is removed' },
  ]);
});

test.each([
  ['plain', '\uFEFFa\r\n\tб\f😀', true],
  ['with bytes that are no text', [0x61, 0xff], false],
  ['of UTF-16', [0xff, 0xfe, 0x61, 0x00], false],
  ['of UTF-16 without a byte of zero', [0xfe, 0xff, 0x4e, 0x2d], false],
  ['with a control character', 'a\u0007', false],
])('a text %s is known by its text as UTF-8', (_kind, bytes, expected) => {
  const buffer = Buffer.from(bytes as string);
  expect(isSound(buffer.toString('utf8'))).toBe(expected);
  if (expected) expect(decodeSource(buffer, 'a.mdx')).toEqual({ text: buffer.toString('utf8'), problems: [] });
});
