import { isSafeUrl, resolveExternalTarget } from '../../base/paths/resolve-link.ts';
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
