/**
 * Where terms stand in some consecutive sections: plain data of few parts, so that another process can make it, or an
 * earlier build has.
 */
export interface PiecePostings {
  /** How many there are. */
  sections: number;
  /** The terms, one a line, in code-unit order. */
  terms: string;
  /** Of each term, how many sections have it. */
  counts: Uint32Array;
  /** Of one term after the other: its sections, counted from 0, in ascending order. */
  ids: Uint16Array | Uint32Array;
  /** 1–255 for each of `ids`: how much the section is about the term, whatever the term's rarity. */
  impacts: Uint8Array;
  /** Words before stemming, one a line. */
  words: string;
  /** Of each word, the number of its places. */
  wordCounts: Uint32Array;
}
