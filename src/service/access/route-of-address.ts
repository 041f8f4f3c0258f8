import { decodeText } from '../../base/paths/decode-text.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';

/** The route of a page by an address of the site, with or without query and fragment. */
export function routeOfAddress(address: string, base: string): string {
  const path = decodeText(address.slice(base.length).replace(/[?#].*$/s, ''));
  return trimEndSlashes(path) || '/';
}
