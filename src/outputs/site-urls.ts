import type { Site } from '../model/site.ts';
import { routeToHref } from '../paths/routes.ts';

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
export function authoredUrl(site: SiteAddress, href: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const end = href.search(/[?#]/);
  return end < 0 ? pageUrl(site, href) : pageUrl(site, href.slice(0, end)) + href.slice(end);
}
