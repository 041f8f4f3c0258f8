import { expect, test } from 'vitest';
import { hasScheme, namesServer } from '../../../../src/base/paths/has-scheme.ts';

test.each([
  ['https://a.example/b', true, true],
  ['HTTP://a.example', true, true],
  ['git+ssh://a.example', true, true],
  ['mailto:a@b.example', true, false],
  ['//a.example', false, false],
  ['/a:b', false, false],
  ['a/b:c', false, false],
  ['C:\\docs', false, false],
  ['#a:b', false, false],
  ['', false, false],
])('%s', (address, scheme, server) => {
  expect(hasScheme(address)).toBe(scheme);
  expect(namesServer(address)).toBe(server);
});
