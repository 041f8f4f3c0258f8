import { expect, test } from 'vitest';
import { buildSiteManifest } from '../../../../src/build/outputs/site-manifest.ts';
import { apiDocument, server, testSite } from './test-site.ts';

test('names the pages that are not for members only, what leads elsewhere, and where the proxy may call', () => {
  const site = testSite({
    base: '/docs',
    docs: {
      redirects: [{ source: '/old', destination: '/new' }],
      navigation: { languages: [{ language: 'en', pages: ['a', 'b', 'c'] }] },
    },
    pages: { a: {}, b: { frontMatter: { groups: ['staff'] } }, c: { frontMatter: { public: true, hidden: true } } },
    apis: [apiDocument({ id: 'openapi.json', servers: [server('https://api.example.com/v1')] })],
  });
  expect(buildSiteManifest(site)).toEqual({
    format: 1,
    name: 'Acme',
    description: '',
    base: '/docs',
    origin: 'https://docs.example.com',
    trailingSlash: false,
    proxyOrigins: ['https://api.example.com'],
    redirects: [{ source: '/old', destination: '/new', permanent: true }],
    pages: [
      { route: '/a', language: 'en', version: null, public: false, markdown: '/a.md' },
      { route: '/c', language: 'en', version: null, public: true, markdown: null },
    ],
  });
});
