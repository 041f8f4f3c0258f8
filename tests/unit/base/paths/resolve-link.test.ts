import { expect, test } from 'vitest';
import { isSafeUrl, resolveLink, sharedHref } from '../../../../src/base/paths/resolve-link.ts';

const from = 'guides/auth/setup.mdx';

test.each([
  ['./tokens.mdx', '/guides/auth/tokens', '', ''],
  ['../limits.md#per-minute', '/guides/limits', '', '#per-minute'],
  ['../index?tab=a#b', '/guides', '?tab=a', '#b'],
  ['../../../../out', '/out', '', ''],
  ['/guides/index', '/guides', '', ''],
  ['/guides/', '/guides', '', ''],
  ['/', '/', '', ''],
  ['/a%20b', '/a b', '', ''],
  ['/50%', '/50%', '', ''],
  ['tokens', '/guides/auth/tokens', '', ''],
  ['?tab=a', '/guides/auth/setup', '?tab=a', ''],
  ['./images/a.png', '/guides/auth/images/a.png', '', ''],
])('%s', (href, route, search, hash) => {
  expect(resolveLink(href, { from })).toEqual({ kind: 'internal', route, search, hash });
});

test.each(['https://example.com/a', '//cdn.example.com/x.js', 'mailto:a@example.com', 'vscode:extension/x'])(
  '%s is external',
  (href) => {
    expect(resolveLink(href, { from })).toEqual({ kind: 'external', href });
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>',
])('%j is refused', (href) => {
  expect(resolveLink(href, { from })).toEqual({ kind: 'unsafe' });
  expect(isSafeUrl(href)).toBe(false);
});

test('a fragment stays in the page', () => {
  expect(resolveLink('#tokens', { from })).toEqual({ kind: 'fragment', hash: '#tokens' });
});

test('an authored link may hold the base path already', () => {
  const isKnown = (route: string) => route === '/docs/real';
  const route = (href: string) => resolveLink(href, { from, base: '/docs', isKnown });
  expect(route('/docs/guides')).toMatchObject({ route: '/guides' });
  expect(route('/docs')).toMatchObject({ route: '/' });
  expect(route('/docs/real')).toMatchObject({ route: '/docs/real' });
});

test('a bare path means the root when only that page exists', () => {
  const isKnown = (route: string) => route === '/api/intro';
  expect(resolveLink('api/intro', { from, isKnown })).toMatchObject({ route: '/api/intro' });
  expect(resolveLink('api/other', { from, isKnown })).toMatchObject({ route: '/guides/auth/api/other' });
});

test.each([
  ['/guides/index?a=1#b', '/docs/guides?a=1#b'],
  ['/index', '/docs/'],
  ['/guides/auth.mdx', '/docs/guides/auth'],
  ['/docs/guides', '/docs/guides'],
  ['./auth.mdx', './auth.mdx'],
  ['//example.com/index', '//example.com/index'],
  ['https://example.com/index', 'https://example.com/index'],
  ['#tokens', '#tokens'],
])('a link that many pages show: %s', (href, expected) => {
  expect(sharedHref(href, { base: '/docs' })).toBe(expected);
});
