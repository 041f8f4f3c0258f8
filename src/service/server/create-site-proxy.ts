import { createProxy, type ForwardRequest } from '../proxy/create-proxy.ts';
import { type BeginCall, createTraffic } from '../proxy/create-traffic.ts';
import type { ProxyOptions } from '../proxy/proxy-options.ts';
import type { LimitStore } from '../store/limit-store.ts';
import type { ServerConfig } from './config/server-config.ts';
import { fromStore } from './discovery/from-store.ts';
import type { UsageGatherer } from './gather-proxy-usage.ts';
import { limitAddress } from './http/limit-address.ts';
import type { ServedSite, ServiceOptions } from './service-options.ts';

/**
 * One proxy per build, since a new build may name other origins; and one for strangers on a site that was built for
 * members.
 */
export function createSiteProxy(
  proxy: ServerConfig['proxy'],
  traffic: (site: ServedSite) => BeginCall,
): NonNullable<ServiceOptions['proxy']> {
  const proxies = {
    member: new WeakMap<ServedSite, ForwardRequest>(),
    anonymous: new WeakMap<ServedSite, ForwardRequest>(),
  };
  return (request, { site, visitor, clientAddress }) => {
    const { kind } = visitor.audience;
    const known =
      proxies[kind].get(site) ??
      createProxy(proxyOptions(proxy, { site, isMember: kind === 'member', begin: traffic(site) }));
    proxies[kind].set(site, known);
    return known(request, { reader: limitAddress(clientAddress) });
  };
}

/** One counter for all builds of a site, so that a new build ends no call that runs. */
export function createSiteTraffic(
  proxy: ServerConfig['proxy'],
  { limits, usage }: { limits: LimitStore; usage: UsageGatherer },
): (site: ServedSite) => BeginCall {
  const counters = new Map<string, BeginCall>();
  return ({ domain }) => {
    const known =
      counters.get(domain) ??
      createTraffic({
        limits: proxy.limits,
        store: { take: (taken) => fromStore(limits.take(taken)) },
        note: (note) => usage.note(domain, note),
      });
    counters.set(domain, known);
    return known;
  };
}

/** Strangers may call what open pages tell of. */
export function proxyOptions(
  proxy: ServerConfig['proxy'],
  { site, isMember, begin }: { site: ServedSite; isMember: boolean; begin: BeginCall },
): ProxyOptions {
  const { origin, proxyOrigins } = site.manifest;
  const hosts = site.hosts.filter((host) => !host.startsWith('*.')).map((host) => `https://${host}`);
  return {
    allowPrivate: proxy.allowPrivate,
    forwardCookies: proxy.forwardCookies,
    begin,
    origins: site.members && !isMember ? site.members.publicOrigins : proxyOrigins,
    pageOrigins: [...(origin === null ? [] : [origin]), ...hosts],
  };
}
