import { expect, test } from 'vitest';
import { createRedirectMatcher } from '../../../../src/base/paths/match-redirect.ts';
import { takesHost } from '../../../../src/base/paths/redirect-pattern.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const redirects = [
  { source: '/old', destination: '/new#part', permanent: true },
  { source: 'slashless/', destination: '/a', permanent: false },
  { source: '/users/:id/posts', destination: '/u/:id', permanent: true },
  { source: '/docs/:slug*', destination: '/guides/:slug*', permanent: true },
  { source: '/article-*', destination: '/post-*', permanent: true },
  { source: '/away/:slug*', destination: 'https://example.com/:slug*?from=docs', permanent: true },
  { source: '/host/:slug*', destination: 'https://example.com:slug*', permanent: true },
  { source: '/hosts/*', destination: 'https://example.com:8080*?a=b', permanent: true },
  { source: '/any/*', destination: '/:splat', permanent: true },
  { source: '/root/:rest*', destination: '/:rest*', permanent: true },
  { source: '/old', destination: '/never', permanent: true },
  { source: '/many/*-*-*-*', destination: '/x', permanent: true },
];
const match = createRedirectMatcher(redirects, { base: '' });
const location = (path: string): string | null => match(path)?.location ?? null;

test.each([
  ['/old', '/new#part'],
  ['/old/', '/new#part'],
  ['/slashless', '/a'],
  ['/users/a%20b/posts', '/u/a%20b'],
  ['/users/a/b/posts', null],
  ['/docs/a/b', '/guides/a/b'],
  ['/docs', '/guides'],
  ['/docsify', null],
  ['/article-one', '/post-one'],
  ['/away/a/b', 'https://example.com/a/b?from=docs'],
  ['/any/a/b', '/a/b'],
  ['/host/a', 'https://example.com/a'],
  ['/host/.evil.com', 'https://example.com/.evil.com'],
  ['/host/@evil.com', 'https://example.com/@evil.com'],
  ['/hosts/@evil.com', 'https://example.com:8080/@evil.com?a=b'],
  ['/many/a-b-c-d', null],
  ['/nothing', null],
])('%s', (path, expected) => {
  expect(location(path)).toBe(expected);
});

test.each(['/root//evil.com', '/root/%2F%2Fevil.com', '/root/%5C%5Cevil.com', '/root///evil.com/%2e%2e'])(
  '%s stays on this host',
  (path) => {
    expect(location(path)).toMatch(/^\/[^/\\]/);
  },
);

test.each([
  ['https://:slug*.example.com', true],
  ['https://:slug*', true],
  ['https://:host/path', true],
  ['https://*.example.com/a', true],
  ['https:/:slug*', true],
  ['HTTPS:///:slug*', true],
  ['https://:lang.example.com/:slug*', true],
  ['https://example.com:slug*.html', true],
  ['https://user:name@example.com/a', true],
  ['https://:slug*\\@example.com/', true],
  ['https://example.com:slug*', false],
  ['https://example.com:8080*?a=b', false],
  ['https://example.com:8080/:slug*', false],
  ['https://example.com?q=:slug', false],
  ['https://example.com#:slug', false],
  ['//:slug*', false],
  ['/:slug*', false],
])('%s takes its host from the address: %s', (destination, expected) => {
  expect(takesHost(destination)).toBe(expected);
});

test('captured line breaks cannot split a header', () => {
  expect(location('/root/a%0d%0aSet-Cookie:x')).toBe('/a%0D%0ASet-Cookie:x');
});

test('what is captured stays one value of a query', () => {
  const lead = createRedirectMatcher(
    [
      { source: '/go/:to*', destination: 'https://example.com/:to*?u=:to*&v=1', permanent: true },
      { source: '/in/:to', destination: '/page?q=:to', permanent: true },
    ],
    { base: '' },
  );
  expect(lead('/go/a&v=2;c+d/é')?.location).toBe('https://example.com/a&v=2;c+d/%C3%A9?u=a%26v%3D2%3Bc%2Bd/%C3%A9&v=1');
  expect(lead('/in/a%26b')?.location).toBe('/page?q=a%26b');
});

test('says how permanent it is and adds the base path once', () => {
  const based = createRedirectMatcher([...redirects, { source: '/b', destination: '/docs/c', permanent: true }], {
    base: '/docs',
  });
  expect(based('/slashless')).toEqual({ location: '/docs/a', permanent: false, isCaptured: false });
  expect(based('/b')?.location).toBe('/docs/c');
});

test('a long hostile path is answered at once', () => {
  const slow = createRedirectMatcher([{ source: '/a*b*', destination: '/x', permanent: true }], { base: '' });
  const start = performance.now();
  expect(slow(`/a${'c'.repeat(20_000)}`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('several parameters in one segment, each as long as can be', () => {
  const dated = createRedirectMatcher(
    [{ source: '/blog/:year-:month-:day-:title', destination: '/:year/:month/:day/:title', permanent: true }],
    { base: '' },
  );
  expect(dated('/blog/2024-01-02-hello-world')?.location).toBe('/2024-01/02/hello/world');
  expect(dated('/blog/2024-01-02')).toBeNull();
  expect(dated('/blog/2024-01/02-hello')).toBeNull();
  const start = performance.now();
  expect(dated(`/blog/${'a-'.repeat(2_000)}/x`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(300);
});

test.each(['/any/', '/docs/', '/root/'])('rows of slashes behind %s take time with their length', (start) => {
  const ask = (length: number): unknown => match(`${start}${'/'.repeat(length)}x`);
  expect(measureGrowth(ask, 2_000)).toBeLessThan(linearGrowth);
});

test('a slash goes from the end of a path alone, and stays at the end of a query', () => {
  const matcher = createRedirectMatcher([{ source: '/in', destination: '/login?next=/home/', permanent: true }], {
    base: '',
  });
  expect(matcher('/in')?.location).toBe('/login?next=/home/');
});

test('of sources with parameters the first one written counts, however much of the path it names', () => {
  const ordered = (sources: string[]) =>
    createRedirectMatcher(
      sources.map((source, index) => ({ source, destination: `/${index}`, permanent: true })),
      { base: '' },
    );
  expect(ordered(['/*', '/a/b/*', '/a/:x'])('/a/b')?.location).toBe('/0');
  expect(ordered(['/a/b/*', '/*', '/a/:x'])('/a/b')?.location).toBe('/0');
  expect(ordered(['/a/b/c/*', '/a/:x', '/a/b*'])('/a/b')?.location).toBe('/1');
  expect(ordered(['/a/b/*', '/a/b*', '/a*'])('/a/bc')?.location).toBe('/1');
});

test('thousands of sources with parameters do not make each path slow', () => {
  const ask = (length: number): unknown => {
    const sources = Array.from({ length }, (_, index) => `/old/${index}/*`);
    const many = createRedirectMatcher(
      sources.map((source) => ({ source, destination: '/new/*', permanent: true })),
      { base: '' },
    );
    return sources.map((source) => many(source.replace('*', 'page'))?.location);
  };
  expect(ask(2)).toEqual(['/new/page', '/new/page']);
  expect(measureGrowth(ask, 1_000)).toBeLessThan(linearGrowth);
});
