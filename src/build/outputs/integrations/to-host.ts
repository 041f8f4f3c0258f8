/** The host (with a port or path, if it has one) of a setting that may be written as a host or as an address. */
export function toHost(value: string | number | boolean | undefined, fallback: string): string {
  const text = String(value ?? '')
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '');
  return text === '' ? fallback : text;
}
