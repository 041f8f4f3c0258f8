import { findSite } from '../../service/server/find-site.ts';
import type { ServedSite } from '../../service/server/service-options.ts';
import { everyHost } from '../list-addresses.ts';

type Named = Pick<ServedSite, 'domain' | 'hosts' | 'manifest'>;

/**
 * The name by which a browser on this machine comes to a site of several: `host`, at which the service listens, or the
 * site's domain below `localhost`; `null` for one that answers to names of its own alone.
 */
export function nameOfAddress<Site extends Named>(
  site: Site,
  { sites, host }: { sites: readonly Site[]; host: string },
): string | null {
  const path = `${site.manifest.base}/`;
  const leadsHere = (name: string): boolean =>
    findSite(sites as readonly never[], { host: name, path, origin: null }) === (site as unknown);
  if (leadsHere(everyHost.has(host) ? 'localhost' : host)) return host;
  const own = `${site.domain.toLowerCase()}.localhost`;
  return /^[a-z\d-]+\./.test(own) && leadsHere(own) ? own : null;
}
