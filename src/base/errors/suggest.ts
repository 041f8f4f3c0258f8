import { measureEdits } from '../text/measure-edits.ts';

/**
 * The candidate nearest to `word` by edit distance (Damerau, optimal string alignment), ignoring case.
 * Returns `null` when none is near enough to be a likely slip: more than a third of the longer word differs.
 */
export function suggestNearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Infinity;
  const needle = word.toLowerCase();
  for (const candidate of candidates) {
    const limit = Math.max(1, Math.floor(Math.max(needle.length, candidate.length) / 3));
    const distance = measureEdits(needle, candidate.toLowerCase(), { limit });
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
