export interface Preflight {
  /** What the answer tells of origins. */
  headers: Readonly<Record<string, string>> | Headers;
  methods: string;
  allowedHeaders: string;
  /** Seconds for which the browser need not ask again. */
  maxAge: number;
}

/** The answer to a browser that asks whether it may send a request (Fetch standard, "CORS-preflight fetch"). */
export function answerPreflight({ headers, methods, allowedHeaders, maxAge }: Preflight): Response {
  const answer = new Headers(headers);
  answer.set('access-control-allow-methods', methods);
  answer.set('access-control-allow-headers', allowedHeaders);
  answer.set('access-control-max-age', String(maxAge));
  return new Response(null, { status: 204, headers: answer });
}
