import { expect, test } from 'vitest';
import { decodeText } from '../../../../src/base/paths/decode-text.ts';

test.each([
  ['a%20b', 'a b'],
  ['%E6%97%A5', '日'],
  ['100%-sure', '100%-sure'],
  ['%FF', '%FF'],
])('%s is %s', (text, decoded) => {
  expect(decodeText(text)).toBe(decoded);
});
