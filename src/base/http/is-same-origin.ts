/**
 * Whether a browser says that a page of the very origin it asks sends a request. No page can make it say so (Fetch
 * Metadata Request Headers, section 2.3), and it holds behind proxies that change scheme or host on the way, where what
 * `Origin` names looks like another. A page that is kept in a sandbox has no origin of its own.
 */
export function isSameOrigin({ headers }: Request): boolean {
  return headers.get('sec-fetch-site') === 'same-origin' && headers.get('origin') !== 'null';
}
