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
    if (Math.abs(candidate.length - needle.length) > limit) continue;
    const distance = editDistance(needle, candidate.toLowerCase());
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + cost);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) value = Math.min(value, beforeLast[column - 2]! + 1);
      current.push(value);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}
