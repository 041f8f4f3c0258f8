import type { IncomingMessage } from 'node:http';
import { answerPreflight } from '../../base/http/answer-preflight.ts';
import { proxyHeaders } from '../../base/http/proxy-headers.ts';
import { allowPage } from './allow-page.ts';
import { readAnswerBody, tooLong } from './answer-body.ts';
import { createCallBody, tooLongBody } from './call-body.ts';
import { callTarget } from './call-target.ts';
import type { BeginCall, RunningCall } from './create-traffic.ts';
import { type FollowedAnswer, followRedirects } from './follow-redirects.ts';
import type { ProxyCall } from './proxy-call.ts';
import { ProxyError } from './proxy-error.ts';
import type { ProxyLimits, ProxyOptions } from './proxy-options.ts';
import { readTarget } from './read-target.ts';
import { requestHeaders } from './request-headers.ts';
import { responseHeaders } from './response-headers.ts';
import { createTargetRules, type TargetRules } from './target-rules.ts';

/** Answers a request to `/_docwright/proxy`. Never rejects. `reader` is whose calls are counted together. */
export type ForwardRequest = (request: Request, sender?: { reader: string }) => Promise<Response>;

/**
 * Passes on the calls of a site's playground: method, headers and body of the request go to the address in its header
 * `X-Docwright-Target`, when an API description of the site names that origin, with the cookies of
 * `X-Docwright-Cookie`. An answer of the proxy's own has the header `X-Docwright-Proxy-Error`; its body is the reason
 * in words.
 *
 * @throws Error for an entry of `allowPrivate` that cannot be read
 */
export function createProxy(options: ProxyOptions): ForwardRequest {
  const { forwardCookies = [], pageOrigins = [], begin = uncounted } = options;
  const rules = createTargetRules(options);
  return async (request, { reader } = { reader: '' }) => {
    const allowed = allowPage(request, pageOrigins);
    if (allowed === null)
      return refuse(new ProxyError('forbidden', 'Pages on this host are not allowed to use the proxy.'));
    if (
      request.method === 'OPTIONS' &&
      request.headers.has('access-control-request-method') &&
      !request.headers.has(proxyHeaders.target)
    )
      return answerPreflight({
        headers: allowed,
        methods: request.headers.get('access-control-request-method') ?? 'GET',
        allowedHeaders: request.headers.get('access-control-request-headers') ?? '',
        maxAge: 600,
      });
    try {
      return finish(await passOn(request, { forwardCookies, rules, begin, reader }), allowed);
    } catch (error) {
      return finish(refuse(error), allowed);
    }
  };
}

async function passOn(request: Request, { forwardCookies, rules, begin, reader }: PassOptions): Promise<Response> {
  const { limits } = rules;
  const call: ProxyCall = {
    url: readTarget(request.headers.get(proxyHeaders.target)),
    method: request.method,
    headers: requestHeaders(request, forwardCookies),
    body: null,
  };
  rules.admit(call.url);
  checkLength(request, limits);
  const running = await begin({ reader, origin: call.url.origin });
  try {
    const signal = AbortSignal.any([request.signal, running.signal, AbortSignal.timeout(limits.wholeTime)]);
    const send = async (next: ProxyCall): Promise<IncomingMessage> =>
      callTarget(next, { addresses: await rules.check(next.url), limits, signal });
    const body = await readBody(request, { limit: limits.requestBytes, count: running.count });
    const followed = await followRedirects({ ...call, body }, { send, limit: limits.redirects });
    return toResponse(followed, { method: call.method, limits, running: { ...running, signal } });
  } catch (error) {
    running.end();
    throw error;
  }
}

interface PassOptions {
  forwardCookies: readonly string[];
  rules: TargetRules;
  begin: BeginCall;
  reader: string;
}

const uncounted: BeginCall = async () => ({
  count: () => undefined,
  signal: new AbortController().signal,
  end: () => undefined,
});

/** A body that says how long it is is refused before any of it is read. */
function checkLength(request: Request, { requestBytes }: ProxyLimits): void {
  if (Number(request.headers.get('content-length') ?? 0) > requestBytes) throw tooLongBody(requestBytes);
}

/**
 * The body of a request. Node has a stream for every method that may have one; where no header announces anything, none
 * was sent (RFC 9112 section 6.3), and an API may refuse a body that it is told of.
 */
async function readBody(
  { body: stream, headers }: Request,
  options: { limit: number; count: (bytes: number) => void },
): Promise<ProxyCall['body']> {
  if (stream === null || headers.get('content-length') === '0') return null;
  const body = createCallBody(stream, options);
  const isAnnounced = headers.has('content-length') || headers.has('transfer-encoding');
  return isAnnounced || !(await body.isEmpty()) ? body : null;
}

function toResponse(
  { answer, redirects }: FollowedAnswer,
  { method, limits, running }: { method: string; limits: ProxyLimits; running: RunningCall },
): Response {
  const status = answer.statusCode ?? 0;
  if (status < 200 || status > 599) {
    answer.destroy();
    throw new ProxyError('bad-answer', `The API returned status ${status}, which is not a valid HTTP status.`);
  }
  const isEmpty = method === 'HEAD' || status === 204 || status === 205 || status === 304;
  if (!isEmpty && Number(answer.headers['content-length'] ?? 0) > limits.responseBytes) {
    answer.destroy();
    throw tooLong(limits);
  }
  if (isEmpty) {
    answer.destroy();
    running.end();
  }
  const headers = responseHeaders(answer.rawHeaders, redirects);
  // Of a length without a body, the next answer on the connection would be taken for one (RFC 9110, section 8.6).
  if (status === 204 || status === 205) headers.delete('content-length');
  return new Response(isEmpty ? null : readAnswerBody(answer, { ...limits, ...running }), {
    status,
    statusText: cleanReason(answer.statusMessage),
    headers,
  });
}

function cleanReason(text = ''): string {
  return /^[\t\x20-\x7e]*$/.test(text) ? text : '';
}

function refuse(error: unknown): Response {
  const known = error instanceof ProxyError ? error : new ProxyError('unreachable', 'The call could not be forwarded.');
  return new Response(known.message, {
    status: known.status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      [proxyHeaders.error]: known.code,
      ...(known.retryAfter !== null && { 'retry-after': String(known.retryAfter) }),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** A page of another host may read only the headers that are named to it. */
function finish(response: Response, allowed: Headers): Response {
  if (!allowed.has('access-control-allow-origin')) return response;
  const names = [...response.headers.keys()].join(', ');
  for (const [name, value] of allowed) response.headers.append(name, value);
  response.headers.set('access-control-expose-headers', names);
  return response;
}
