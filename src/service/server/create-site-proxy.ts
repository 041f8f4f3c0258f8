import { mayRead } from '../../base/readers/may-read.ts';
import type { Audience } from '../../model/service.ts';
import { createProxy, type ForwardRequest } from '../proxy/create-proxy.ts';
import { type BeginCall, createTraffic } from '../proxy/create-traffic.ts';
import type { ProxyOptions } from '../proxy/proxy-options.ts';
import type { LimitStore } from '../store/limit-store.ts';
import type { ServerConfig } from './config/server-config.ts';
import { fromStore } from './discovery/from-store.ts';
import type { UsageGatherer } from './gather-proxy-usage.ts';
import { limitAddress } from './http/limit-address.ts';
import type { ServedSite, ServiceOptions } from './service-options.ts';

/** One proxy for each build and for those of its readers who may call the same servers. */
export function createSiteProxy(
  proxy: ServerConfig['proxy'],
  traffic: (site: ServedSite) => BeginCall,
): NonNullable<ServiceOptions['proxy']> {
  const proxies = new WeakMap<ServedSite, Map<string, ForwardRequest>>();
  return (request, { site, visitor: { audience }, clientAddress }) => {
    const options = proxyOptions(proxy, { site, audience, begin: traffic(site) });
    const ofSite = proxies.get(site) ?? new Map<string, ForwardRequest>();
    proxies.set(site, ofSite);
    const key = options.origins.join(' ');
    const known = ofSite.get(key) ?? createProxy(options);
    ofSite.set(key, known);
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

export function proxyOptions(
  proxy: ServerConfig['proxy'],
  { site, audience, begin }: { site: ServedSite; audience: Audience; begin: BeginCall },
): ProxyOptions {
  const { origin } = site.manifest;
  const hosts = site.hosts.filter((host) => !host.startsWith('*.')).map((host) => `https://${host}`);
  return {
    allowPrivate: proxy.allowPrivate,
    forwardCookies: proxy.forwardCookies,
    begin,
    origins: originsFor(site, audience),
    pageOrigins: [...(origin === null ? [] : [origin]), ...hosts],
  };
}

/** The servers that pages tell of which the reader may read. */
function originsFor({ manifest, members }: ServedSite, audience: Audience): readonly string[] {
  if (!members) return manifest.proxyOrigins;
  if (audience.kind === 'anonymous') return members.publicOrigins;
  const { accesses, proxyOrigins } = members.list;
  if (!proxyOrigins) return manifest.proxyOrigins;
  const own = Object.keys(proxyOrigins).filter((origin) =>
    proxyOrigins[origin]!.some((index) => mayRead(accesses[index]!, audience)),
  );
  return [...new Set([...members.publicOrigins, ...own])];
}
