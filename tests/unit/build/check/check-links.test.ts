import { expect, test } from 'vitest';
import type { BuiltPage } from '../../../../src/build/check/built-page.ts';
import type { CheckInput } from '../../../../src/build/check/check-input.ts';
import { checkLinks } from '../../../../src/build/check/check-links.ts';
import { createTargets } from '../../../../src/build/check/create-targets.ts';
import type { Site } from '../../../../src/model/site.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

/** As many pages, each of which links to one that is not there. */
function inputOf(length: number): CheckInput {
  const pages = Array.from({ length }, (_, index) => ({
    page: {
      route: `/en/part-${index % 100}/page-${index}`,
      frontMatter: { url: null, related: [], icon: null, meta: {} },
      source: 'a.mdx',
      visibility: {},
    },
    references: [{ kind: 'link', href: `/part-${index % 100}/page-${index}` }],
    ids: new Set<string>(),
  })) as unknown as BuiltPage[];
  const config = { redirects: [] };
  const site = { base: '', origin: null, config, assets: [], pages: pages.map(({ page }) => page) } as unknown as Site;
  return {
    site,
    pages,
    targets: createTargets(site, new Set()),
    read: () => null,
    place: () => [{ file: 'a.mdx', line: 1, column: 1, text: 'a' }],
  } as unknown as CheckInput;
}

test('many wrong links of a large site take time in proportion to their number', () => {
  expect(checkLinks(inputOf(3)).map(({ code, hint }) => [code, hint])).toEqual(
    [0, 1, 2].map((index) => ['dead-link', `Did you mean "/en/part-${index}/page-${index}"?`]),
  );
  expect(measureGrowth((length) => checkLinks(inputOf(length)), 500)).toBeLessThan(linearGrowth);
});

test('the name of the file of a page leads to the page, whose address is another', () => {
  const input = inputOf(1);
  const [{ page, ...facts }] = input.pages as [BuiltPage];
  const pages = ['/', '/a'].map((route) => ({ ...facts, page: { ...page, route }, references: [] }) as BuiltPage);
  pages[0] = {
    ...pages[0]!,
    references: ['/a/index', '/index', '/b/index', '/a/index/index'].map((href) => ({ kind: 'link' as const, href })),
  };
  const site = { ...input.site, pages: pages.map(({ page }) => page) };
  const found = checkLinks({ ...input, site, pages, targets: createTargets(site, new Set()) });
  expect(found.map(({ code, message, hint }) => [code, message, hint])).toEqual([
    ['moved-link', '"/a/index" is a file name', 'The address of the page is "/a"'],
    ['moved-link', '"/index" is a file name', 'The address of the page is "/"'],
    ['dead-link', 'There is no page or file at "/b/index"', undefined],
    ['dead-link', 'There is no page or file at "/a/index/index"', undefined],
  ]);
  expect(found[0]?.fix?.to).toBe('/a');
});

test('what a page names as related is held against the pages, too', () => {
  const input = inputOf(1);
  const [{ page, ...facts }] = input.pages as [BuiltPage];
  const related = ['a.mdx', './a/index', '/a#nowhere', 'https://x.example/a', 'nowhere'].map((href) => ({
    title: 'T',
    href,
  }));
  const frontMatter = { ...page.frontMatter, related };
  const pages = [{ ...facts, page: { ...page, route: '/a', frontMatter }, references: [] } as BuiltPage];
  const found = (): string[] => {
    const site = { ...input.site, pages: pages.map((one) => one.page) };
    return checkLinks({ ...input, site, pages, targets: createTargets(site, new Set()) }).map(({ message }) => message);
  };
  expect(found()).toEqual(['There is no anchor "#nowhere" on this page', 'There is no page or file at "/nowhere"']);
  pages[0]!.page.frontMatter.related = false;
  expect(found()).toEqual([]);
});

test('what front matter names stands where it is written there', () => {
  const input = inputOf(1);
  const [{ page, ...facts }] = input.pages as [BuiltPage];
  const related = [{ title: null, href: 'lost' }];
  const source = { file: 'g/a.mdx', body: 'lost', line: 5 };
  const own = { ...page, source, route: '/g/a', frontMatter: { ...page.frontMatter, related } } as BuiltPage['page'];
  const pages = [{ ...facts, page: own, references: [] } as BuiltPage];
  const site = { ...input.site, pages: [own] };
  const read = () => '---\ntitle: lost\nrelated: [lost]\n---\nlost';
  expect(checkLinks({ ...input, site, pages, targets: createTargets(site, new Set()), read })).toMatchObject([
    { code: 'dead-link', file: 'g/a.mdx', line: 3, column: 11 },
  ]);
});

test('a feed that no build writes without the address of the site', () => {
  const input = inputOf(1);
  const [{ page, ...facts }] = input.pages as [BuiltPage];
  const references = ['/log/rss.xml', '/rss.xml', '/other/rss.xml'].map((href) => ({ kind: 'link' as const, href }));
  const frontMatter = { ...page.frontMatter, rss: true };
  const log = { ...facts, page: { ...page, frontMatter, route: '/log' }, references } as BuiltPage;
  const hints = (origin: string | null): (string | undefined)[] => {
    const site = { ...input.site, origin, feeds: {}, pages: [log.page] } as Site;
    const targets = createTargets(site, new Set());
    return checkLinks({ ...input, site, pages: [log], targets }).map(({ hint }) => hint);
  };
  const needed = 'It is the feed of "/log", which needs the URL of the site: build with --site';
  expect(hints(null)[0]).toBe(needed);
  expect(hints(null).slice(1)).not.toContain(needed);
  expect(hints('https://docs.example.com')).not.toContain(needed);
  frontMatter.rss = false;
  expect(hints(null)).not.toContain(needed);
});

test('an address with a long row of slashes takes time in proportion to it', () => {
  const { targets } = inputOf(1);
  const resolve = (length: number) => inputOf(1).targets.resolve(`/a${'/'.repeat(length)}b`, '/');
  expect(resolve(3)).toMatchObject({ kind: 'internal', route: '/a///b' });
  expect(targets.resolve('/a///', '/')).toMatchObject({ route: '/a' });
  expect(measureGrowth(resolve, 10_000)).toBeLessThan(linearGrowth);
});
