/**
 * A number with digits that JavaScript would round, in the place of a `number`: plain data, so that it passes between
 * processes and through JSON like the rest of a `Site`. No description has a key like this one.
 */
export interface ExactNumber {
  /** As JSON writes it (RFC 8259 section 6). */
  readonly '\0': string;
}
