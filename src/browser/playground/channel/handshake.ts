import type { HttpRequest } from '../../../model/http.ts';

export interface Handshake {
  /** The channel's. */
  url: string;
  /** Where the connection is opened: there, or at the service that passes it on. */
  address: string;
  /**
   * Browsers let pages set no header but this one, so credentials for headers travel in it (docs/format.md#channels).
   */
  protocols: string[];
}

/**
 * What `WebSocket` is opened with, from the request that the reader filled in. `proxy`: address of the service, `null`
 * for none.
 */
export function handshakeOf(
  { url, headers }: HttpRequest,
  { proxy, page }: { proxy: string | null; page: string },
): Handshake {
  const values = headers.map(({ value }) => value.replace(/^(bearer|basic|token)\s+/i, ''));
  return {
    url,
    address: proxy === null ? url : throughService(url, new URL(`${proxy}/_docwright/proxy`, page)),
    protocols: [...new Set(values.filter((value) => /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(value)))],
  };
}

function throughService(target: string, service: URL): string {
  service.protocol = service.protocol === 'https:' ? 'wss:' : 'ws:';
  service.searchParams.set('target', target);
  return service.href;
}
