const segment =
  /(?<![^/])(?:www\.[^/?#]+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|ai|co|me|gg|sh|so|xyz))(?![^:/?#])/i;

/**
 * Where an address names a server without a scheme before it, so that browsers take its name for that of a folder
 * (RFC 3986, section 4.2); -1 where it names none.
 */
export function bareServerAt(address: string): number {
  return address.search(segment);
}
