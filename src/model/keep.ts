/**
 * Gives what `make` makes of `parts`, or what it made of the same in an earlier build. The value follows from `parts`
 * alone, and is plain data.
 */
export type Keep = <Value>(parts: readonly unknown[], make: () => Value) => Value;
