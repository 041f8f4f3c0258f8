import type { CallBody } from './call-body.ts';

/** A call on its way to one address. */
export interface ProxyCall {
  url: URL;
  method: string;
  /** Name and value, in order. */
  headers: [string, string][];
  body: CallBody | null;
}
