import { proxyHeaders } from '../../../base/http/proxy-headers.ts';
import { parseFields } from '../../../base/values/parse-fields.ts';
import { throughProxy } from '../transport/address-call.ts';
import { currentPage, routeOf } from '../transport/route-of.ts';
import { type AccessToken, readToken } from './access-token.ts';
import type { OAuthRequest } from './oauth-requests.ts';
import { TokenFault } from './token-fault.ts';

/**
 * Calls an authorization server: through the service where the site has one that passes it on, since most of them allow
 * no page to read their answers. A code may be used once, so the way that works comes first.
 *
 * @throws TokenFault when there is no answer that the page may read
 */
export async function reachServer(request: OAuthRequest): Promise<Response> {
  const service = routeOf(request.url, { proxy: true }, currentPage());
  const passedOn = service === null ? null : await passOn(request, service);
  if (passedOn) return passedOn;
  try {
    return await fetch(request.url, { ...request.init, credentials: 'omit', signal: AbortSignal.timeout(timeout) });
  } catch {
    throw new TokenFault('no-answer', { server: new URL(request.url, location.href).origin });
  }
}

const timeout = 30_000;

/** `null` where the service does not answer, or not for this server: what it refuses has not been sent. */
async function passOn({ url, init }: OAuthRequest, service: string): Promise<Response | null> {
  const headers = [...new Headers(init.headers)];
  const call = throughProxy({ url: new URL(url, location.href).href, init: { ...init, headers } }, service);
  try {
    const response = await fetch(call.url, { ...call.init, signal: AbortSignal.timeout(timeout) });
    return response.headers.has(proxyHeaders.error) ? null : response;
  } catch {
    return null;
  }
}

/**
 * A server that knows no client by a header is asked once more, with the secret among the fields (RFC 6749 section
 * 2.3.1). @throws TokenFault when the answer holds no token
 */
export async function exchangeToken({ otherwise, ...request }: OAuthRequest): Promise<AccessToken> {
  const response = await reachServer(request);
  const text = await response.text();
  const isUnknown = response.status === 401 || parseFields(text)['error'] === 'invalid_client';
  return otherwise && isUnknown ? exchangeToken(otherwise) : readToken(response.status, text);
}
