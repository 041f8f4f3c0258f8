/** Why the proxy itself, not the API behind it, answers; stands in the header `X-Docwright-Proxy-Error`. */
export type ProxyErrorCode =
  | 'bad-target'
  | 'forbidden'
  | 'private-address'
  | 'not-found'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'slow-upload'
  | 'too-many'
  | 'bad-redirect'
  | 'no-answer'
  | 'bad-answer'
  | 'loop';

const statuses: Readonly<Record<ProxyErrorCode, number>> = {
  'bad-target': 400,
  forbidden: 403,
  'private-address': 403,
  'not-found': 502,
  unreachable: 502,
  timeout: 504,
  'too-large': 413,
  // Not 408: browsers send a request that gets it once more by themselves.
  'slow-upload': 400,
  'too-many': 429,
  'bad-redirect': 502,
  'no-answer': 502,
  'bad-answer': 502,
  loop: 508,
};

/**
 * Ends a call. Its message is shown to the reader in the playground, so it tells nothing of the network behind the
 * service.
 */
export class ProxyError extends Error {
  readonly code: ProxyErrorCode;

  /** Seconds after which another call makes sense; `null` where that is not known. */
  readonly retryAfter: number | null;

  readonly status: number;

  constructor(
    code: ProxyErrorCode,
    message: string,
    { retryAfter = null, status = statuses[code] }: { retryAfter?: number | null; status?: number } = {},
  ) {
    super(message);
    this.name = 'ProxyError';
    this.code = code;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}
