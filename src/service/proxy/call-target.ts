import type { LookupAddress } from 'node:dns';
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { formatLimit } from './call-body.ts';
import type { ProxyCall } from './proxy-call.ts';
import { ProxyError } from './proxy-error.ts';
import type { ProxyLimits } from './proxy-options.ts';
import { watchCall } from './watch-call.ts';

/** Of the headers of an answer. */
const headerBytes = 64 * 1024;
/** Answers before the answer (RFC 9110 section 15.2), which cost time and are counted nowhere else. */
const mostInformed = 100;

export interface Route {
  /** Where the connection may go; nothing else is asked for them. */
  addresses: LookupAddress[];
  limits: ProxyLimits;
  /** Gives the call up. */
  signal: AbortSignal;
}

/**
 * Sends a call to checked addresses and waits for the head of the answer; redirects are not followed.
 * @throws ProxyError when there is none
 */
export async function callTarget(call: ProxyCall, route: Route): Promise<IncomingMessage> {
  const request = openRequest(call, route);
  const answer = Promise.withResolvers<IncomingMessage>();
  let isAnswered = false;
  const fail = (error: unknown): void => {
    const { reason } = route.signal as { reason: unknown };
    if (reason instanceof ProxyError) answer.reject(reason);
    else answer.reject(isAbort(error) ? watch.whyOver() : explain(error, call.url));
    // With the request, what of the answer lies unread would be thrown away; Node ends one that is not whole by itself.
    if (!isAnswered) request.destroy();
    watch.stop();
  };
  const watch = watchCall(request, { limits: route.limits, host: call.url.host, fail });
  request.once('error', fail).once('response', (found) => {
    isAnswered = true;
    answer.resolve(found);
  });
  request.once('upgrade', (_response, socket) => {
    socket.destroy();
    fail(new ProxyError('bad-answer', `${call.url.host} tried to switch to another protocol.`));
  });
  if (call.body === null) request.end();
  else pipeline(watch.pass(call.body), request).catch(fail);
  try {
    return await answer.promise;
  } finally {
    watch.stop();
  }
}

/** Begins a request whose connection goes to one of `addresses`, whatever its name would resolve to now. */
export function openRequest({ url, method, headers, body }: ProxyCall, { addresses, signal }: Route): ClientRequest {
  const isSecure = url.protocol === 'https:' || url.protocol === 'wss:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const options: RequestOptions & { servername?: string } = {
    host,
    port: url.port || (isSecure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    method,
    headers: [['host', url.host], ...framed(headers, { method, body })].flat(),
    lookup: fixedLookup(addresses),
    // No agent of the process: one that goes through `HTTP_PROXY` would have the proxy resolve the name anew, past the
    // addresses that were checked (docs/decisions/proxies.md).
    agent: false,
    signal,
    maxHeaderSize: headerBytes,
    ...(isSecure && isIP(host) === 0 && { servername: host }),
  };
  const request = isSecure ? https.request(options) : http.request(options);
  let informed = 0;
  return request.on('information', () => {
    if (++informed > mostInformed) request.destroy(saysNothingElse(url));
  });
}

function saysNothingElse({ host }: URL): ProxyError {
  return new ProxyError('bad-answer', `${host} keeps announcing a response without sending it.`);
}

function fixedLookup(addresses: LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else callback(null, first!.address, first!.family);
  };
}

/** Of these, nobody expects a word on a body that is not there; for all others, Node would announce an empty one. */
const oftenBodiless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']);

/** The headers with the one by which the end of the body is known (RFC 9112 section 6). */
function framed(headers: [string, string][], { method, body }: Pick<ProxyCall, 'method' | 'body'>): [string, string][] {
  if (body !== null) return headers.some(isLength) ? headers : [...headers, ['transfer-encoding', 'chunked']];
  // A length that is announced for nothing would be waited for.
  const others = headers.filter((field) => !isLength(field));
  return oftenBodiless.has(method) ? others : [...others, ['content-length', '0']];
}

function isLength([name]: [string, string]): boolean {
  return name === 'content-length';
}

function isAbort(error: unknown): boolean {
  return (error as Error | null)?.name === 'AbortError';
}

/** In words that a reader understands, and that do not tell which addresses lie behind a name. */
function explain(error: unknown, { host }: URL): Error {
  if (error instanceof ProxyError) return error;
  const { code = '' } = error as { code?: string };
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ProxyError(
      'bad-answer',
      `${host} responded, but its headers exceed the ${formatLimit(headerBytes)} that this service reads.`,
    );
  if (/^HPE_|^ERR_HTTP_|HEADER/.test(code)) return new ProxyError('bad-answer', `${host} did not respond with HTTP.`);
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME|EPROTO|VERIFY/.test(code))
    return new ProxyError(
      'unreachable',
      `There is no secure connection to ${host}: its certificate or encryption is not accepted (${code}).`,
    );
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return new ProxyError('no-answer', `${host} closed the connection without a response (${code}).`);
  if (code === 'ECONNREFUSED') return new ProxyError('unreachable', `${host} refuses the connection (${code}).`);
  return new ProxyError('unreachable', `There is no connection to ${host}${code === '' ? '' : ` (${code})`}.`);
}
