import type { ServedSite } from './service-options.ts';

/**
 * The site that a host name and path mean: the sites that name the host come first, then those whose domain is the
 * host's first label, then those that name no host; among equals the longest base path that fits. `null` when no site
 * answers to the host. What pages ask of the service is about the site that was built for their origin.
 *
 * @param path as in the URL, percent-encoded
 */
export function findSite(
  sites: readonly ServedSite[],
  { host, path, origin }: { host: string; path: string; origin: string | null },
): ServedSite | null {
  const asking =
    origin !== null && path.includes('/_docwright/')
      ? sites.find(({ manifest }) => manifest.origin === origin)
      : undefined;
  if (asking) return asking;
  const hostName = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  let best: ServedSite | null = null;
  let bestRank = 0;
  for (const site of sites) {
    const hostRank = rankHost(site, hostName);
    if (hostRank === 0) continue;
    const { base } = site.manifest;
    const isBelow = base === '' || path === base || path.startsWith(`${base}/`);
    // A site answers outside of its base path only where no other site does: with its own "not found".
    const rank = (isBelow ? 1_000_000 + base.length : 0) + hostRank * 10_000;
    if (rank > bestRank) [best, bestRank] = [site, rank];
  }
  return best;
}

function rankHost({ hosts, domain }: ServedSite, host: string): number {
  if (hosts.some((name) => name.toLowerCase() === host)) return 4;
  if (hosts.some((name) => name.startsWith('*.') && host.endsWith(name.slice(1).toLowerCase()))) return 3;
  if (hosts.length > 0) return 0;
  return host.split('.')[0] === domain.toLowerCase() ? 2 : 1;
}
