/**
 * Reads an address on the web.
 *
 * @returns `null` for what is none
 */
export function parseWebAddress(value: string): URL | null {
  return URL.canParse(value) && /^https?:/.test(value) ? new URL(value) : null;
}
