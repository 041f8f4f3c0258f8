import { trimEndSlashes } from '../../../base/paths/trim-end-slashes.ts';
/** The host (with a port or path, if it has one) of a setting that may be written as a host or as an address. */
export function toHost(value: string | number | boolean | undefined, fallback: string): string {
  const text = trimEndSlashes(
    String(value ?? '')
      .trim()
      .replace(/^https?:\/\//i, ''),
  );
  return text === '' ? fallback : text;
}
