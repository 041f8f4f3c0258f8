/**
 * The terms of some sections: plain data with numbers of its own, so that another process can read them, or an earlier
 * build has.
 */
export interface SectionTerms {
  terms: string[];
  /** Words before stemming, with the number of their places. */
  words: [string, number][];
  /**
   * Of each section, of each field in turn: its length in characters, how many terms it has, how many stand inside
   * identifiers, then the first and the others as places in `terms`.
   */
  places: Uint32Array;
}
