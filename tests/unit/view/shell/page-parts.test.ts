import { expect, test } from 'vitest';
import type { PageMode } from '../../../../src/model/front-matter.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Site } from '../../../../src/model/site.ts';
import { lastModified } from '../../../../src/view/shell/last-modified.ts';
import { pageParts } from '../../../../src/view/shell/page-parts.ts';
import { relatedPages } from '../../../../src/view/shell/related-pages.ts';

const page = (frontMatter: object, own: object = {}) =>
  ({
    headings: [{ depth: 2, text: 'A', id: 'a' }],
    lastModified: null,
    ...own,
    frontMatter: { mode: 'default', related: [], timestamp: null, lastUpdatedDate: null, ...frontMatter },
  }) as unknown as Page;

// docs/format.md#page-modes.
test.each<[PageMode, string]>([
  ['default', 'sidebar frame notice aside toc'],
  ['wide', 'sidebar frame notice'],
  ['custom', ''],
  ['frame', 'sidebar notice'],
  ['center', 'frame notice'],
  ['assistant', ''],
])('mode %s leaves: %s', (mode, parts) => {
  const { hasSidebar, hasFrame, hasNotice, hasAside, hasToc } = pageParts(page({ mode }));
  const names = { sidebar: hasSidebar, frame: hasFrame, notice: hasNotice, aside: hasAside, toc: hasToc };
  expect(
    Object.entries(names)
      .filter(([, has]) => has)
      .map(([name]) => name)
      .join(' '),
  ).toBe(parts);
});

test('a page without headings has no list of them', () => {
  expect(pageParts(page({}, { headings: [] })).hasToc).toBe(false);
});

function siteOf(config: object): Pick<Site, 'config' | 'builtAt'> {
  return { config: config as Site['config'], builtAt: '2026-01-02T03:04:05Z' };
}

test.each([
  [{}, { lastModified: '2026-08-21T23:30:00Z' }, 'August 21, 2026'],
  [{ lastUpdatedDate: '2025-01-02' }, { lastModified: '2026-08-21' }, 'January 2, 2025'],
  [{ timestamp: false }, { lastModified: '2026-08-21' }, undefined],
  [{ lastUpdatedDate: 'soon' }, {}, undefined],
  [{}, {}, 'January 2, 2026'],
])('last modified %#', (frontMatter, own, text) => {
  expect(lastModified(page(frontMatter, own), { site: siteOf({ timestamp: true }), language: 'en' })?.text).toBe(text);
});

test('a page may show its date where the site does not', () => {
  expect(
    lastModified(page({ timestamp: true }, { lastModified: '2026-08-21' }), {
      site: siteOf({ timestamp: false }),
      language: 'de',
    })?.text,
  ).toBe('21. August 2026');
});

test('related links take titles from their pages, keep fragments and stop at ten', () => {
  const pages = [{ route: '/guides/auth', title: 'Authentication' }] as Page[];
  const related = [
    { title: null, href: 'guides/auth#tokens' },
    { title: 'Blog', href: 'https://blog.example/x' },
    { title: null, href: 'https://blog.example/y' },
    ...Array.from({ length: 20 }, (_, index) => ({ title: String(index), href: 'a' })),
  ];
  const links = relatedPages(page({ related }), { pages });
  expect(links.slice(0, 3)).toEqual([
    { title: 'Authentication', href: '/guides/auth#tokens', external: false },
    { title: 'Blog', href: 'https://blog.example/x', external: true },
    { title: 'blog.example/y', href: 'https://blog.example/y', external: true },
  ]);
  expect(links).toHaveLength(10);
  expect(relatedPages(page({ related: false }), { pages })).toEqual([]);
});

test('related links may be all that links may be', () => {
  const pages = [{ route: '/guides/auth', title: 'Authentication' }] as Page[];
  const related = ['./guides/auth.mdx?tab=1#tokens', 'mailto:a@b.example', 'javascript:alert(1)', '//x.example/y'];
  expect(relatedPages(page({ related: related.map((href) => ({ title: null, href })) }), { pages })).toEqual([
    { title: 'Authentication', href: '/guides/auth?tab=1#tokens', external: false },
    { title: 'mailto:a@b.example', href: 'mailto:a@b.example', external: true },
    { title: '//x.example/y', href: '//x.example/y', external: true },
  ]);
});
