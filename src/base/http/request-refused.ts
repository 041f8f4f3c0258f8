/** What every refusal of the service's endpoints says. */
export interface ErrorBody {
  /** Stable name of the reason, in snake_case. */
  code: string;
  /** For people: what is wrong, and what would be right. */
  message: string;
  /** Places in the request's body that are wrong. */
  problems?: { path: string; message: string }[];
}

/** Ends the handling of a request with an answer of the given status. A cause is for the log alone. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: ErrorBody,
    { headers = {}, cause }: { headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(body.message, { cause });
    this.name = 'RequestRefused';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
