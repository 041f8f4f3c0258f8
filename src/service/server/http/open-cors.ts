/** For browser clients on other sites: keys, not cookies, say who may ask, so any origin may (keys can name theirs). */
export const openCors: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Thread-Id, X-Request-Id, Idempotency-Replayed, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
};
