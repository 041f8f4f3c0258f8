import type { Analyser } from '../../../shared/search/analyser.ts';

/** The words of a text as the search compares them, those of one meaning as one. */
export function termsOf(analyser: Analyser, text: string): Set<string> {
  return new Set(
    analyser.analyse(text).flatMap(({ parts }) => parts.map(({ term }) => analyser.conceptOf(term) ?? term)),
  );
}

/** How much each term of a question counts. */
export type Weights = ReadonlyMap<string, number>;

/** Share of a question's weight that is there, 0 to 1. */
export function share(weights: Weights, presence: (term: string) => number | boolean): number {
  let sum = 0;
  let found = 0;
  for (const [term, weight] of weights) {
    sum += weight;
    found += weight * Number(presence(term));
  }
  return sum === 0 ? 0 : found / sum;
}

/** Share of its terms that the shorter of two texts has in common with the other. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
