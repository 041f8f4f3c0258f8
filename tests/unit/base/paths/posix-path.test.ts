import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('node:path');
  vi.resetModules();
});

test.each([
  ['\\', 'guides/install.mdx'],
  ['/', 'guides\\install.mdx'],
])('what "%s" separates has slashes', async (sep, expected) => {
  vi.resetModules();
  vi.doMock('node:path', () => ({ sep }));
  const { posixPath } = await import('../../../../src/base/paths/posix-path.ts');
  expect(posixPath('guides\\install.mdx')).toBe(expected);
});
