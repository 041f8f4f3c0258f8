/** What a query found, all in all. */
export interface QueryFit {
  /** Share of the query's words, of those that the site has, that the best section has: see `Evidence.share`. */
  share: number;
  /** Highest nearness in meaning; `null` where nothing measures it. */
  cosine: number | null;
  /** Share of the query's words that the site does not have at all. */
  missing: number;
  /** Share of its neighbouring words that stand side by side in the first passage. */
  together: number;
  /** Number of its words. */
  words: number;
  /** How much of its words was corrected, 0 to 1: the mean share of their letters. */
  corrected: number;
  /** What the title of the first passage's page adds: at least 1. */
  titleFactor: number;
}

const MOST_SHARE = 1.5;
const MOST_WORDS = 8;
/** A short word alone is not less meant than a long one. */
const MOST_CORRECTED = 0.12;
/** Below it, nothing fits: so it is of 95 % of the queries about nothing on a site, and of 1.5 % of others. */
export const leastFit = 0.4;

/**
 * How likely a site answers a query at all, 0 to 1. A section is always the best there is, and says little of that: a
 * logistic curve through what was found, fitted to the questions of eight sites and to gibberish, questions about the
 * world and questions about other software, each site judged by the others (`bench/search/README.md`).
 */
export function estimateFit({ share, cosine, missing, together, words, corrected, titleFactor }: QueryFit): number {
  const said = Math.sqrt(Math.min(MOST_SHARE, share));
  const length = Math.min(MOST_WORDS, words) / MOST_WORDS;
  const titled = Math.max(0, titleFactor - 1);
  const near = Math.max(0, cosine ?? 0);
  const respelled = Math.min(MOST_CORRECTED, corrected);
  const sum =
    cosine === null
      ? -8.23 + 12.6 * said - 16.63 * missing + 4.42 * together + 10.83 * length - 35 * respelled + 4.16 * titled
      : -9.94 +
        (9.04 - 6.31 * near) * said -
        12.34 * missing +
        6.01 * together +
        6.83 * length -
        30 * respelled +
        1.55 * titled +
        15.74 * near;
  return 1 / (1 + Math.exp(-sum));
}
