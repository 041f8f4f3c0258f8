import { countBits } from './count-bits.ts';
import type { QueryMatch } from './find-terms.ts';

/** What a section loses that has none of a query's words as they are typed, where all of them are one name. */
const LOST = 0.8;

export interface NamesOptions {
  /** Names of code in a query that the index has as they are written. */
  names: readonly QueryMatch[];
  /** Number of the query's words. */
  words: number;
  sections: number;
}

/**
 * What each section's score is multiplied by. Who types a name as code has it wants what has that name, and not what
 * speaks of its words: the more of the query it is, the less is worth a section without it.
 */
export function rateNames({ names, words, sections }: NamesOptions): (section: number) => number {
  if (names.length === 0) return () => 1;
  const missed = new Float32Array(sections);
  for (const { covers, alternatives } of names) {
    const share = countBits(covers) / Math.max(1, words);
    const holding = new Set(alternatives.flatMap(({ entry }) => [...entry.read().ids]));
    for (let section = 0; section < sections; section++) if (!holding.has(section)) missed[section]! += share;
  }
  return (section) => 1 - LOST * Math.min(1, missed[section]!);
}
