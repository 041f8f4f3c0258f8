/**
 * A complete HTTP request as data. Snippets print it, the playground sends it, the proxy forwards it and the
 * conformance tests execute it; it knows nothing of OpenAPI or of any user interface.
 */
export interface HttpRequest {
  /** Upper-case method token (RFC 9110 section 9.1). */
  method: string;
  /**
   * Absolute URL, percent-encoded, query included, without a fragment. A path parameter without a value stands in it as
   * `{name}`.
   */
  url: string;
  /**
   * Visible ASCII, spaces and tabs. In order; names keep their case; the same name may occur more than once. Holds no
   * `Cookie` and no `Content-Length`.
   */
  headers: HttpField[];
  /** Sent as one `Cookie` header (RFC 6265 section 4.2.1); values are already encoded. */
  cookies: HttpField[];
  body: HttpBody | null;
  /** Answers the server's challenge by Digest authentication (RFC 7616), for which no header is known before it. */
  digest?: HttpLogin;
}

export interface HttpLogin {
  username: string;
  password: string;
}

export interface HttpField {
  name: string;
  value: string;
}

/**
 * The `Content-Type` of `text` and `file` bodies stands in `headers`; those of `form` and `multipart` follow from the
 * kind.
 */
export type HttpBody =
  | { kind: 'text'; text: string }
  /** `application/x-www-form-urlencoded`: names and values unencoded, in order. */
  | { kind: 'form'; fields: HttpField[] }
  /** `multipart/form-data` (RFC 7578), or another multipart type, without its boundary, with the same parts. */
  | { kind: 'multipart'; parts: HttpPart[]; contentType?: string }
  /** The bytes of one file as the whole body. */
  | { kind: 'file'; file: HttpFile };

export type HttpForm = Extract<HttpBody, { kind: 'multipart' }>;

export type HttpPart = (
  | { kind: 'text'; name: string; value: string; contentType?: string }
  | { kind: 'file'; name: string; file: HttpFile }
) & {
  /** Besides those that follow from the above. With any, the body has its `contentType`. */
  headers?: HttpField[];
};

/** A file the reader chooses. Snippets name it by `filename`; the playground attaches bytes outside this model. */
export interface HttpFile {
  filename: string;
  contentType?: string;
}
