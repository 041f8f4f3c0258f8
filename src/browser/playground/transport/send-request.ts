import { proxyHeaders } from '../../../base/http/proxy-headers.ts';
import type { HttpFile, HttpRequest } from '../../../model/http.ts';
import { type FetchCall, toFetchInit } from '../../../shared/request/to-fetch.ts';
import { direct, throughProxy } from './address-call.ts';
import { answerChallenge } from './answer-challenge.ts';
import type { Exchange } from './exchange.ts';
import type { FailureReason } from './failure-reason.ts';
import { toHex } from './md5.ts';
import { readAnswer, receivedHeaders } from './read-answer.ts';
import { isMixedContent } from './route-of.ts';
import { unfilledNames } from './unfilled-names.ts';

export interface SendOptions {
  request: HttpRequest;
  bytesOf: (file: HttpFile) => Blob;
  /** Address of the service that passes requests on; `null` to send them from this page. */
  proxy: string | null;
  includeCredentials: boolean;
  /** Whether a redirect may take the request's headers to wherever it leads. */
  followsRedirects: boolean;
  /** Cancels the request, or stops reading its response. */
  signal: AbortSignal;
  onChange: (exchange: Exchange) => void;
}

/** Until the first byte of a response; a stream may then go on for as long as it likes. */
const timeoutSeconds = 60;
/** Bytes of a body from which sending it may take long. A page is not told how far that is. */
const longBody = 100_000;

/** Sends a request and tells of what comes of it. Never rejects. */
export async function sendRequest(options: SendOptions): Promise<void> {
  const { request, signal, onChange } = options;
  const reason = refusal(request, location.href, options.proxy);
  if (reason) return onChange({ kind: 'failed', reason });
  const started = performance.now();
  try {
    const first = await fetchInTime(callOf(options), signal);
    const answered = await withAnswer(first, options);
    const response = answered ? await fetchInTime(callOf({ ...options, request: answered }), signal) : first;
    if (response.type === 'opaqueredirect')
      return onChange({ kind: 'failed', reason: { kind: 'redirected', url: request.url } });
    const error = response.headers.get(proxyHeaders.error);
    if (options.proxy !== null && error !== null)
      return onChange({
        kind: 'failed',
        reason: { kind: 'proxy', code: error, message: (await response.text()) || error, url: request.url },
      });
    await readAnswer(response, {
      url: request.url,
      started,
      signal,
      isProxied: options.proxy !== null,
      onAnswer: (answer) => onChange({ kind: 'answered', ...answer }),
    });
  } catch (error) {
    onChange({ kind: 'failed', reason: await reasonOf(error, options) });
  }
}

/** The request again, as a server that asks for Digest authentication will take it; `null` for one that did not ask. */
async function withAnswer(response: Response, { request, proxy }: SendOptions): Promise<HttpRequest | null> {
  if (!request.digest || response.status !== 401) return null;
  const challenges = receivedHeaders(response, proxy !== null).filter(
    ([name]) => name.toLowerCase() === 'www-authenticate',
  );
  const value = await answerChallenge(challenges.map(([, text]) => text).join(', '), {
    request,
    login: request.digest,
    clientNonce: toHex(crypto.getRandomValues(new Uint8Array(16))),
  });
  if (value === null) return null;
  await response.body?.cancel();
  return { ...request, headers: [...request.headers, { name: 'Authorization', value }] };
}

function callOf({ request, bytesOf, proxy, includeCredentials, followsRedirects }: SendOptions): FetchCall {
  const call = toFetchInit(request, bytesOf);
  return proxy === null ? direct(call, { includeCredentials, followsRedirects }) : throughProxy(call, proxy);
}

/** What is known before anything is sent. */
export function refusal({ url, method, body }: HttpRequest, page: string, proxy: string | null): FailureReason | null {
  const names = unfilledNames(url);
  if (names.length > 0) return { kind: 'incomplete', names };
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return { kind: 'invalid', problem: 'address', what: url };
  if (body !== null && (method === 'GET' || method === 'HEAD'))
    return { kind: 'invalid', problem: 'body', what: method };
  if (/^(CONNECT|TRACE|TRACK)$/.test(method)) return { kind: 'invalid', problem: 'method', what: method };
  if (proxy === null && isMixedContent(url, page)) return { kind: 'mixed-content', url };
  return null;
}

async function fetchInTime({ url, init }: FetchCall, signal: AbortSignal): Promise<Response> {
  const controller = new AbortController();
  const { size = 0, length = size } = (init.body ?? '') as Partial<Pick<Blob, 'size'> & Pick<string, 'length'>>;
  const timer = length > longBody ? 0 : setTimeout(() => controller.abort('timeout'), timeoutSeconds * 1000);
  try {
    return await fetch(url, { ...init, signal: AbortSignal.any([signal, controller.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

async function reasonOf(error: unknown, { request, signal, proxy }: SendOptions): Promise<FailureReason> {
  if (signal.aborted) return { kind: 'cancelled' };
  if (error === 'timeout') return { kind: 'timeout', seconds: timeoutSeconds };
  const url = new URL(proxy ?? request.url, location.href).href;
  const page = location.href;
  // Only what changes nothing may be sent a second time, so of anything else less is known.
  const isSafe = proxy === null && (request.method === 'GET' || request.method === 'HEAD');
  const [isAnswered, isReachable] = await Promise.all([
    isSafe && answers(url, request.method),
    answers(new URL('/', url).href, 'HEAD'),
  ]);
  if (isAnswered) return { kind: 'refused', url, page };
  return isReachable ? { kind: 'unread', url, page } : { kind: 'unreachable', url };
}

/**
 * A page may not see why a request failed. One whose answer it may not read tells a refusal, which hides an answer that
 * came, from a connection without one and from a redirect without end.
 */
async function answers(url: string, method: string): Promise<boolean> {
  const controller = new AbortController();
  try {
    await fetch(url, {
      method,
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([controller.signal, AbortSignal.timeout(4000)]),
    });
    return true;
  } catch {
    return false;
  } finally {
    controller.abort();
  }
}
