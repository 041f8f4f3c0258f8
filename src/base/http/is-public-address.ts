import { BlockList, isIP } from 'node:net';

/**
 * IPv4 ranges that are not for everyone (IANA's special-purpose registry, multicast, reserved), and a cloud's host
 * service.
 */
const special4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24
  224.0.0.0/4 240.0.0.0/4 168.63.129.16/32`;

/**
 * Parts of 2000::/3 that are not for everyone: protocol assignments with Teredo, documentation, 6to4. Whatever carries
 * an IPv4 address otherwise (mapped, compatible, NAT64) lies outside of 2000::/3.
 */
const special6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20';

const refused4 = toBlockList(special4);
const refused6 = toBlockList(special6);
const global6 = toBlockList('2000::/3');

/** Whether an IP address is one of the public internet. Anything that is no address is not. */
export function isPublicAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) names a link.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !refused4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}

function toBlockList(ranges: string): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(/\s+/)) {
    const [address = '', prefix] = range.split('/');
    list.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
