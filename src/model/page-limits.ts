/** What rendering one page may take. */
export interface PageLimits {
  /** Milliseconds. */
  time: number;
  /** Megabytes of memory for the worker that renders it. */
  memory: number;
}
