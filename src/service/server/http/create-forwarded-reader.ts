import { BlockList, isIP } from 'node:net';
import { type ForwardedHop, parseForwarded } from './parse-forwarded.ts';

/** A request as it left the client, as far as proxies may be believed. */
export interface Forwarded {
  /** Address of the client: that of the connection where no trusted proxy names another. */
  client: string;
  /** What the client spoke and asked for; `null` where the request itself says it. */
  protocol: 'http' | 'https' | null;
  host: string | null;
  /** What of the path a proxy took away, as `X-Forwarded-Prefix` says: `/docs`. */
  prefix: string | null;
}

/** @param connection address at the other end of the connection */
export type ReadForwarded = (connection: string, header: (name: string) => string | null) => Forwarded;

/**
 * Makes the reader of what proxies tell of a request. They are heard only when the connection comes from a trusted one,
 * and then up to the outermost that is trusted: whatever stands left of that the client may have made up. `Forwarded`
 * (RFC 7239) counts where no `X-Forwarded-…` is sent.
 *
 * @param trustedProxies addresses and networks, e.g. `10.0.0.0/8`, `::1`
 * @throws RangeError for what is neither
 */
export function createForwardedReader(trustedProxies: readonly string[]): ReadForwarded {
  const trusted = new BlockList();
  for (const network of trustedProxies) addNetwork(trusted, network);
  const isTrusted = (address: string): boolean =>
    trustedProxies.length > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (connection, header) => {
    const peer = normalizeAddress(connection) ?? connection;
    if (isIP(peer) === 0 || !isTrusted(peer)) return { client: peer, protocol: null, host: null, prefix: null };
    return { ...believe(readHops(header), { peer, isTrusted }), prefix: readPrefix(header('x-forwarded-prefix')) };
  };
}

/** Hops in the order of the request's way; the last was written by the proxy that holds the connection. */
function readHops(header: (name: string) => string | null): ForwardedHop[] {
  const [addresses, protocols, hosts] = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'].map(
    (name) =>
      header(name)
        ?.split(',')
        .map((part) => part.trim()) ?? [],
  ) as [string[], string[], string[]];
  const count = Math.max(addresses.length, Math.min(1, protocols.length + hosts.length));
  if (count === 0) return parseForwarded(header('forwarded') ?? '');
  // Proxies add addresses to the list, but mostly set the other two anew: then the last word is about all of the way.
  const at = (list: string[], index: number): string | null =>
    (list.length === count ? list[index] : list.at(-1)) ?? null;
  return Array.from({ length: count }, (_, index) => ({
    address: addresses[index] ?? null,
    protocol: at(protocols, index),
    host: at(hosts, index),
  }));
}

function believe(
  hops: readonly ForwardedHop[],
  { peer, isTrusted }: { peer: string; isTrusted: (address: string) => boolean },
): Omit<Forwarded, 'prefix'> {
  let told: Omit<Forwarded, 'prefix'> = { client: peer, protocol: null, host: null };
  for (const { address, protocol, host } of hops.toReversed()) {
    const client = normalizeAddress(address ?? '');
    told = {
      client: client ?? told.client,
      protocol: readProtocol(protocol) ?? told.protocol,
      host: readHost(host) ?? told.host,
    };
    // What stands left of something unreadable cannot be believed either.
    if (client === null || !isTrusted(client)) break;
  }
  return told;
}

function readProtocol(text: string | null): 'http' | 'https' | null {
  const protocol = text?.toLowerCase();
  return protocol === 'http' || protocol === 'https' ? protocol : null;
}

/** A host name or address with or without port, and nothing that would change the rest of a URL. */
function readHost(text: string | null): string | null {
  const host = text?.toLowerCase() ?? '';
  return host.length < 300 &&
    /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/.test(host) &&
    URL.canParse(`http://${host}`)
    ? host
    : null;
}

/** Proxies that each take away a part add theirs to the list. */
function readPrefix(text: string | null): string | null {
  const parts = text?.split(',').map((part) => part.trim().replace(/\/$/, '')) ?? [];
  return parts.join('') || null;
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const family = isIP(address);
  const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix);
  if (family === 0 || !Number.isInteger(bits) || bits < 0 || bits > (family === 6 ? 128 : 32))
    throw new RangeError(`"${network}" is neither an address nor a network such as 10.0.0.0/8`);
  list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
}

/** Without port, brackets and zone; IPv4 in IPv6 notation as IPv4. `null` for what is no address. */
function normalizeAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^"|"$/g, '');
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withoutPort = bracketed ?? trimmed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const address = withoutPort.replace(/%.*$/, '');
  return isIP(address) === 0 ? null : (mappedAddress(address) ?? address);
}

/** Of IPv6 notation for IPv4 there are many writings, and one that URLs have. */
function mappedAddress(address: string): string | null {
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostOf(address)) ?? [];
  if (high === undefined || low === undefined) return null;
  const [left, right] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [left >> 8, left & 255, right >> 8, right & 255].join('.');
}

function hostOf(address: string): string {
  return isIP(address) === 6 ? new URL(`http://[${address}]`).hostname : address;
}
