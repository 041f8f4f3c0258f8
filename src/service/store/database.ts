/** What can be stored in a column. Times are milliseconds since 1970, truth is 0 or 1, structures are JSON text. */
export type SqlValue = string | number | null | Uint8Array;

/**
 * A value as databases take it. Text of PostgreSQL holds no zero byte, and in the SQLite of Node 22 it ends there; a
 * model may write one, and a page have one in its title.
 */
export function withoutZeroBytes(value: SqlValue): SqlValue {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}

/**
 * One database, the same for its users whichever it is. Statements are written in what SQLite and PostgreSQL have in
 * common, with `?` for values; what differs between the two stands in their `open-….ts`.
 */
export interface Database extends Queries {
  kind: 'sqlite' | 'postgres';
  /** Does all of `work` or, when it throws, nothing. `work` must use the queries it is given, not the database. */
  transaction: <Value>(work: (queries: Queries) => Promise<Value>) => Promise<Value>;
  close: () => Promise<void>;
}

export interface Queries {
  /**
   * Rows of a statement, also of one that changes something and ends in `RETURNING`. Whole numbers arrive as numbers,
   * bytes as `Uint8Array`.
   */
  all: <Row>(statement: string, values?: readonly SqlValue[]) => Promise<Row[]>;
  /** The first row, `null` when there is none. */
  first: <Row>(statement: string, values?: readonly SqlValue[]) => Promise<Row | null>;
  /** Number of rows that were changed. */
  run: (statement: string, values?: readonly SqlValue[]) => Promise<number>;
}

/** How a server is spoken to. */
export interface DatabaseOptions {
  /** Milliseconds after which a server that does not answer counts as gone, for each question. */
  patience?: number;
  /** Connections to a server, at most. */
  connections?: number;
}
