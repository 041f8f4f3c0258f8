import type { Evidence } from './gather-evidence.ts';

/** More than every word in the most prominent place adds nothing. */
const MOST_SHARE = 1.5;

/**
 * What speaks for a section by itself, 0 to 1, whatever else was found: the share of the query's words that it has
 * (saturating, as the square root) and its nearness in meaning.
 */
export function rateEvidence({ share, cosine }: Pick<Evidence, 'share' | 'cosine'>): number {
  const words = Math.sqrt(Math.min(MOST_SHARE, share));
  const sum = cosine === null ? -4.81 + 4.85 * words : -5.64 + 4.21 * words + 2.87 * Math.max(0, cosine);
  return 1 / (1 + Math.exp(-sum));
}
