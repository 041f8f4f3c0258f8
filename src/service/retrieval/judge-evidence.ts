/** More than every word in the most prominent place adds nothing. */
const MOST_SHARE = 1.5;

/** What speaks for the best answer to a query, and how another one stands beside it. */
export interface Standing {
  /** Share of the query's words, of those that the site has, that the best section has: see `Evidence.share`. */
  share: number;
  /** Highest nearness in meaning; `null` where nothing measures it. */
  cosine: number | null;
  /** Share of the query's words that the site does not have at all; what is near in meaning can do without them. */
  missing: number;
  /** Rank of the section, as a share of the best one's. */
  relative: number;
}

/**
 * How likely a passage is right, 0 to 1: of results with a score of .7, about seven in ten are. Within a query it
 * follows the rank, so that order and score agree; between queries it says how much the query found at all. A logistic
 * curve, fitted to the first ten results of half of the questions on eleven sites, and of queries that they do not
 * answer (`bench/search/README.md`).
 */
export function judgeEvidence({ share, cosine, missing, relative }: Standing): number {
  const words = Math.sqrt(Math.min(MOST_SHARE, share));
  const near = Math.max(0, cosine ?? 0);
  const sum =
    cosine === null
      ? -10.5 + 3.81 * words - 5.33 * missing + 8.44 * relative
      : -11.65 + 3.79 * words + 1.4 * near - 9.91 * missing * (1 - near) ** 2 + 8.94 * relative;
  return 1 / (1 + Math.exp(-sum));
}
