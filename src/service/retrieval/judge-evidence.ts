import type { Evidence } from './gather-evidence.ts';

/** More than every word in the most prominent place adds nothing. */
const MOST_SHARE = 1.5;

/**
 * How likely the page of a section answers the query, 0 to 1: of results with a score of .7, about seven in ten are
 * right. A logistic curve through the share of the query's words that a section has (saturating, as the square root)
 * and its nearness in meaning, fitted to the first ten results of 556 questions on three sites
 * (`bench/search/README.md`). Nothing in it depends on the other results, so a threshold means the same for every
 * query.
 */
export function judgeEvidence({ share, cosine }: Pick<Evidence, 'share' | 'cosine'>): number {
  const words = Math.sqrt(Math.min(MOST_SHARE, share));
  const sum = cosine === null ? -4.81 + 4.85 * words : -5.64 + 4.21 * words + 2.87 * Math.max(0, cosine);
  return 1 / (1 + Math.exp(-sum));
}
