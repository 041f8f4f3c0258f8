/** What the compiler says of a place in code. */
export interface TypeHint {
  /** `hover`: shown when a reader points at the name; `query` and `error`: shown below the line. */
  kind: 'hover' | 'query' | 'error';
  /** Offset in the code. */
  start: number;
  length: number;
  text: string;
}

/** Code without the comments that were for the compiler, and what the compiler says of it. */
export interface TypedCode {
  code: string;
  hints: TypeHint[];
}
