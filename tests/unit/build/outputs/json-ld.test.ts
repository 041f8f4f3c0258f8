import { expect, test } from 'vitest';
import { renderJsonLd } from '../../../../src/build/outputs/json-ld.ts';
import { endpointPage, type TestSite, testSite } from './test-site.ts';

function graph(given: TestSite, breadcrumbs: { label: string; href: string | null }[] = []): Record<string, any>[] {
  const site = testSite(given);
  const text = renderJsonLd({
    site,
    page: site.pages[0]!,
    view: { breadcrumbs, language: 'jp' },
    url: 'https://docs.example.com/a',
  })!;
  return JSON.parse(text)['@graph'];
}

test('describes organisation, site, page, way and article, tied by their ids', () => {
  const seo = { organization: { name: 'Acme Inc.', sameAs: ['https://example.com/acme'] } };
  const [organization, site, page, way, article] = graph(
    { docs: { seo, logo: '/logo.svg' }, pages: { a: { title: 'A', lastModified: '2026-01-01' } } },
    [
      { label: 'Guides', href: '/guides' },
      { label: 'Deep', href: null },
    ],
  );
  expect(organization).toEqual({
    '@type': 'Organization',
    '@id': 'https://docs.example.com/#organization',
    name: 'Acme Inc.',
    url: 'https://docs.example.com/',
    logo: 'https://docs.example.com/logo.svg',
    sameAs: ['https://example.com/acme'],
  });
  expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organization!['@id'] } });
  expect(page).toMatchObject({
    '@type': 'WebPage',
    isPartOf: { '@id': site!['@id'] },
    breadcrumb: { '@id': way!['@id'] },
    inLanguage: 'ja',
    dateModified: '2026-01-01',
  });
  expect(page).not.toHaveProperty('description');
  expect(way!['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Acme', item: 'https://docs.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Guides', item: 'https://docs.example.com/guides' },
    { '@type': 'ListItem', position: 3, name: 'Deep' },
    { '@type': 'ListItem', position: 4, name: 'A', item: 'https://docs.example.com/a' },
  ]);
  expect(article).toMatchObject({ '@type': 'TechArticle', headline: 'A' });
});

test('a page of an API is a reference', () => {
  const site = testSite();
  const text = renderJsonLd({
    site,
    page: endpointPage('a', { document: 'openapi.json' }),
    view: { breadcrumbs: [], language: null },
    url: '/a',
  });
  expect(text).toContain('"APIReference"');
});

test('no title ends the script element', () => {
  const site = testSite({ pages: { a: { title: '</script><script>alert(1)</script>' } } });
  expect(
    renderJsonLd({ site, page: site.pages[0]!, view: { breadcrumbs: [], language: null }, url: '/a' }),
  ).not.toContain('<');
});
