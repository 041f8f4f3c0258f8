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
  /** What one request counts, 1 by default: bytes, for example. The last one may go beyond `most`; 0 only asks. */
  amount?: number;
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

/**
 * Tries that are slowed down, not stopped: so many at once, then one in each interval. There are no windows, so no
 * moment at which twice as many fit (the "generic cell rate algorithm").
 */
export interface Pace {
  /** What is counted: `sign-in:docs:203.0.113.9`. */
  key: string;
  /** Tries that need not wait. */
  burst: number;
  /** Milliseconds. */
  interval: number;
  /** Milliseconds for which a try may be kept waiting; one that would wait longer is refused. */
  patience: number;
}

export interface PaceResult {
  accepted: boolean;
  /** Milliseconds until the try's turn. */
  wait: number;
}

/** Counts requests. */
export interface LimitCounter {
  /** Counts one request against every limit or, when one of them is used up, against none. */
  take: (limits: readonly Limit[]) => Promise<LimitResult>;
  /** Takes back what `take` counted and told of: the request was refused for another reason. */
  giveBack: (states: readonly LimitState[]) => Promise<void>;
}

/** Counts requests and tries, for all processes together. */
export interface LimitStore extends LimitCounter {
  /** Counts a try, unless it would have to wait too long. */
  pace: (pace: Pace) => Promise<PaceResult>;
  /** Takes a try back that `pace` accepted. */
  ease: (pace: Pace) => Promise<void>;
  /** @throws when nothing can be counted at present */
  check: () => Promise<void>;
  close: () => Promise<void>;
}
