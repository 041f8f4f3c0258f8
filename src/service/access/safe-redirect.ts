import { decodeText } from '../../base/paths/decode-text.ts';
import { signInAddresses } from '../../base/paths/own-addresses.ts';

/** It goes into a cookie of 4 kB, and into links. */
const longest = 2_000;

/**
 * Where a reader goes after signing in: an address of the same site, whatever the link that brought him says. Anything
 * else leads to the start of the site.
 */
export function safeRedirect(value: string | null, base: string): string {
  const home = `${base}/`;
  // Browsers read a backslash as a slash and drop line breaks, so `/\evil.example` is another host.
  if (value === null || value.length > longest || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return home;
  const site = 'http://site.invalid';
  if (!URL.canParse(value, site)) return home;
  const url = new URL(value, site);
  const path = url.pathname;
  const isInside = base === '' || path === base || path.startsWith(`${base}/`);
  // A path may hold two slashes once its dots are resolved.
  const isPlain =
    url.origin === site &&
    !path.includes('//') &&
    // Whoever is led there signs in or out without an end.
    !signInAddresses.some((address) => `${decodeText(path.slice(base.length))}/`.startsWith(`${address}/`));
  // Other letters than ASCII are up to nine signs once they are encoded.
  const address = `${path}${url.search}${url.hash}`;
  return isInside && isPlain && address.length <= longest ? address : home;
}
