import { decodeText } from '../../base/paths/decode-text.ts';
import { type LinkContext, resolveLink } from '../../base/paths/resolve-link.ts';
import { type HrefOptions, routeToHref } from '../../base/paths/routes.ts';
import type { SiteLists } from './watch-lookups.ts';

/** A link in a page, or elsewhere. */
export interface HrefContext extends LinkContext, Partial<Pick<SiteLists, 'placeOf'>> {
  /** Of the page that the link stands in; unset: it is no page. */
  route?: string;
}

/** What stands in the built page for a link as an author wrote it. */
export function resolveHref(href: string, link: HrefContext, options: HrefOptions): string {
  const target = resolveLink(href, link);
  switch (target.kind) {
    case 'internal':
      return routeToHref(target.route, options) + target.search + placed(target.hash, target.route, link);
    case 'fragment':
      return placed(target.hash, link.route, link);
    case 'external':
      return target.href;
    case 'unsafe':
      return '#';
  }
}

function placed(hash: string, route: string | undefined, { placeOf }: HrefContext): string {
  const id = route === undefined ? null : placeOf?.(route, decodeText(hash.slice(1)));
  return id ? `#${id}` : hash;
}
