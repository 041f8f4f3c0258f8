import { expect, test } from 'vitest';
import { writtenPath } from '../../../../src/base/paths/written-path.ts';

test.each([
  ['/my guide (old)', '/my%20guide%20%28old%29'],
  ["/it's/{a}<b>", '/it%27s/%7Ba%7D%3Cb%3E'],
  ['/no-break\u00a0and\u3000wide', '/no-break%C2%A0and%E3%80%80wide'],
  ['/größe/日本', '/größe/日本'],
])('%s is written so that it leads there', (path, written) => {
  expect(writtenPath(path)).toBe(written);
  expect(decodeURI(written.replaceAll('%28', '(').replaceAll('%29', ')'))).toBe(path);
});
