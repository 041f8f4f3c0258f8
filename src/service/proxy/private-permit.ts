import { BlockList, isIP } from 'node:net';

/** What an operator allows beyond the public internet. */
export interface PrivatePermit {
  allowsHost: (host: string) => boolean;
  allowsAddress: (address: string) => boolean;
}

/**
 * Reads the operator's list of addresses, ranges and host names.
 * @throws Error for an entry that is none of them
 */
export function createPrivatePermit(entries: readonly string[]): PrivatePermit {
  const ranges = new BlockList();
  const hosts = new Set<string>();
  for (const entry of entries) {
    if (addRange(ranges, entry)) continue;
    if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(entry))
      throw new Error(`"${entry}" is neither an address, nor a range like 10.0.0.0/8, nor a host name`);
    hosts.add(entry.toLowerCase());
  }
  return {
    allowsHost: (host) => hosts.has(host.toLowerCase()),
    allowsAddress: (address) => {
      const family = isIP(address);
      return family !== 0 && ranges.check(address, family === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

function addRange(ranges: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.replace(/^\[(.*)\]$/, '$1').split('/');
  const family = isIP(address);
  const width = family === 4 ? 32 : 128;
  const length = prefix === undefined ? width : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (family === 0 || more.length > 0 || !(length <= width)) return false;
  ranges.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  return true;
}
