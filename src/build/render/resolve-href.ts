import { type LinkContext, resolveLink } from '../../base/paths/resolve-link.ts';
import { type HrefOptions, routeToHref } from '../../base/paths/routes.ts';

/** What stands in the built page for a link as an author wrote it. */
export function resolveHref(href: string, link: LinkContext, options: HrefOptions): string {
  const target = resolveLink(href, link);
  switch (target.kind) {
    case 'internal':
      return routeToHref(target.route, options) + target.search + target.hash;
    case 'fragment':
      return target.hash;
    case 'external':
      return target.href;
    case 'unsafe':
      return '#';
  }
}
