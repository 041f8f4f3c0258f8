import { hasScheme } from '../../base/paths/has-scheme.ts';
import { createRedirectMatcher, longestRedirectChain } from '../../base/paths/match-redirect.ts';
import { pathToRoute } from '../../base/paths/routes.ts';
import { pageAccess } from '../../base/readers/page-access.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Redirect } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';
import type { PageAccess } from '../../model/service.ts';
import type { Site } from '../../model/site.ts';
import { documentOf } from '../navigation/document-of.ts';
import { publicNavigation } from './public-navigation.ts';
import { reachedSnippets } from './reached-snippets.ts';

export interface PublicSiteOptions {
  /** Whether pages of which nothing is said are for members. */
  isPrivate: boolean;
  /** Who may fetch each asset; all of a list must allow it. */
  assetAccess: ReadonlyMap<string, readonly PageAccess[]>;
}

/**
 * The part of a site that everybody may read, as a site of its own: made from it, no output can hold anything of the
 * rest.
 */
export function publicSite(site: Site, { isPrivate, assetAccess }: PublicSiteOptions): Site {
  const isOpenPage = ({ visibility }: Page): boolean => pageAccess(visibility, { isPrivate }).kind === 'everyone';
  const closed = new Set(site.pages.filter((page) => !isOpenPage(page)).map(({ route }) => route));
  if (!isPrivate && closed.size === 0) return site;
  const isOpen = (href: string): boolean => !closed.has(routeOf(href));
  const leadsToOpen = createRedirectJudge(site, isOpen);
  const pages = site.pages.filter(isOpenPage).map((page) => withoutClosedLinks(page, isOpen));
  const assets = site.assets.filter(({ path }) =>
    (assetAccess.get(path) ?? []).every(({ kind }) => kind === 'everyone'),
  );
  const kept = new Set(assets.map(({ path }) => path));
  return {
    ...site,
    config: {
      ...site.config,
      redirects: site.config.redirects.filter(
        ({ source, destination }: Redirect) => isOpen(source) && leadsToOpen(destination),
      ),
    },
    navigation: publicNavigation(site.navigation, isOpen),
    pages,
    apis: site.apis.flatMap((document) => narrowDocument(document, pages)),
    snippets: reachedSnippets(
      site.snippets,
      pages.map((page) => page.source?.body ?? ''),
    ),
    assets,
    styles: site.styles.filter((path) => kept.has(path)),
    scripts: site.scripts.filter((path) => kept.has(path)),
    feeds: Object.fromEntries(Object.entries(site.feeds).filter(([route]) => !closed.has(route))),
  };
}

function routeOf(href: string): string {
  const path = href.replace(/[?#].*$/s, '');
  return hasScheme(path) || path.startsWith('//') ? path : pathToRoute(path);
}

/** Tells whether a destination is open, and what it leads to by other redirects: these would name what is closed. */
function createRedirectJudge(
  { config, pages, origin, base }: Site,
  isOpen: (href: string) => boolean,
): (destination: string) => boolean {
  const routes = new Set(pages.map(({ route }) => route));
  const match = createRedirectMatcher(config.redirects, { base: '' });
  const own = origin === null ? null : `${origin}${base}/`;
  const judge = (destination: string, length: number): boolean => {
    const href = own !== null && destination.startsWith(own) ? destination.slice(own.length - 1) : destination;
    const route = routeOf(href);
    if (!isOpen(href)) return false;
    const next = routes.has(route) ? null : match(route);
    return next === null || (length < longestRedirectChain && judge(next.location, length + 1));
  };
  return (destination) => judge(destination, 1);
}

function withoutClosedLinks(page: Page, isOpen: (href: string) => boolean): Page {
  const { related } = page.frontMatter;
  if (related === false || related.every(({ href }) => isOpen(href))) return page;
  return { ...page, frontMatter: { ...page.frontMatter, related: related.filter(({ href }) => isOpen(href)) } };
}

/** A description with the operations that have one of the pages; nothing of one that has none. */
export function narrowDocument(document: ApiDocument, pages: readonly Page[]): ApiDocument[] {
  const own = pages.filter((page) => documentOf(page) === document.id);
  if (own.length === 0) return [];
  const operations = new Set(own.flatMap((page) => ('operation' in page ? [operationKey(page.operation)] : [])));
  const channels = new Set(own.flatMap((page) => (page.kind === 'channel' ? [page.channel.id] : [])));
  return [
    {
      ...document,
      operations: document.operations.filter((operation) => operations.has(operationKey(operation))),
      webhooks: document.webhooks.filter((operation) => operations.has(operationKey(operation))),
      channels: document.channels.filter(({ id }) => channels.has(id)),
    },
  ];
}

function operationKey({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}
