/** Names of this machine, to which nothing travels. */
const own = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether what is sent to an address can be read there alone: codes and tokens go to no other (RFC 6749 section 3.2).
 * On the same machine it can, as where somebody tries a provider.
 */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && own.test(url.hostname));
}
