import type { Problem } from '../../model/problem.ts';
import { findSite } from '../../service/server/find-site.ts';
import type { ServedSite } from '../../service/server/service-options.ts';

type Named = Pick<ServedSite, 'domain' | 'hosts' | 'manifest' | 'isAway'>;

/** Sites of whose names each leads to another site: a warning for each, since nothing shows that they are there. */
export function tellShadowedSites(sites: readonly Named[]): Problem[] {
  return sites
    .filter(({ isAway, hosts }) => !isAway && hosts.length > 0)
    .flatMap((site): Problem[] => {
      const answering = site.hosts.map((name) => ({ name: name.toLowerCase(), first: findFirst(name, site, sites) }));
      if (answering.some(({ first }) => first === site)) return [];
      const [{ name, first }] = answering as [(typeof answering)[number]];
      return [
        {
          severity: 'warning',
          code: 'shadowed-site',
          message: `${site.domain} cannot be reached: at ${name}${site.manifest.base}, ${first?.domain} answers first`,
          hint: 'Give it its own host name in sites[].hosts in docwright.server.json, or build it with another --base',
        },
      ];
    });
}

/** Below a wildcard, any name stands for those that no site has for its own. */
function findFirst(name: string, { manifest }: Named, sites: readonly Named[]): Named | null {
  const host = name.replace('*', 'any');
  return findSite(sites as readonly never[], { host, path: `${manifest.base}/`, origin: null });
}
