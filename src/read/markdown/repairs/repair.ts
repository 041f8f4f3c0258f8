/** One change to a source that a parser refused. */
export interface Repair {
  source: string;
  /** What is wrong, for the author. */
  message: string;
  /** What would be right. */
  hint: string;
  /** Where it is told of, if not where the parser stopped. */
  at?: number;
  /** Other places that it mends, with what is wrong there and would be right. */
  alike?: readonly { offset: number; message: string; hint: string }[];
  /** Where a statement stands with which what is wrong here cannot go together: what is left out is no repair. */
  first?: number;
  /**
   * Offsets at which line breaks were added, and how many, or fewer than none: positions after them have moved. The
   * last comes first.
   */
  added?: readonly { offset: number; lines: number }[];
}

/** Where a parser stopped, and its words. */
export interface Fault {
  message: string;
  /** Counted from 1, in the parsed text. */
  line: number;
  column: number;
}
