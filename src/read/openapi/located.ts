/** A value of a description together with where it stands. */
export interface Located {
  value: unknown;
  file: string;
  /** JSON pointer in `file`, with its `#`. */
  pointer: string;
}
