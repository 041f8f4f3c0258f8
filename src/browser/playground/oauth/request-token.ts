import type { SecurityScheme } from '../../../model/api.ts';
import { findOAuthEndpoints, type OAuthEndpoints, readDiscovery } from './find-oauth-endpoints.ts';
import { authorizationUrl, type Grant, type OAuthClient, readToken, tokenRequest } from './oauth-requests.ts';
import { base64Url, createPkcePair } from './pkce.ts';
import { TokenFault } from './token-fault.ts';

export interface TokenOptions {
  scheme: SecurityScheme;
  client: OAuthClient;
  scopes: string[];
  grant: 'code' | 'client';
  /** Where the authorization server sends the reader back to; see `callbackPage`. */
  redirect: string;
  signal: AbortSignal;
  /** What the window says when it is no longer needed. */
  signedIn: string;
}

/**
 * Gets an access token, with a window to sign in where the grant asks for one. @throws TokenFault when there is none
 */
export async function requestToken(options: TokenOptions): Promise<string> {
  const { scheme, client, grant, scopes } = options;
  // A window that does not open at the click itself is blocked.
  const popup = grant === 'code' ? open('', 'docwright-sign-in', 'popup,width=520,height=680') : null;
  if (grant === 'code' && !popup) throw new TokenFault('blocked');
  try {
    const endpoints = await resolveEndpoints(scheme);
    const request =
      grant === 'client' ? ({ kind: 'client', scopes } as const) : await signIn(options, endpoints, popup!);
    return await exchange(endpoints.token ?? '', client, request);
  } finally {
    popup?.close();
  }
}

async function resolveEndpoints(scheme: SecurityScheme): Promise<OAuthEndpoints> {
  const endpoints = findOAuthEndpoints(scheme, location.href);
  if (scheme.type !== 'openIdConnect') return endpoints;
  const response = await reach(new URL(scheme.url, location.href).href, {});
  return { ...endpoints, ...readDiscovery(await response.json().catch(() => null)) };
}

async function signIn(
  { client, scopes, redirect, signal, signedIn }: TokenOptions,
  { authorization }: OAuthEndpoints,
  popup: Window,
): Promise<Grant> {
  const pkce = await createPkcePair();
  const state = base64Url(crypto.getRandomValues(new Uint8Array(16)));
  const answered = awaitCallback({ state, signal, signedIn });
  popup.location.href = authorizationUrl({ endpoint: authorization ?? '', client, scopes, redirect, state, pkce });
  return { kind: 'code', code: await answered, redirect, verifier: pkce.verifier };
}

interface CallbackOptions extends Pick<TokenOptions, 'signal' | 'signedIn'> {
  state: string;
}

/** The callback page speaks on a channel of this origin: a server may cut the tie between a window and its opener. */
function awaitCallback({ state, signal, signedIn }: CallbackOptions): Promise<string> {
  const channel = new BroadcastChannel('docwright-sign-in');
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Cancelled.')), { once: true });
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const fields = new URLSearchParams(String(data));
      if (fields.get('state') !== state) return;
      channel.postMessage({ text: signedIn, language: document.documentElement.lang });
      const code = fields.get('code');
      const reason = fields.get('error_description') ?? fields.get('error');
      if (code) resolve(code);
      else reject(reason ? new TokenFault('refused', { reason }) : new TokenFault('no-reason'));
    };
  }).finally(() => channel.close());
}

async function exchange(endpoint: string, client: OAuthClient, grant: Grant): Promise<string> {
  const { url, init } = tokenRequest(endpoint, client, grant);
  const response = await reach(url, init);
  return readToken(response.status, await response.text());
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(30_000) });
  } catch {
    throw new TokenFault('no-answer', { server: new URL(url, location.href).origin });
  }
}
