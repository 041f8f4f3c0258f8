import type { HttpField, HttpFile, HttpLogin } from './http.ts';

/**
 * What is filled in for one operation: by a reader in the playground, or by samples for a snippet.
 * `undefined` is not sent; `null`, `false`, `0` and `''` are values like any other.
 */
export interface RequestValues {
  /** `null`: the first server of the operation, with its variables' defaults. */
  server: ServerChoice | null;
  /** Index in `Operation.security`. */
  securityAlternative: number;
  /** By the scheme's key in `ApiDocument.securitySchemes`. */
  credentials: Record<string, Credential>;
  /** JSON values by `in:name`, e.g. `query:limit`. */
  parameters: Record<string, unknown>;
  body: BodyValue | null;
  /** Value of `Accept`; unset to send none. */
  accept?: string;
  /** What a reader sends besides what the description names; it wins over that. */
  extras?: { headers: HttpField[]; query: HttpField[] };
}

export interface ServerChoice {
  /** As in `Server.url`, with its `{variable}` parts. */
  url: string;
  variables: Record<string, string>;
}

export type Credential =
  /** An API key, a bearer or access token, or the encoded part of a basic authorization; user and password. */
  { kind: 'token'; token: string } | ({ kind: 'basic' } & HttpLogin);

/** `contentType` is a key of the operation's request body. */
export type BodyValue =
  /** Serialised by its content type: JSON, a form, multipart or text. */
  | { kind: 'value'; contentType: string; value: unknown }
  /** Sent as it is. */
  | { kind: 'text'; contentType: string; text: string }
  /** A form or multipart body by its properties; a name may occur more than once. */
  | { kind: 'fields'; contentType: string; fields: BodyField[] }
  | { kind: 'file'; contentType: string; file: HttpFile };

export type BodyField =
  | { kind: 'value'; name: string; value: unknown }
  | { kind: 'file'; name: string; file: HttpFile };
