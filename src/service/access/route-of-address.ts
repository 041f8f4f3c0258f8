import { decodeText } from '../../base/paths/decode-text.ts';

/** The route of a page by an address of the site, with or without query and fragment. */
export function routeOfAddress(address: string, base: string): string {
  const path = decodeText(address.slice(base.length).replace(/[?#].*$/s, ''));
  return path.replace(/\/+$/, '') || '/';
}
