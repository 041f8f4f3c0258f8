import { splitCookies } from '../../base/http/cookies.ts';
import { passedHeaders } from '../../base/http/forbidden-headers.ts';
import { proxyHeaders } from '../../base/http/proxy-headers.ts';
import { hopHeaders } from './hop-headers.ts';
import { isOfReader } from './is-of-reader.ts';
import { ProxyError } from './proxy-error.ts';

/** Marks calls of this proxy, so that a description which names the service itself makes no endless loop. */
export const via = '1.1 docwright';

/** What browsers say of a call themselves. */
const ofTheCall: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'content-type',
  'user-agent',
]);

/**
 * The headers that go to the API, as name and value in turn: those of the request but for what belongs to one
 * connection, to the documentation's own page, or to the service. Cookies are those of `proxyHeaders.cookie`, and of
 * the page's only the named ones. The page set what `proxyHeaders.names` lists: the rest was added on the way, as
 * gateways add who the reader is, and what proves it.
 *
 * @throws ProxyError when the request comes from this proxy, or when those headers cannot be read
 */
export function requestHeaders(request: Request, forwardCookies: readonly string[]): [string, string][] {
  if ((request.headers.get('via') ?? '').includes(via))
    throw new ProxyError('loop', 'This address leads back to the service itself.');
  const hops = hopHeaders(request.headers.get('connection'));
  const set = setHeaders(request.headers.get(proxyHeaders.set));
  const isOfPage = ownNames(request.headers.get(proxyHeaders.names));
  const kept = [...request.headers].filter(
    ([name]) => isOfPage(name) && !hops.has(name) && !isOfReader(name) && !set.some(([other]) => other === name),
  );
  const cookie = [request.headers.get(proxyHeaders.cookie) ?? '', ...pageCookies(request, forwardCookies)]
    .filter(Boolean)
    .join('; ');
  return [...kept, ...set, ...(cookie === '' ? [] : [['cookie', cookie] as [string, string]]), ['via', via]];
}

/** Pages of builds from before list nothing. */
function ownNames(list: string | null): (name: string) => boolean {
  if (list === null) return () => true;
  const names = new Set(list.toLowerCase().split(/[\s,]+/));
  return (name) => names.has(name) || ofTheCall.has(name);
}

function pageCookies(request: Request, names: readonly string[]): string[] {
  return splitCookies(request).filter((cookie) => names.includes(cookie.split('=', 1)[0]!));
}

/** Fields as JSON, percent-encoded: `[["user-agent","curl/8"]]`. */
function setHeaders(text: string | null): [string, string][] {
  if (text === null) return [];
  const fields = readFields(text);
  if (!Array.isArray(fields) || !fields.every(isPassed))
    throw new ProxyError('bad-target', 'The headers in X-Docwright-Set-Headers cannot be read or are not allowed.');
  return fields.map(([name, value]) => [name.toLowerCase(), value]);
}

function readFields(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text)) as unknown;
  } catch {
    return null;
  }
}

function isPassed(field: unknown): field is [string, string] {
  const [name, value] = Array.isArray(field) && field.length === 2 ? (field as unknown[]) : [];
  return (
    typeof name === 'string' &&
    passedHeaders.includes(name.toLowerCase()) &&
    typeof value === 'string' &&
    /^[\t\x20-\x7e]*$/.test(value)
  );
}
