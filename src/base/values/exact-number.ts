/** A number whose digits JavaScript would round; it stands in a JSON value in the place of a `number`. */
export class ExactNumber {
  /** As JSON writes it (RFC 8259 section 6). */
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }

  toString(): string {
    return this.digits;
  }

  /** For whoever writes it without `writeJson`. */
  toJSON(): number {
    return Number(this.digits);
  }
}
