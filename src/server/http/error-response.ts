/** What every refusal of the service's endpoints looks like. */
export interface ErrorBody {
  /** Stable kebab-case name of the reason. */
  code: string;
  /** For people: what is wrong, and what would be right. */
  message: string;
  /** Places in the request's body that are wrong. */
  problems?: { path: string; message: string }[];
}

/** Ends the handling of a request with an answer of the given status. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.name = 'RequestRefused';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A refusal as JSON, never cached. */
export function errorResponse(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
}
