import { connectionHeaders } from '../../base/http/connection-headers.ts';
import type { HttpField } from '../../model/http.ts';

/** RFC 9110 section 5.6.2, as part of a regular expression. */
export const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const wholeToken = new RegExp(`^${token}$`);
// Framing belongs to the connection (RFC 9112 section 6); `Content-Length` follows from the body. Whether to wait for
// the server before the body (`Expect`) is up to the client: `fetch` of Node.js and the JDK's refuse to be told.
const framing = new Set([...connectionHeaders, 'content-length', 'expect', 'host']);

/**
 * A header field that is safe to send: visible ASCII, spaces and tabs only (RFC 9110 section 5.5). Line breaks become
 * spaces and other characters are percent-encoded as UTF-8. `null` when the name is no token or belongs to the
 * connection.
 */
export function headerField(name: string, value: string): HttpField | null {
  if (!isToken(name) || framing.has(name.toLowerCase())) return null;
  return { name, value: cleanHeaderValue(value) };
}

export function isToken(text: string): boolean {
  return wholeToken.test(text);
}

export function cleanHeaderValue(value: string): string {
  return value
    .replace(/[\r\n]+/g, ' ')
    .toWellFormed()
    .replace(/[^\t\x20-\x7e]/gu, encodeURIComponent)
    .trim();
}
