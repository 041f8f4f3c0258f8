import type { PkcePair } from './pkce.ts';

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
  /** `null` for the implicit grant, which asks for the token itself. */
  pkce: PkcePair | null;
}

/** Where a reader is sent to sign in (RFC 6749 sections 4.1.1 and 4.2.1, RFC 7636 section 4.3). */
export function authorizationUrl({ endpoint, client, scopes, redirect, state, pkce }: AuthorizationOptions): string {
  const url = new URL(endpoint);
  const fields = {
    response_type: pkce ? 'code' : 'token',
    client_id: client.id,
    redirect_uri: redirect,
    ...scopeField(scopes),
    state,
    ...(pkce && { code_challenge: pkce.challenge, code_challenge_method: pkce.method }),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

export type Grant =
  | { kind: 'code'; code: string; redirect: string; verifier: string }
  | { kind: 'client'; scopes: string[] }
  | { kind: 'password'; username: string; password: string; scopes: string[] }
  | { kind: 'device'; code: string }
  | { kind: 'refresh'; token: string };

export interface OAuthRequest {
  url: string;
  init: RequestInit;
  /** For a server that takes the secret of a client among the fields alone. */
  otherwise?: OAuthRequest;
}

/** The request for an access token (RFC 6749 sections 4.1.3, 4.3.2, 4.4.2 and 6, RFC 8628 section 3.4). */
export function tokenRequest(endpoint: string, client: OAuthClient, grant: Grant): OAuthRequest {
  const fields = fieldsOf(grant);
  const request = clientRequest(endpoint, client, fields);
  if (client.secret === '') return request;
  const inFields = { ...fields, client_id: client.id, client_secret: client.secret };
  return { ...request, otherwise: clientRequest(endpoint, { id: client.id, secret: '' }, inFields) };
}

/** The request for the codes that a device shows (RFC 8628 section 3.1). */
export function deviceRequest(endpoint: string, client: OAuthClient, scopes: string[]): OAuthRequest {
  return clientRequest(endpoint, client, { client_id: client.id, ...scopeField(scopes) });
}

function fieldsOf(grant: Grant): Record<string, string> {
  switch (grant.kind) {
    case 'code':
      return {
        grant_type: 'authorization_code',
        code: grant.code,
        redirect_uri: grant.redirect,
        code_verifier: grant.verifier,
      };
    case 'client':
      return { grant_type: 'client_credentials', ...scopeField(grant.scopes) };
    case 'password':
      return {
        grant_type: 'password',
        username: grant.username,
        password: grant.password,
        ...scopeField(grant.scopes),
      };
    case 'device':
      return { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: grant.code };
    case 'refresh':
      return { grant_type: 'refresh_token', refresh_token: grant.token };
  }
}

/** A client with a secret proves itself in the header (RFC 6749 section 2.3.1), any other gives its name, if any. */
function clientRequest(endpoint: string, client: OAuthClient, fields: Record<string, string>): OAuthRequest {
  const body = new URLSearchParams(fields);
  const headers: [string, string][] = [
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Accept', 'application/json'],
  ];
  if (client.secret === '') body.set('client_id', client.id);
  else headers.push(['Authorization', `Basic ${btoa(`${formEncode(client.id)}:${formEncode(client.secret)}`)}`]);
  if (client.id === '') body.delete('client_id');
  return { url: endpoint, init: { method: 'POST', headers, body: body.toString() } };
}

function scopeField(scopes: string[]): { scope?: string } {
  return scopes.length > 0 ? { scope: scopes.join(' ') } : {};
}

function formEncode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
