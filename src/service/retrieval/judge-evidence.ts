/** More than every word in the most prominent place adds nothing. */
const MOST_SHARE = 1.5;

/** What speaks for the best answer to a query, and how another one stands beside it. */
export interface Standing {
  /** Share of the query's words that the best section has, see `Evidence.share`. */
  share: number;
  /** Highest nearness in meaning; `null` where nothing measures it. */
  cosine: number | null;
  /** Rank of the section, as a share of the best one's. */
  relative: number;
}

/**
 * How likely a passage is right, 0 to 1: of results with a score of .7, about seven in ten are. Within a query it
 * follows the rank, so that order and score agree; between queries it says how much the query found at all. A logistic
 * curve, fitted to the first ten results of every second question on five sites, and of as many questions that they do
 * not answer (`bench/search/README.md`).
 */
export function judgeEvidence({ share, cosine, relative }: Standing): number {
  const words = Math.sqrt(Math.min(MOST_SHARE, share));
  const sum =
    cosine === null
      ? -10.21 + 3.9 * words + 7.2 * relative
      : -11.42 + 3.27 * words + 3.03 * Math.max(0, cosine) + 7.48 * relative;
  return 1 / (1 + Math.exp(-sum));
}
