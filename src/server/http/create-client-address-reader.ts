import { BlockList, isIP } from 'node:net';

/** The address a request comes from, by the connection's address and the request's `X-Forwarded-For`. */
export type ReadClientAddress = (connection: string, forwardedFor: string | null) => string;

/**
 * Makes the reader of client addresses. A forwarded address counts only when the connection comes from a trusted
 * proxy, and then the last address that is no trusted proxy: whatever stands left of it the client may have made up.
 *
 * @param trustedProxies addresses and networks, e.g. `10.0.0.0/8`, `::1`
 * @throws RangeError for what is neither
 */
export function createClientAddressReader(trustedProxies: readonly string[]): ReadClientAddress {
  const trusted = new BlockList();
  for (const network of trustedProxies) addNetwork(trusted, network);
  const isTrusted = (address: string): boolean => trustedProxies.length > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (connection, forwardedFor) => {
    const peer = normalizeAddress(connection) ?? connection;
    if (!forwardedFor || isIP(peer) === 0 || !isTrusted(peer)) return peer;
    let client = peer;
    for (const part of forwardedFor.split(',').toReversed()) {
      const address = normalizeAddress(part);
      // What stands left of something unreadable cannot be believed either.
      if (!address) return client;
      client = address;
      if (!isTrusted(address)) return client;
    }
    return client;
  };
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const family = isIP(address);
  const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix);
  if (family === 0 || !Number.isInteger(bits) || bits < 0 || bits > (family === 6 ? 128 : 32)) throw new RangeError(`"${network}" is no address and no network such as 10.0.0.0/8`);
  list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
}

/** Without port, brackets and zone; IPv4 in IPv6 notation as IPv4. `null` for what is no address. */
function normalizeAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^"|"$/g, '');
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withoutPort = bracketed ?? trimmed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const address = withoutPort.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(address) === 0 ? null : address;
}
