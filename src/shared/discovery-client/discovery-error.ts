/** A refusal of the service, or an answer that broke off. */
export class DiscoveryError extends Error {
  /** HTTP status; 200 where an answer had begun. */
  readonly status: number;
  /** Stable name of the reason, such as `rate_limited`. */
  readonly code: string;
  /** Seconds after which another try makes sense; `null` where the service names none. */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    { status, code, retryAfter }: { status: number; code: string; retryAfter: number | null },
  ) {
    super(message);
    this.name = 'DiscoveryError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
