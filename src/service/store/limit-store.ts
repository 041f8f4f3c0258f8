/**
 * So many requests in a window of time. Windows are fixed: they begin at whole multiples of their length since 1970
 * (UTC).
 */
export interface Limit {
  /** What is counted: `search:acme`. */
  key: string;
  most: number;
  /** Milliseconds. */
  window: number;
}

export interface LimitState {
  limit: Limit;
  /** Requests left in the window, after this one. */
  remaining: number;
  /** When the window ends, milliseconds since 1970. */
  resets: number;
}

export interface LimitResult {
  accepted: boolean;
  /** One per limit. Where a limit refused the request, it is the one without anything remaining that resets last. */
  states: LimitState[];
}

/** Counts requests, for all processes together. */
export interface LimitStore {
  /** Counts one request against every limit or, when one of them is used up, against none. */
  take: (limits: readonly Limit[]) => Promise<LimitResult>;
  /** @throws when nothing can be counted at present */
  check: () => Promise<void>;
  close: () => Promise<void>;
}
