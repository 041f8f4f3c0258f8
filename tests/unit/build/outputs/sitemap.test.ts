import { expect, test } from 'vitest';
import { renderSitemap } from '../../../../src/build/outputs/sitemap.ts';
import { testSite } from './test-site.ts';

test('names every page that may be found, escaped', () => {
  const site = testSite({
    base: '/docs',
    docs: { seo: { trailingSlash: true } },
    pages: {
      index: { lastModified: '2026-01-02' },
      'a&b/日本': {},
      hidden: { frontMatter: { hidden: true } },
      'x.json': {},
      quiet: { frontMatter: { noindex: true } },
      members: { frontMatter: { groups: ['x'] } },
    },
  });
  expect([...renderSitemap(site)]).toMatchInlineSnapshot(`
    [
      [
        "sitemap.xml",
        "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://docs.example.com/docs/</loc><lastmod>2026-01-02</lastmod></url>
    <url><loc>https://docs.example.com/docs/a&amp;b/%E6%97%A5%E6%9C%AC/</loc></url>
    <url><loc>https://docs.example.com/docs/x.json</loc></url>
    </urlset>
    ",
      ],
    ]
  `);
});

test('is split with an index after 50,000 pages', () => {
  const site = testSite();
  const page = site.pages[0]!;
  const large = { ...site, pages: Array.from({ length: 50_001 }, (_, index) => ({ ...page, route: `/p${index}` })) };
  const files = renderSitemap(large);
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain('<sitemap><loc>https://docs.example.com/sitemap-2.xml</loc></sitemap>');
  expect(files.get('sitemap-2.xml')!.match(/<loc>/g)).toHaveLength(1);
});

test('needs a known origin', () => {
  expect(renderSitemap(testSite({ origin: null })).size).toBe(0);
});
