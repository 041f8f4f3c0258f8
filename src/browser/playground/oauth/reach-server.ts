import { type AccessToken, readToken } from './access-token.ts';
import type { OAuthRequest } from './oauth-requests.ts';
import { TokenFault } from './token-fault.ts';

/** Calls an authorization server. @throws TokenFault when there is no answer that the page may read */
export async function reachServer({ url, init }: OAuthRequest): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(30_000) });
  } catch {
    throw new TokenFault('no-answer', { server: new URL(url, location.href).origin });
  }
}

/** @throws TokenFault when the answer holds no token */
export async function exchangeToken(request: OAuthRequest): Promise<AccessToken> {
  const response = await reachServer(request);
  return readToken(response.status, await response.text());
}
