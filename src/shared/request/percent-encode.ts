const notUnreserved = /[!'()*]/g;
// "[" and "]" may stand in a host only (RFC 3986 section 3.2.2), "#" would begin a fragment, and browsers rewrite "'".
const reservedToKeep = /%(?:3A|2F|3F|40|21|24|26|28|29|2A|2B|2C|3B|3D)/g;

/**
 * Percent-encodes everything but the unreserved characters of RFC 3986 section 2.3. A lone surrogate becomes U+FFFD.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(notUnreserved, encodeCharacter);
}

/**
 * Reserved expansion (RFC 6570 section 3.2.3): reserved characters and `%XX` triples stay where a URL may hold them.
 */
export function percentEncodeKeepingReserved(text: string): string {
  const parts = text.split(/(%[0-9a-f]{2})/i);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : percentEncode(part).replace(reservedToKeep, decodeURIComponent)))
    .join('');
}

/** Percent-encodes what a cookie may not hold (RFC 6265 section 4.1.1), and nothing that is encoded already. */
export function encodeCookieText(text: string): string {
  return text.replace(/[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+/gu, percentEncode);
}

/** Percent-encodes as `percentEncode`, but leaves `%XX` triples. */
export function percentEncodeOnce(text: string): string {
  const parts = text.split(/(%[0-9a-f]{2})/i);
  return parts.map((part, index) => (index % 2 === 1 ? part : percentEncode(part))).join('');
}

function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
