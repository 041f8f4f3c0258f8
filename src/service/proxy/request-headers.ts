import { splitCookies } from '../../base/http/cookies.ts';
import { hopHeaders } from './hop-headers.ts';
import { ProxyError } from './proxy-error.ts';

/** What browsers and machines on the way add about the page and its reader. */
const ofTheReader =
  /^(host|origin|referer|cookie|expect|via|forwarded|x-real-ip|true-client-ip|cf-.*|fly-.*|x-forwarded-.*|x-docwright-.*|sec-.*|dnt|upgrade-insecure-requests|x-middleware-.*|x-vercel-.*|x-amzn-trace-id)$/;

/** Marks calls of this proxy, so that a description which names the service itself makes no endless loop. */
export const via = '1.1 docwright';

/**
 * The headers that go to the API, as name and value in turn: those of the request but for what belongs to one
 * connection, to the documentation's own page, or to the service. Cookies are those of `X-Docwright-Cookie`, and of the
 * page's only the named ones.
 *
 * @throws ProxyError when the request comes from this proxy
 */
export function requestHeaders(request: Request, forwardCookies: readonly string[]): [string, string][] {
  if ((request.headers.get('via') ?? '').includes(via))
    throw new ProxyError('loop', 'This address leads back to the service itself.');
  const hops = hopHeaders(request.headers.get('connection'));
  const kept = [...request.headers].filter(([name]) => !hops.has(name) && !ofTheReader.test(name));
  const cookie = [request.headers.get('x-docwright-cookie') ?? '', ...pageCookies(request, forwardCookies)]
    .filter(Boolean)
    .join('; ');
  return [...kept, ...(cookie === '' ? [] : [['cookie', cookie] as [string, string]]), ['via', via]];
}

function pageCookies(request: Request, names: readonly string[]): string[] {
  return splitCookies(request).filter((cookie) => names.includes(cookie.split('=', 1)[0]!));
}
