import { expect, test } from 'vitest';
import { buildHead } from '../../../../src/build/outputs/build-head.ts';
import type { PageHead } from '../../../../src/model/layout.ts';
import { buildPageViews } from '../../../../src/read/navigation/build-page-view.ts';
import { type TestSite, testSite } from './test-site.ts';

function headOf(route: string, given: TestSite): PageHead {
  const site = testSite(given);
  const page = site.pages.find((one) => one.route === route)!;
  return buildHead(site, page, { view: buildPageViews(site.navigation, site.pages).view(route) });
}

const lines = ({ tags }: PageHead): string[] =>
  tags.map((tag) => {
    if (tag.kind === 'link')
      return `${tag.rel}${tag.attributes ? ` ${Object.values(tag.attributes).join(' ')}` : ''} -> ${tag.href}`;
    return `${tag.kind === 'meta' ? tag.name : tag.property} = ${tag.content}`;
  });

test('says what the page is, for engines and previews', () => {
  const head = headOf('/guides', {
    base: '/docs',
    pages: { 'guides/index': { title: 'Guides', description: 'How to', keywords: ['a', 'b'] } },
  });
  expect(head.title).toBe('Guides - Acme');
  expect(lines(head)).toMatchInlineSnapshot(`
    [
      "description = How to",
      "keywords = a, b",
      "generator = Docwright",
      "application-name = Acme",
      "apple-mobile-web-app-title = Acme",
      "msapplication-TileColor = #112233",
      "og:type = website",
      "og:site_name = Acme",
      "og:title = Guides - Acme",
      "og:description = How to",
      "og:url = https://docs.example.com/docs/guides",
      "twitter:card = summary_large_image",
      "twitter:title = Guides - Acme",
      "twitter:description = How to",
      "canonical -> https://docs.example.com/docs/guides",
      "alternate text/markdown -> https://docs.example.com/docs/guides.md",
    ]
  `);
});

test('front matter wins over folders, longer folders over shorter ones, and those over the site', () => {
  const seo = {
    metatags: { 'og:image': '/images/site.png', author: 'Site', section: 'Site', level: 'Site' },
    paths: [
      { path: 'guides/api', metatags: { section: 'Api', level: 'Api' } },
      { path: 'guides', metatags: { author: 'Guides', section: 'Guides', level: 'Guides' } },
    ],
  };
  const tags = lines(
    headOf('/guides/api/a', {
      docs: { seo },
      pages: {
        'guides/api/a': { frontMatter: { meta: { level: 'Page', 'twitter:image': 'https://x.example.com/p.png' } } },
      },
    }),
  );
  expect(tags).toEqual(expect.arrayContaining(['author = Guides', 'section = Api', 'level = Page']));
  expect(tags).toEqual(
    expect.arrayContaining([
      'og:image = https://docs.example.com/images/site.png',
      'twitter:image = https://x.example.com/p.png',
    ]),
  );
});

test('what a page says of itself goes before what the site says of its folder', () => {
  const seo = {
    metatags: { description: 'Site', keywords: 'site' },
    paths: [{ path: 'guides', metatags: { description: 'Folder' } }],
  };
  const tagsOf = (page: object): string[] =>
    lines(headOf('/guides/a', { docs: { seo }, pages: { 'guides/a': page } })).filter((line) =>
      /^(?:description|keywords) = /.test(line),
    );
  expect(tagsOf({ description: 'Own', keywords: ['a', 'b'] })).toEqual(['description = Own', 'keywords = a, b']);
  expect(tagsOf({})).toEqual(['description = Folder', 'keywords = site']);
});

test('the canonical address follows the settings', () => {
  const canonical = (given: TestSite) => lines(headOf('/a', given)).find((line) => line.startsWith('canonical'));
  expect(canonical({ pages: { a: { frontMatter: { meta: { canonical: 'javascript:alert(1)' } } } } })).toBe(
    'canonical -> https://docs.example.com/a',
  );
  expect(
    canonical({
      pages: { a: {} },
      docs: { seo: { metatags: { canonical: 'https://acme.example/docs/' }, trailingSlash: true } },
    }),
  ).toBe('canonical -> https://acme.example/docs/a/');
  expect(canonical({ pages: { a: { frontMatter: { meta: { canonical: '/b' } } } } })).toBe(
    'canonical -> https://docs.example.com/b',
  );
  const moved = lines(
    headOf('/a', { pages: { a: {} }, docs: { seo: { metatags: { canonical: 'https://acme.example' } } } }),
  );
  expect(moved).toContain('og:url = https://acme.example/a');
  expect(canonical({ pages: { a: {} }, origin: null })).toBeUndefined();
  expect(lines(headOf('/a', { pages: { a: {} }, origin: null })).filter((line) => line.includes('og:url'))).toEqual([]);
  expect(headOf('/a', { pages: { a: {} }, origin: null }).jsonLd).toBeNull();
  expect(headOf('/a', { pages: { a: {} } }).jsonLd).toContain('"@type":"WebPage"');
});

