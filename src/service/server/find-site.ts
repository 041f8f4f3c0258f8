import { buildFolder } from '../../base/paths/build-folder.ts';
import { signInAddresses } from '../../base/paths/own-addresses.ts';
import type { ServedSite } from './service-options.ts';

/**
 * The site that a host name and path mean: the sites that name the host come first, then those with the longest
 * wildcard above it, those whose domain is the host's first label, and those that name no host; among equals the
 * longest base path that fits. `null` when no site answers to the host. What pages ask of the service, signing in
 * apart, is about the site that was built for their origin, and of several there for the base path that they ask below.
 *
 * @param path as in the URL, percent-encoded
 */
export function findSite(
  sites: readonly ServedSite[],
  { host, path, origin }: { host: string; path: string; origin: string | null },
): ServedSite | null {
  const asking = origin === null ? null : findAsking(sites, { path, origin });
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
    const rank = (isBelow ? 100_000_000 + base.length : 0) + hostRank * 10_000;
    if (rank > bestRank) [best, bestRank] = [site, rank];
  }
  return best;
}

/**
 * Files are those of the host for every page, or a cache between would keep one site's file under another's name. So is
 * signing in: a program may name any origin, and a token for its host would open the site of another.
 */
const question = new RegExp(`^(.*?)(?!${signInAddresses.join('|')})/${buildFolder}/[a-z/-]+$`);

function findAsking(
  sites: readonly ServedSite[],
  { path, origin }: { path: string; origin: string },
): ServedSite | undefined {
  const below = question.exec(path)?.[1];
  if (below === undefined) return undefined;
  const own = sites.filter(({ manifest }) => manifest.origin === origin);
  return own.find(({ manifest }) => manifest.base === below) ?? (below === '' ? own[0] : undefined);
}

/** How exactly a site names a host; 0 where it does not answer to it. */
function rankHost({ hosts, domain }: ServedSite, host: string): number {
  if (hosts.length > 0) return Math.max(...hosts.map((name) => rankName(name.toLowerCase(), host)));
  return host.split('.')[0] === domain.toLowerCase() ? 2 : 1;
}

/** More than the characters of any name (RFC 1035 section 2.3.4). */
const exactName = 1_000;

function rankName(name: string, host: string): number {
  if (name === host) return exactName;
  return name.startsWith('*.') && host.endsWith(name.slice(1)) ? name.length : 0;
}
