import { suggestNearest } from '../../base/errors/suggest.ts';

/**
 * The place that a dead anchor most likely means. It is certain where it alone has the same letters and digits:
 * generators differ in what they make of punctuation and upper case.
 */
export function findMovedAnchor(hash: string, ids: ReadonlySet<string>): { id: string; isCertain: boolean } | null {
  const wanted = lettersOf(hash);
  const same = [...ids].filter((id) => lettersOf(id) === wanted);
  if (wanted !== '' && same.length === 1) return { id: same[0]!, isCertain: true };
  const near = suggestNearest(hash, ids);
  return near === null ? null : { id: near, isCertain: false };
}

function lettersOf(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
