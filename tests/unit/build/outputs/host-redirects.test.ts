import { expect, test } from 'vitest';
import { renderHostRedirects } from '../../../../src/build/outputs/host-redirects.ts';
import { testSite } from './test-site.ts';

const redirects = [
  { source: '/old', destination: '/new' },
  { source: '/users/:id/posts', destination: '/u/:id', permanent: false },
  { source: '/docs/:slug*', destination: '/guides/:slug*' },
  { source: '/article-*', destination: '/post-*' },
  { source: '/away.html', destination: 'https://example.com/$1' },
  { source: '/bad source', destination: '/x' },
];

test('are written as each host reads them', () => {
  const files = renderHostRedirects(testSite({ docs: { redirects } }));
  expect(files.get('_redirects')).toBe(
    [
      '/old /new 301',
      '/users/:id/posts /u/:id 302',
      '/docs/* /guides/:splat 301',
      '/article-* /post-:splat 301',
      '/away.html https://example.com/$1 301',
      '',
    ].join('\n'),
  );
  expect(JSON.parse(files.get('vercel.json')!)).toEqual({
    redirects: [
      { source: '/old', destination: '/new', permanent: true },
      { source: '/users/:id/posts', destination: '/u/:id', permanent: false },
      { source: '/docs/:slug*', destination: '/guides/:slug*', permanent: true },
      { source: '/article-:splat(.*)', destination: '/post-:splat', permanent: true },
      { source: '/away.html', destination: 'https://example.com/$1', permanent: true },
    ],
  });
  expect(files.get('.htaccess')).toMatchInlineSnapshot(`
    "RedirectMatch 308 "^/old/?$" "/new"
    RedirectMatch 307 "^/users/([^/]+)/posts/?$" "/u/$1"
    RedirectMatch 308 "^/docs/(.*)/?$" "/guides/$1"
    RedirectMatch 308 "^/article-(.*)/?$" "/post-$1"
    RedirectMatch 308 "^/away\\.html/?$" "https://example.com/\\$1"
    "
  `);
});

test('hold the base path', () => {
  expect(
    renderHostRedirects(testSite({ base: '/docs', docs: { redirects: redirects.slice(0, 1) } })).get('_redirects'),
  ).toBe('/docs/old /docs/new 301\n');
});

test('are no files when there are none', () => {
  expect(renderHostRedirects(testSite()).size).toBe(0);
});