test('a page that must not be found says so and describes nothing', () => {
  const head = headOf('/a', { pages: { a: { frontMatter: { noindex: true } } } });
  expect(lines(head)).toContain('robots = noindex');
  expect(lines(head).some((line) => line.includes('markdown'))).toBe(false);
  expect(head.jsonLd).toBeNull();
});

test('names its counterparts in other languages, but no mere first pages', () => {
  const docs = {
    navigation: {
      languages: [
        { language: 'en', pages: ['a', 'b'] },
        { language: 'cn', pages: ['cn/a'] },
        { language: 'fr', pages: ['fr/z'] },
      ],
    },
  };
  const pages = { a: {}, b: {}, 'cn/a': {}, 'fr/z': {} };
  const alternates = (route: string) =>
    lines(headOf(route, { docs, pages })).filter((line) => /^alternate (?!text)/.test(line));
  const both = [
    'alternate en -> https://docs.example.com/a',
    'alternate zh -> https://docs.example.com/cn/a',
    'alternate x-default -> https://docs.example.com/a',
  ];
  expect(alternates('/a')).toEqual(both);
  expect(alternates('/cn/a')).toEqual(both);
  expect(alternates('/b')).toEqual([]);
});

test('a changelog names its feed', () => {
  const site = testSite({ pages: { log: {} } });
  const entry = { label: 'May', description: '', tags: [], markdown: 'x', id: 'may', rss: null, date: null };
  const feed = 'alternate application/rss+xml log -> https://docs.example.com/log/rss.xml';
  expect(lines(buildHead({ ...site, feeds: { '/log': [entry] } }, site.pages[0]!))).toContain(feed);
  expect(lines(buildHead(site, site.pages[0]!))).not.toContain(feed);
});

test('the picture that is drawn for a page gives way to the author’s', () => {
  const thumbnail = '_docwright/thumbnails/a.png';
  const imagesOf = (docs: object, meta: Record<string, string> = {}): string[] => {
    const site = testSite({ docs: { ...docs }, pages: { a: { frontMatter: { meta } } }, base: '/docs' });
    return lines(buildHead(site, site.pages[0]!, { thumbnail })).filter((line) => line.includes('image'));
  };
  const own = 'https://docs.example.com/docs/_docwright/thumbnails/a.png';
  expect(imagesOf({}).sort()).toEqual([
    `og:image = ${own}`,
    expect.stringMatching(/^og:image:alt = ./),
    'og:image:height = 630',
    'og:image:width = 1200',
    'twitter:card = summary_large_image',
    `twitter:image = ${own}`,
    expect.stringMatching(/^twitter:image:alt = ./),
  ]);
  expect(imagesOf({ seo: { metatags: { 'og:image': '/b.png' } } }).join()).not.toContain('thumbnails');
  expect(imagesOf({}, { 'og:image': '/c.png' }).filter((line) => /width|thumbnails|:alt/.test(line))).toEqual([]);
});

test('a page without a description is described by its first words', () => {
  const site = { ...testSite({ pages: { index: {} } }), origin: 'https://docs.test' };
  const describe = (description: string, summary: string): string[] => {
    const head = buildHead(site, { ...site.pages[0]!, description, summary });
    const told = lines(head).flatMap((line) => /description = (.*)$/.exec(line)?.[1] ?? []);
    const { '@graph': graph } = JSON.parse(head.jsonLd!) as { '@graph': { '@type': string; description: string }[] };
    const things = graph.filter((thing) => ['WebPage', 'TechArticle'].includes(thing['@type']));
    return [...new Set([...told, ...things.map((thing) => thing.description)])];
  };
  expect(describe('', 'What it does.')).toEqual(['What it does.']);
  expect(describe('About.', 'What it does.')).toEqual(['About.']);
  const [long, ...others] = describe('', 'word '.repeat(60));
  expect(others).toEqual([]);
  expect(long).toMatch(/^(?:word ){20,}word…$/);
  expect(long!.length).toBeLessThanOrEqual(160);
});
