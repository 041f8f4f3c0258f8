import { linkToHref, routeToHref } from '../../base/paths/routes.ts';
import type { Site } from '../../model/site.ts';

/** What of a site decides its addresses. */
export type SiteAddress = Pick<Site, 'base' | 'origin' | 'config'>;

/** Address of a page: absolute when the site knows its origin, else from the root of the host. */
export function pageUrl({ base, origin, config }: SiteAddress, route: string): string {
  return `${origin ?? ''}${routeToHref(route, { base, trailingSlash: config.seo.trailingSlash })}`;
}

/** Address of a file of the output, given by its path from the site's root: `/llms.txt`. */
export function fileUrl({ base, origin }: Pick<Site, 'base' | 'origin'>, path: string): string {
  return `${origin ?? ''}${routeToHref(path, { base })}`;
}

/** An authored address as it must stand in a file that is read elsewhere: a path of the site becomes a whole URL. */
export function authoredUrl({ base, origin, config }: SiteAddress, href: string): string {
  const address = linkToHref(href, { base, trailingSlash: config.seo.trailingSlash });
  return linkUrl({ origin }, address);
}

/** A finished link of a page as it must stand in a file that is read elsewhere. */
export function linkUrl({ origin }: Pick<Site, 'origin'>, href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? `${origin ?? ''}${href}` : href;
}
