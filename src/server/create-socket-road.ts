import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createSocketTunnel, type SocketTunnel } from '../proxy/create-socket-tunnel.ts';
import type { ProxyOptions } from '../proxy/proxy-options.ts';
import { findSite } from './find-site.ts';
import { createForwardedReader } from './http/create-forwarded-reader.ts';
import type { ServedSite } from './service-options.ts';

export type SocketRoad = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface SocketRoadOptions {
  sites: () => readonly ServedSite[];
  optionsOf: (site: ServedSite) => ProxyOptions;
  /** As in `ServiceOptions`. */
  trustedProxies?: readonly string[];
}

/** Takes WebSockets to `/_docwright/proxy?target=…` on to the API; any other address has none. */
export function createSocketRoad({ sites, optionsOf, trustedProxies = [] }: SocketRoadOptions): SocketRoad {
  const readForwarded = createForwardedReader(trustedProxies);
  const tunnels = new WeakMap<ServedSite, SocketTunnel>();
  return (request, socket, head) => {
    const { host } = readForwarded(request.socket.remoteAddress ?? '', (name) => request.headers[name]?.toString() ?? null);
    if (host !== null) request.headers.host = host;
    const path = (request.url ?? '/').replace(/[?#].*$/s, '');
    const site = findSite(sites(), { host: request.headers.host ?? '', path, origin: request.headers.origin ?? null });
    if (!site || (path !== '/_docwright/proxy' && path !== `${site.manifest.base}/_docwright/proxy`)) {
      return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    }
    const tunnel = tunnels.get(site) ?? createSocketTunnel(optionsOf(site));
    tunnels.set(site, tunnel);
    void tunnel(request, socket, head);
  };
}
