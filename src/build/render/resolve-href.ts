import { type LinkContext, resolveLink } from '../../base/paths/resolve-link.ts';
import { type HrefOptions, routeToHref } from '../../base/paths/routes.ts';
import { ownPlace } from './own-place.ts';

/** A link in a page, or elsewhere. */
export interface HrefContext extends LinkContext {
  /** Source of the page that the link stands in. */
  body?: string;
}

/** What stands in the built page for a link as an author wrote it. */
export function resolveHref(href: string, link: HrefContext, options: HrefOptions): string {
  const target = resolveLink(href, link);
  switch (target.kind) {
    case 'internal':
      return routeToHref(target.route, options) + target.search + target.hash;
    case 'fragment':
      return ownPlace(target.hash, link.body ?? '');
    case 'external':
      return target.href;
    case 'unsafe':
      return '#';
  }
}
