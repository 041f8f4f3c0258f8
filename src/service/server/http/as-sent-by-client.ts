import type { Forwarded } from './create-forwarded-reader.ts';

/** A `Request` of these cannot be made (Fetch, "forbidden method"); nothing here answers to them. */
const unmakeable: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * The request with the address that the client used, where a proxy that is believed tells of another: addresses that
 * the service makes begin with it.
 */
export function asSentByClient(request: Request, { protocol, host }: Forwarded): Request {
  if ((protocol === null && host === null) || unmakeable.has(request.method)) return request;
  const url = new URL(request.url);
  const own = request.headers.get('host') ?? url.host;
  const address = `${protocol === null ? url.protocol : `${protocol}:`}//${host ?? own}${url.pathname}${url.search}`;
  if (address === request.url || !URL.canParse(address)) return request;
  const sent = new Request(address, request);
  if (host !== null) sent.headers.set('host', host);
  return sent;
}
