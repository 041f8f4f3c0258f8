import { expect, test } from 'vitest';
import { contentType } from '../../../../src/base/paths/content-type.ts';

test.each([
  ['a/page.md', 'text/markdown; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['favicon.ico', 'image/vnd.microsoft.icon'],
  ['Tour.M4V', 'video/mp4'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['.well-known/api-catalog', 'application/linkset+json'],
  ['constructor', 'application/octet-stream'],
  ['a.key', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
