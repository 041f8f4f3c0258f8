import { addTakenPath } from './add-taken-path.ts';
import type { Forwarded } from './create-forwarded-reader.ts';

/** A `Request` of these cannot be made (Fetch, "forbidden method"); nothing here answers to them. */
const unmakeable: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * The request with the address that the client used, where a proxy that is believed tells of another: addresses that
 * the service makes begin with it.
 *
 * @param isBase as in `addTakenPath`
 */
export function asSentByClient(
  request: Request,
  { protocol, host, prefix }: Forwarded,
  isBase: (prefix: string) => boolean,
): Request {
  if ((protocol === null && host === null && prefix === null) || unmakeable.has(request.method)) return request;
  const url = new URL(request.url);
  // Clients that know no host send an empty one: behind it, the path would be taken for the host.
  const own = request.headers.get('host') || url.host;
  const path = addTakenPath(url.pathname, { prefix, isBase }) + url.search;
  const address = `${protocol === null ? url.protocol : `${protocol}:`}//${host ?? own}${path}`;
  if (address === request.url || !URL.canParse(address)) return request;
  const sent = new Request(address, request);
  if (host !== null) sent.headers.set('host', host);
  return sent;
}
