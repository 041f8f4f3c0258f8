import { decodeText } from '../../base/paths/decode-text.ts';
import { namesServer } from '../../base/paths/has-scheme.ts';

/**
 * Where a reference leads from the file it stands in: an absolute URL, or a path relative to the same folder as `base`
 * (the site folder for files). A path may start with `../`; whoever reads files decides whether it may leave.
 */
export function resolveLocation(reference: string, base: string): string {
  if (namesServer(reference)) return reference;
  if (namesServer(base)) return URL.parse(reference, base)?.href ?? reference;
  const folder = reference.startsWith('/') ? [] : base.split('/').slice(0, -1);
  const segments: string[] = [];
  for (const segment of [...folder, ...decodeText(reference).split('/')]) {
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
