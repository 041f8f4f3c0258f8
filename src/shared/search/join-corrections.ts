import type { Correction } from './search-results.ts';

/** Pairs of characters that overlap are read as one text: 自拖 → 自托 and 拖管 → 托管 as 自拖管 → 自托管. */
export function joinCorrections(corrections: readonly Correction[]): Correction[] {
  const joined: Correction[] = [];
  for (const { from, to } of corrections) {
    const last = joined.at(-1);
    if (last && isPair(from) && isPair(to) && last.from.endsWith(from[0]!) && last.to.endsWith(to[0]!))
      joined[joined.length - 1] = { from: last.from + from[1]!, to: last.to + to[1]! };
    else joined.push({ from, to });
  }
  return joined;
}

function isPair(text: string): boolean {
  return /^\p{Script=Han}{2}$/u.test(text);
}
