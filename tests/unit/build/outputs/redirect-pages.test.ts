import { expect, test } from 'vitest';
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
