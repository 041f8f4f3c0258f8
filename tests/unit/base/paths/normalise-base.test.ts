import { expect, test } from 'vitest';
import { normaliseBase } from '../../../../src/base/paths/normalise-base.ts';

test.each([
  ['', ''],
  ['/', ''],
  ['docs', '/docs'],
  ['/docs/v1.2/', '/docs/v1.2'],
  ['/a%20b', '/a%20b'],
])('%s is the base path "%s"', (value, base) => {
  expect(normaliseBase(value)).toBe(base);
});

test.each(['https://example.com/docs', '../docs', '/a/./b', '/a//b', 'a b', '/a?b', '/a#b'])('%s is none', (value) => {
  expect(normaliseBase(value)).toBeNull();
});
