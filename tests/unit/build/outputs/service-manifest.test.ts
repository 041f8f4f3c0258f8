import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildServiceManifest } from '../../../../src/build/outputs/service-manifest.ts';
import { renderServiceSections } from '../../../../src/build/outputs/service-sections.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Site } from '../../../../src/model/site.ts';

const page = (route: string, fields: Record<string, unknown> = {}): Page =>
  ({
    kind: 'prose',
    route,
    title: `Title of ${route}`,
    description: '',
    headings: [],
    markdown: 'Text',
    keywords: [],
    boost: 1,
    place: null,
    frontMatter: { rss: false, tag: null },
    visibility: { search: true, groups: null, public: null, robots: '', ...(fields['visibility'] as object) },
    ...(fields['frontMatter'] ? { frontMatter: { rss: false, ...(fields['frontMatter'] as object) } } : {}),
  }) as unknown as Page;

const site = {
  config: {
    name: 'Docs',
    description: '',
    seo: { trailingSlash: false, metatags: {} },
    redirects: [],
    api: { mdx: { servers: [] } },
  },
  base: '',
  origin: null,
  apis: [],
  skills: [],
  feeds: { '/changelog': [{ tags: ['API'] }, { tags: ['SDK', 'API'] }] },
  pages: [
    page('/'),
    page('/changelog', { frontMatter: { tag: 'NEW' } }),
    page('/team', { visibility: { groups: ['staff'] } }),
    page('/open', { visibility: { public: true } }),
    page('/draft', { visibility: { robots: 'noindex', search: false } }),
  ],
} as unknown as Site;

const scripts = { hashes: ['a'], handlers: [], origins: [] };

test('the manifest names every page with its readers and tags', () => {
  const { pages, build } = buildServiceManifest(site, { build: 'abc', isPrivate: false, scripts });
  expect(build).toBe('abc');
  expect(pages.map(({ route, access, tags }) => [route, access.kind, tags])).toEqual([
    ['/', 'everyone', []],
    ['/changelog', 'everyone', ['NEW', 'API', 'SDK']],
    ['/team', 'members', []],
    ['/open', 'everyone', []],
    ['/draft', 'everyone', []],
  ]);
});

test('the service names the card of its MCP server, also on a site whose build named another service', () => {
  for (const service of [null, 'https://service.example.com']) {
    const { headers } = buildServiceManifest({ ...site, service }, { build: 'abc', isPrivate: false, scripts });
    const link = headers.find(({ name }) => name === 'Link')!.value;
    expect(link).toContain('</.well-known/mcp/server-card.json>; rel="mcp-server-card"');
  }
});

test('the manifest holds what the site tells its assistant', () => {
  const told = { ...site, assistantInstructions: 'Say workspace.' };
  expect(buildServiceManifest(told, { build: 'abc', isPrivate: false, scripts }).instructions).toBe('Say workspace.');
});

test('on a site for members a page is private unless it says otherwise', () => {
  const { pages } = buildServiceManifest(site, { build: '', isPrivate: true, scripts });
  expect(pages.map(({ route, access }) => [route, access])).toEqual([
    ['/', { kind: 'members', groups: null }],
    ['/changelog', { kind: 'members', groups: null }],
    ['/team', { kind: 'members', groups: ['staff'] }],
    ['/open', { kind: 'everyone' }],
    ['/draft', { kind: 'members', groups: null }],
  ]);
});

test('pages that machines shall not read have no sections', async () => {
  const lines = zstdDecompressSync(await renderServiceSections(site, { isPrivate: false }))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { route: string });
  expect(lines.map(({ route }) => route)).toEqual(['/', '/changelog', '/team', '/open']);
});
