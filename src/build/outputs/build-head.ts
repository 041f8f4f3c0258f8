import { languageTag } from '../../base/languages/language-tag.ts';
import { isSafeUrl } from '../../base/paths/resolve-link.ts';
import { feedPath, markdownRoute } from '../../base/paths/routes.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import { isRestricted } from '../../base/readers/page-access.ts';
import type { HeadTag, PageHead } from '../../model/layout.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { PageView } from '../../model/view.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';
import { collectMetas, pathMetas } from './head-metas.ts';
import { renderJsonLd } from './json-ld.ts';
import { hasMarkdown } from './page-markdown.ts';
import { authoredUrl, fileUrl, pageUrl, type SiteAddress } from './site-urls.ts';

/** The navigation around a page, as far as its head tells of it. */
export type HeadView = Pick<PageView, 'breadcrumbs' | 'language' | 'switchers'>;

const noView: HeadView = { breadcrumbs: [], language: null, switchers: [] };

export interface HeadOptions {
  view?: HeadView;
  /** Path in the output of the page's preview picture, 1200 × 630 pixels. */
  thumbnail?: string;
}

/** Everything that the head of a page says about it (docs/format.md#meta-tags). */
export function buildHead(site: Site, page: Page, { view = noView, thumbnail }: HeadOptions = {}): PageHead {
  const title = page.title === site.config.name ? page.title : `${page.title} - ${site.config.name}`;
  const published = publishedAddress(site, page);
  const canonical = canonicalUrl(page, published);
  const url = canonical ?? pageUrl(site, page.route);
  const metas = [
    ...collectMetas(site, page, {
      title,
      url,
      thumbnail: thumbnail === undefined ? null : fileUrl(site, `/${thumbnail}`),
    }),
  ].filter(([, content]) => content !== '');
  const canonicalLink: HeadTag[] = canonical === null ? [] : [{ kind: 'link', rel: 'canonical', href: canonical }];
  const alternates = isNoIndex(page.visibility.robots) ? [] : buildAlternates(published, view);
  return {
    title,
    tags: [...metas.map(toTag), ...canonicalLink, ...alternates, ...buildCopies(site, page)],
    // Structured data names things by absolute addresses, so a site of unknown origin has none to give.
    jsonLd: URL.canParse(url) ? renderJsonLd({ site, page, view, url }) : null,
  };
}

/** Vocabularies of RDFa, which stand in `property`. */
function toTag([name, content]: [string, string]): HeadTag {
  const isProperty = /^(og|article|book|profile|video|music|fb|product):/.test(name);
  return isProperty ? { kind: 'property', property: name, content } : { kind: 'meta', name, content };
}

/** Where the page counts as published: under the `canonical` of `seo`, else where the site is. */
function publishedAddress(site: Site, page: Page): SiteAddress {
  const metas = [site.config.seo.metatags, ...pathMetas(site.config, page.route)];
  const base = metas.findLast((layer) => layer['canonical'])?.['canonical'];
  return base ? { config: site.config, base: '', origin: trimEndSlashes(base) } : site;
}

function canonicalUrl({ route, frontMatter }: Page, published: SiteAddress): string | null {
  const own = frontMatter.meta['canonical'];
  if (own && isSafeUrl(own)) return authoredUrl(published, own);
  return published.origin === null ? null : pageUrl(published, route);
}

/** The page in other forms: Markdown, and the feed of a changelog. */
function buildCopies(site: Site, page: Page): HeadTag[] {
  const copies: HeadTag[] = [];
  if (hasMarkdown(page)) {
    copies.push({
      kind: 'link',
      rel: 'alternate',
      href: fileUrl(site, markdownRoute(page.route)),
      attributes: { type: 'text/markdown' },
    });
  }
  if (hasFeed(site, page)) {
    const attributes = { type: 'application/rss+xml', title: page.title };
    copies.push({ kind: 'link', rel: 'alternate', href: fileUrl(site, `/${feedPath(page.route)}`), attributes });
  }
  return copies;
}

/** The page in the other languages; readers of none of them get the default one. */
function buildAlternates(published: SiteAddress, { switchers }: HeadView): HeadTag[] {
  const options = switchers.find(({ type }) => type === 'language')?.options ?? [];
  const same = options.filter(({ samePage }) => samePage);
  if (published.origin === null || same.length < 2) return [];
  const toLink = (hreflang: string, href: string): HeadTag => ({
    ...{ kind: 'link', rel: 'alternate', href: pageUrl(published, href) },
    attributes: { hreflang },
  });
  const links = same.map(({ label, href }) => toLink(languageTag(label), href));
  return same[0] === options[0] ? [...links, toLink('x-default', same[0]!.href)] : links;
}

/** Whether a page has a feed; feeds are read elsewhere, so they need a known origin. */
function hasFeed({ origin, feeds }: Site, { route, visibility }: Page): boolean {
  return origin !== null && !isRestricted(visibility) && (feeds[route]?.length ?? 0) > 0;
}
