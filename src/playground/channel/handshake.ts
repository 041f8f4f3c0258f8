import type { HttpRequest } from '../../model/http.ts';

export interface Handshake {
  url: string;
  /** Browsers let pages set no header but this one, so credentials for headers travel in it (compatibility tables, section 4.8). */
  protocols: string[];
}

/** What `WebSocket` is opened with, from the request that the reader filled in. */
export function handshakeOf({ url, headers }: HttpRequest): Handshake {
  const values = headers.map(({ value }) => value.replace(/^(bearer|basic|token)\s+/i, ''));
  return { url, protocols: [...new Set(values.filter((value) => /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(value)))] };
}
