import { expect, test } from 'vitest';
import {
  fileAddress,
  isFilePath,
  linkToHref,
  markdownRoute,
  normalizeDocsPath,
  outputFile,
  pathToRoute,
  routeToHref,
  withBase,
} from '../../../../src/base/paths/routes.ts';

test.each([
  ['index', '/'],
  ['guides/index', '/guides'],
  ['guides/index.mdx', '/guides'],
  ['/guides/auth/', '/guides/auth'],
  ['./guides/Auth.md', '/guides/Auth'],
  ['guides//../auth.mdx', '/auth'],
  ['../../auth', '/auth'],
  ['reindex', '/reindex'],
  ['', '/'],
])('route of %s', (path, route) => {
  expect(pathToRoute(path)).toBe(route);
});

test('a docs path has one form', () => {
  expect(normalizeDocsPath('/guides/index.mdx')).toBe('guides/index');
});

test('the base path is never doubled', () => {
  expect(withBase('', '/a')).toBe('/a');
  expect(withBase('/docs', '/a')).toBe('/docs/a');
  expect(withBase('/docs', '/docs/a')).toBe('/docs/a');
  expect(withBase('/docs', '/docsify')).toBe('/docs/docsify');
  expect(withBase('/docs', '/')).toBe('/docs/');
  expect(withBase('/docs', '/docs')).toBe('/docs');
});

test('an href is percent-encoded', () => {
  expect(routeToHref('/日本/a b', { base: '/docs' })).toBe('/docs/%E6%97%A5%E6%9C%AC/a%20b');
  expect(routeToHref('/what?/50%#1', { base: '' })).toBe('/what%3F/50%25%231');
  expect(routeToHref('/\uD800', { base: '' })).toBe('/%EF%BF%BD');
});

test('a trailing slash is put on pages, not on files', () => {
  const options = { base: '/docs', trailingSlash: true };
  expect(routeToHref('/guides/auth', options)).toBe('/docs/guides/auth/');
  expect(routeToHref('/', options)).toBe('/docs/');
  expect(routeToHref('/v1.2', options)).toBe('/docs/v1.2/');
  expect(routeToHref('/openapi.json', options)).toBe('/docs/openapi.json');
  expect(isFilePath('/fonts/inter.woff2')).toBe(true);
});

test('files of the output', () => {
  expect(outputFile('/')).toBe('index.html');
  expect(outputFile('/guides/auth')).toBe('guides/auth/index.html');
  expect(markdownRoute('/')).toBe('/index.md');
  expect(markdownRoute('/guides/auth')).toBe('/guides/auth.md');
});

test('a link keeps its query and fragment, and other addresses stay whole', () => {
  const options = { base: '/docs', trailingSlash: true };
  expect(linkToHref('/a b?x=1#y', options)).toBe('/docs/a%20b/?x=1#y');
  expect(linkToHref('https://example.com/#a', options)).toBe('https://example.com/#a');
  expect(linkToHref('//cdn.example.com', options)).toBe('//cdn.example.com');
  expect(linkToHref('mailto:a@example.com', options)).toBe('mailto:a@example.com');
});

test('files that settings name have addresses that lead to them, whatever they are called', () => {
  for (const [source, address] of [
    ['/a b#1.svg', '/docs/a%20b%231.svg'],
    ['./lo%go?.svg', '/docs/lo%25go%3F.svg'],
    ['images/ü.svg', '/docs/images/%C3%BC.svg'],
    ['https://x.example/a%20b.svg?c#d', 'https://x.example/a%20b.svg?c#d'],
    ['//x.example/a.svg', '//x.example/a.svg'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
  ] as const)
    expect(fileAddress('/docs', source)).toBe(address);
});
