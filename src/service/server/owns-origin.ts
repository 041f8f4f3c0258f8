import { findSite } from './find-site.ts';
import type { ServedSite } from './service-options.ts';

/**
 * Whether pages of an origin are those of a site: it was built for it, or answers there by one of its host names, at
 * the usual port. A name that another site has for its own is not below the wildcard of this one.
 *
 * @param sites all of the service
 */
export function ownsOrigin(origin: string, site: ServedSite, sites: readonly ServedSite[]): boolean {
  if (origin === site.manifest.origin) return true;
  const url = URL.parse(origin);
  if (site.hosts.length === 0 || url === null || url.port !== '') return false;
  return findSite(sites, { host: url.hostname, path: `${site.manifest.base}/`, origin: null })?.domain === site.domain;
}
