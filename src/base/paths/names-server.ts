/** Whether an address begins with a scheme and names a server (RFC 3986, section 3.2). */
export function namesServer(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
}
