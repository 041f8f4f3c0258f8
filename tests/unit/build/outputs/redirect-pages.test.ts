import { expect, test } from 'vitest';
import { buildOutputFiles } from '../../../../src/build/outputs/build-output-files.ts';
import { renderRedirectPages } from '../../../../src/build/outputs/redirect-pages.ts';
import { testSite } from './test-site.ts';

const redirects = [
  { source: '/old', destination: '/new?a=1&b=2#x' },
  { source: 'old/page.html', destination: 'https://example.com/"><script>' },
  { source: '/auth', destination: '/never' },
  { source: '/wild/:slug*', destination: '/:slug*' },
  { source: '/loop', destination: '/loop' },
];
const files = renderRedirectPages(testSite({ base: '/docs', docs: { redirects }, pages: { index: {}, auth: {} } }));

test('one page for every source without a parameter that is no page itself', () => {
  expect([...files.keys()]).toEqual(['old/index.html', 'old/page.html']);
});

test('a host that answers /auth with auth.html finds no redirect there', () => {
  const clean = [
    { source: '/auth.html', destination: '/auth' },
    { source: '/gone.html', destination: '/gone' },
    { source: '/moved.html', destination: '/auth' },
  ];
  const written = renderRedirectPages(testSite({ base: '/docs', docs: { redirects: clean }, pages: { auth: {} } }));
  expect([...written.keys()]).toEqual(['index.html', 'moved.html']);
});

test('a redirect from the name of a page in other letters overwrites the page on no machine', () => {
  const cases = [
    { source: '/Auth', destination: '/auth' },
    { source: '/Old', destination: '/auth' },
  ];
  const pages = { index: {}, auth: {}, 'Auth/a': {}, 'Guides/a': {} };
  const navigation = { pages: Object.keys(pages) };
  const written = renderRedirectPages(testSite({ docs: { redirects: cases, navigation }, pages }));
  expect([...written.keys()]).toEqual(['Guides/index.html', 'Old/index.html']);
});

test('a redirect takes the place of what a build writes, and not of what the site has', () => {
  const sources = [
    '/llms.txt',
    '/robots.txt',
    '/sitemap.xml',
    '/auth.md',
    '/a.svg',
    '/404.html',
    '/_docwright/site.json',
  ];
  const site = {
    ...testSite({
      docs: { redirects: sources.map((source) => ({ source, destination: '/auth' })) },
      pages: { index: {}, auth: {} },
    }),
    assets: [{ path: 'a.svg', size: 1 }],
  };
  const leading = ['llms.txt/index.html', 'robots.txt/index.html', 'sitemap.xml/index.html'];
  expect([...renderRedirectPages(site).keys()]).toEqual(leading);
  const written = [...buildOutputFiles({ site, feeds: new Map(), now: '2026-01-01T00:00:00Z' })].map(([path]) => path);
  expect(written).toEqual(expect.arrayContaining([...leading, 'llms-full.txt', 'auth.md', '_docwright/site.json']));
  expect(written).not.toEqual(expect.arrayContaining(['llms.txt']));
  expect(written.filter((path) => ['llms.txt', 'robots.txt', 'sitemap.xml'].includes(path))).toEqual([]);
});

test('the address of a folder without a page leads to the first page that navigation lists in it', () => {
  const site = testSite({
    base: '/docs',
    docs: {
      navigation: { pages: ['index', 'guides/v1.2/b', 'guides/v1.2/a', 'api', 'api/a', 'moved/a', 'wild/a'] },
      redirects: [
        { source: '/moved', destination: '/api' },
        { source: '/wild/:slug*', destination: '/api' },
      ],
    },
    pages: {
      ...{ 'unlisted/a': {}, 'guides/unlisted': {}, index: {}, 'guides/v1.2/b': {}, 'guides/v1.2/a': {} },
      ...{ api: {}, 'api/a': {}, 'moved/a': {}, 'wild/a': {} },
    },
  });
  const written = renderRedirectPages(site);
  const leads = [...written].map(([path, html]) => [path, /content="0; url=(.*?)"/.exec(html)![1]]);
  expect(Object.fromEntries(leads)).toEqual({
    'guides/index.html': '/docs/guides/v1.2/b',
    'guides/v1.2/index.html': '/docs/guides/v1.2/b',
    'moved/index.html': '/docs/api',
  });
});

test('leads on with and without scripts', () => {
  const html = files.get('old/index.html')!;
  expect(html).toContain('<link rel="canonical" href="/docs/new?a=1&amp;b=2#x">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/new?a=1&amp;b=2#x">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('one and the same script leads on from all, so that one hash lets it run', () => {
  const scripts = [...files.values()].map((html) => /<script>(.*?)<\/script>/.exec(html)![1]);
  expect(new Set(scripts).size).toBe(1);
  const replaced: string[] = [];
  const document = { querySelector: () => ({ getAttribute: () => '/docs/new?a=1&b=2#x' }) };
  const location = {
    href: 'https://docs.example.com/docs/old?from=here',
    search: '?from=here',
    hash: '',
    replace: (to: URL) => void replaced.push(to.href),
  };
  new Function('document', 'location', scripts[0]!)(document, location);
  expect(replaced).toEqual(['https://docs.example.com/docs/new?a=1&b=2#x']);
});

test('a destination cannot end an attribute or the script', () => {
  const html = files.get('old/page.html')!;
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain('href="https://example.com/%22%3E%3Cscript%3E"');
});
