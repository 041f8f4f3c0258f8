import { isSafeUrl, resolveLink } from '../../base/paths/resolve-link.ts';
import type { PageLink } from '../../model/navigation.ts';
import type { NavPage } from './nav-page.ts';

/** The sidebar's entry for a page. `hash` holds its `#`. */
export function buildPageLink(page: NavPage, { hash, hidden }: { hash: string; hidden: boolean }): PageLink {
  const outward = page.url === null ? null : resolveExternalTarget(page.url);
  return {
    kind: 'page',
    href: outward?.href ?? page.route,
    ...(outward && { page: page.route }),
    external: outward?.external ?? false,
    hash: outward ? '' : hash,
    label: page.sidebarTitle || page.title,
    icon: page.icon,
    tag: page.tag ?? '',
    method: page.method,
    deprecated: page.deprecated,
    hidden: hidden || page.hidden,
  };
}

/** The sidebar's entry for an address that stands among the pages. `null` for an unsafe one. */
export function buildExternalLink(url: string, { hidden }: { hidden: boolean }): PageLink | null {
  if (!isSafeUrl(url)) return null;
  const label = url.replace(/^[a-z]+:(\/\/)?/i, '').replace(/\/$/, '');
  return {
    kind: 'page',
    href: url,
    external: true,
    hash: '',
    label,
    icon: null,
    tag: '',
    method: '',
    deprecated: false,
    hidden,
  };
}

/** An authored `href` as routes are written, and whether it leaves the site. `null` for an unsafe one. */
export function resolveExternalTarget(href: string): { href: string; external: boolean } | null {
  const link = resolveLink(href, { from: 'index' });
  switch (link.kind) {
    case 'internal':
      return { href: `${link.route}${link.search}${link.hash}`, external: false };
    case 'fragment':
      return { href: `/${link.hash}`, external: false };
    case 'external':
      return { href: link.href, external: true };
    case 'unsafe':
      return null;
  }
}
