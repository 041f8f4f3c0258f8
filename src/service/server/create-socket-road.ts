import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { endSocket } from '../../base/http/end-socket.ts';
import { proxyAddress } from '../../base/paths/own-addresses.ts';
import type { Audience } from '../../model/service.ts';
import { createSocketTunnel, type SocketOutcome, type SocketTunnel } from '../proxy/create-socket-tunnel.ts';
import type { ProxyOptions } from '../proxy/proxy-options.ts';
import { findSite } from './find-site.ts';
import { addTakenPath } from './http/add-taken-path.ts';
import { createForwardedReader } from './http/create-forwarded-reader.ts';
import { limitAddress } from './http/limit-address.ts';
import { recordRequest } from './record-request.ts';
import type { RequestNotes } from './request-notes.ts';
import type { ServedSite, ServiceOptions } from './service-options.ts';

export type SocketRoad = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface SocketRoadOptions extends Pick<ServiceOptions, 'log' | 'metrics'> {
  sites: () => readonly ServedSite[];
  /** Where a reader may go. */
  optionsOf: (site: ServedSite, audience: Audience) => ProxyOptions;
  /** As in `ServiceOptions`. */
  identify?: ServiceOptions['identify'];
  /** As in `ServiceOptions`. */
  trustedProxies?: readonly string[];
}

/** Takes WebSockets to `/_docwright/proxy?target=…` on to the API; any other address has none. */
export function createSocketRoad(options: SocketRoadOptions): SocketRoad {
  const { sites, optionsOf, identify, trustedProxies = [] } = options;
  const readForwarded = createForwardedReader(trustedProxies);
  const tunnelFor = async (request: IncomingMessage, site: ServedSite): Promise<SocketTunnel> => {
    const visitor = site.members ? await identify?.(readSender(request), site) : undefined;
    return createSocketTunnel(optionsOf(site, visitor?.audience ?? { kind: 'anonymous' }));
  };
  return (request, socket, head) => {
    const started = performance.now();
    const { client, path, site } = findPlace(request, { readForwarded, sites: sites() });
    const record = ({ status, refusal }: SocketOutcome): void => {
      const sender = { id: randomUUID(), clientAddress: client, domain: site?.domain ?? null };
      const notes: RequestNotes = { ...sender, road: 'proxy', refusal: refusal ?? null };
      recordRequest({ method: 'GET', path, status, notes, milliseconds: performance.now() - started }, options);
    };
    if (!site || (path !== proxyAddress && path !== site.manifest.base + proxyAddress))
      return record(refuse(socket, '404 Not Found'));
    socket.on('error', () => socket.destroy());
    void tunnelFor(request, site)
      .then(
        (tunnel) => tunnel(request, socket, head, { reader: limitAddress(client) }),
        () => refuse(socket, '503 Service Unavailable'),
      )
      .then(record);
  };
}

/** Who asks for what of which site; the host of the request becomes the one that the client used. */
function findPlace(
  request: IncomingMessage,
  { readForwarded, sites }: { readForwarded: ReturnType<typeof createForwardedReader>; sites: readonly ServedSite[] },
): { client: string; path: string; site: ServedSite | null } {
  const { host, client, prefix } = readForwarded(
    request.socket.remoteAddress ?? '',
    (name) => request.headers[name]?.toString() ?? null,
  );
  if (host !== null) request.headers.host = host;
  const isBase = (text: string): boolean => sites.some(({ manifest }) => manifest.base === text);
  const path = addTakenPath((request.url ?? '/').replace(/[?#].*$/s, ''), { prefix, isBase });
  const site = findSite(sites, { host: request.headers.host ?? '', path, origin: request.headers.origin ?? null });
  return { client, path, site: site ?? null };
}

function refuse(socket: Duplex, status: string): SocketOutcome {
  endSocket(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  return { status: Number.parseInt(status, 10) };
}

/** What sessions are read from. */
function readSender({ headers }: IncomingMessage): Request {
  return new Request('http://service/', { headers: { cookie: headers.cookie ?? '' } });
}
