import type { Problem } from '../../model/problem.ts';
import type { ServerConfig } from '../../service/server/config/server-config.ts';

/**
 * Sites that answer to every name while their playground may call private addresses: a warning for each. A page of a
 * stranger whose name leads here (DNS rebinding) could send such calls from a reader's browser.
 */
export function tellOpenHosts({
  proxy,
  sites,
}: {
  proxy: Pick<ServerConfig['proxy'], 'allowPrivate'>;
  sites: readonly Pick<ServerConfig['sites'][number], 'domain' | 'hosts'>[];
}): Problem[] {
  if (proxy.allowPrivate.length === 0) return [];
  return sites
    .filter(({ hosts }) => hosts.length === 0)
    .map(({ domain }) => ({
      severity: 'warning',
      code: 'open-hosts',
      message: `${domain} answers to any host name, while its playground may call private addresses (proxy.allowPrivate)`,
      hint: 'List its host names in sites[].hosts in docwright.server.json',
    }));
}
