import type { QueryMatch } from './find-terms.ts';

/** The share, 0–1, of what a query's words say that is said by those of some bits (`QueryMatch.covers`). */
export type MeasureCoverage = (covered: number) => number;

/** `sections`: how many there are to search. */
export function createCoverage(matches: readonly QueryMatch[], sections: number): MeasureCoverage {
  const weights: { bit: number; weight: number }[] = [];
  for (const match of matches.filter(isSingle))
    weights.push({ bit: match.covers, weight: mostTold(match.alternatives, sections) });
  const sum = weights.reduce((all, { weight }) => all + weight, 0);
  const known = new Map<number, number>();
  return (covered) => {
    const before = known.get(covered);
    if (before !== undefined) return before;
    const found = weights.reduce((all, { bit, weight }) => (covered & bit ? all + weight : all), 0);
    const coverage = sum > 0 ? found / sum : 1;
    known.set(covered, coverage);
    return coverage;
  };
}

/** Of one word of the query alone. */
export function isSingle({ covers }: QueryMatch): boolean {
  return (covers & (covers - 1)) === 0;
}

/** What a word says at most, whichever of its forms is found. */
export function mostTold(alternatives: QueryMatch['alternatives'], sections: number): number {
  return Math.max(0, ...alternatives.map(({ weight, frequency }) => weight * rarity(frequency, sections)));
}

/** Inverse document frequency as in BM25, never negative. */
export function rarity(frequency: number, sections: number): number {
  const bounded = Math.min(frequency, sections);
  return Math.log(1 + (sections - bounded + 0.5) / (bounded + 0.5));
}
