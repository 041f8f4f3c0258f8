/** What to listen on, without the brackets that URLs have around an address of IPv6 (RFC 3986, section 3.2.2). */
export function listenAddress(host: string): string {
  return /^\[(.*:.*)\]$/.exec(host)?.[1] ?? host;
}
