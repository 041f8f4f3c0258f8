import { BlockList, isIP } from 'node:net';

const local = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to this machine or to a private network. */
export function isLocalAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && local.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
