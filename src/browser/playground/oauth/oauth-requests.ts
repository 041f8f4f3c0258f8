import { isObject } from '../../../base/values/is-object.ts';
import type { PkcePair } from './pkce.ts';
import { TokenFault } from './token-fault.ts';

export interface OAuthClient {
  id: string;
  /** Empty for a public client. */
  secret: string;
}

export interface AuthorizationOptions {
  endpoint: string;
  client: OAuthClient;
  scopes: string[];
  redirect: string;
  state: string;
  pkce: PkcePair;
}

/** Where a reader is sent to sign in (RFC 6749 section 4.1.1, RFC 7636 section 4.3). */
export function authorizationUrl({ endpoint, client, scopes, redirect, state, pkce }: AuthorizationOptions): string {
  const url = new URL(endpoint);
  const fields = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirect,
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
    state,
    code_challenge: pkce.challenge,
    code_challenge_method: pkce.method,
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

export type Grant =
  | { kind: 'code'; code: string; redirect: string; verifier: string }
  | { kind: 'client'; scopes: string[] };

/**
 * The request for an access token (RFC 6749 sections 4.1.3 and 4.4.2); a client with a secret proves itself in the
 * header (section 2.3.1).
 */
export function tokenRequest(endpoint: string, client: OAuthClient, grant: Grant): { url: string; init: RequestInit } {
  const body = new URLSearchParams(
    grant.kind === 'code'
      ? {
          grant_type: 'authorization_code',
          code: grant.code,
          redirect_uri: grant.redirect,
          code_verifier: grant.verifier,
        }
      : { grant_type: 'client_credentials', ...(grant.scopes.length > 0 && { scope: grant.scopes.join(' ') }) },
  );
  const headers: [string, string][] = [
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Accept', 'application/json'],
  ];
  if (client.secret === '') body.set('client_id', client.id);
  else headers.push(['Authorization', `Basic ${btoa(`${formEncode(client.id)}:${formEncode(client.secret)}`)}`]);
  return { url: endpoint, init: { method: 'POST', headers, body: body.toString() } };
}

function formEncode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}

/**
 * Reads the answer of a token endpoint (RFC 6749 sections 5.1 and 5.2). @throws TokenFault with what the server says
 */
export function readToken(status: number, text: string): string {
  const answer = parseObject(text);
  const token = answer['access_token'];
  if (typeof token === 'string' && token !== '') return token;
  const said = [answer['error_description'], answer['error']].find((value) => typeof value === 'string');
  throw said ? new TokenFault('refused', { reason: said as string }) : new TokenFault('no-token', { status });
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    // Some servers answer as a form.
    return Object.fromEntries(new URLSearchParams(text));
  }
}
