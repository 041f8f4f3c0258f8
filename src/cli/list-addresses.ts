import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

export interface Listening {
  protocol: 'http' | 'https';
  /** As it was asked for: `localhost`, `0.0.0.0`, `::1`. */
  host: string;
  port: number;
  /** `''` or `/docs`. */
  base: string;
}

export interface Addresses {
  /** For this machine; `null` where the server listens for others alone. */
  local: string | null;
  /** For other machines; none where the server listens for this one alone. */
  network: string[];
}

/** Hosts at which a server listens for every name and address of its machine. */
export const everyHost: ReadonlySet<string> = new Set(['', '0.0.0.0', '::', '[::]']);
const ownNames = /^(?:(?:[a-z\d-]+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** Where a server can be reached. */
export function listAddresses(
  { protocol, host, port, base }: Listening,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): Addresses {
  const address = (name: string): string =>
    `${protocol}://${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}${base}/`;
  if (ownNames.test(host)) return { local: address(host), network: [] };
  if (!everyHost.has(host)) return { local: null, network: [address(host)] };
  const outward = Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  return { local: address('localhost'), network: outward.map((found) => address(found.address)) };
}
