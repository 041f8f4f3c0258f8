/** The terms of some sections: plain data with numbers of its own. */
export interface SectionTerms {
  /** By number; empty for two neighbours as one term (`joinPair`), which is told by their numbers. */
  texts: string[];
  /** Of each term its first word: of a pair that of it, of any other the term itself. */
  firsts: number[];
  /** Of a pair, its second word; -1 for any other. */
  seconds: number[];
  /** Words before stemming. */
  words: string[];
  /** Of each word, the number of its places. */
  wordCounts: number[];
  /**
   * Of each section, of each field in turn: its length in characters, how many terms it has, how many stand inside
   * identifiers, then the first and the others by their numbers.
   */
  places: number[];
}
