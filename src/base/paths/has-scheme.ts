/**
 * Whether an address begins with a scheme (RFC 3986, section 3.1), so that it is not of this site. One of a single
 * letter, which nobody has registered, is a drive of Windows.
 */
export function hasScheme(address: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/i.test(address);
}

/** Whether an address begins with a scheme and names a server (RFC 3986, section 3.2). */
export function namesServer(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
}
