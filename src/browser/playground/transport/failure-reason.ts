/** Why there is no response. A browser tells a page neither why a request failed nor what was received. */
export type FailureReason =
  | { kind: 'cancelled' }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'incomplete'; names: string[] }
  /** `names` of values that the description requires. */
  | { kind: 'required'; names: string[] }
  | { kind: 'file-missing' }
  /** A redirect that would have taken credentials along. */
  | { kind: 'redirected'; url: string }
  /** `what` is the address or the method that browsers do not take. */
  | { kind: 'invalid'; problem: 'address' | 'body' | 'method'; what: string }
  | { kind: 'mixed-content'; url: string }
  /** `code` and `message` are the service's. */
  | { kind: 'proxy'; code: string; message: string; url: string }
  /** The address answers, and this page may not read it. */
  | { kind: 'refused'; url: string; page: string }
  /** The server can be reached, and that is all that is known. */
  | { kind: 'unread'; url: string; page: string }
  | { kind: 'unreachable'; url: string };
