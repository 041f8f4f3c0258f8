/**
 * Gives what `make` makes of `parts`, or what it made of the same in an earlier build. The value follows from `parts`
 * alone, and is plain data. The first of them says what kind of value it is.
 */
export type Keep = <Value>(parts: readonly unknown[], make: () => Value) => Value;
