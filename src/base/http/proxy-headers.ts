/** What the names of all headers begin with that pages and the playground's proxy tell one another. */
export const proxyHeaderPrefix = 'x-docwright-';

/** Headers between pages and the playground's proxy. */
export const proxyHeaders = {
  /** Absolute address that is called. */
  target: `${proxyHeaderPrefix}target`,
  /** The `Cookie` header of the call. */
  cookie: `${proxyHeaderPrefix}cookie`,
  /** Headers of the call that pages may not set. */
  set: `${proxyHeaderPrefix}set-headers`,
  /** Names of the headers that the page set. */
  names: `${proxyHeaderPrefix}names`,
  /** Of an answer: the headers that the API gave. */
  headers: `${proxyHeaderPrefix}headers`,
  /** Of an answer: where redirects led. */
  redirects: `${proxyHeaderPrefix}redirects`,
  /** Of an answer by the proxy itself: why it answers in the place of the API. */
  error: `${proxyHeaderPrefix}proxy-error`,
} as const;
