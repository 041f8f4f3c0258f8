import { expect, test } from 'vitest';
import { findOAuthEndpoints, readDiscovery } from '../../../../../src/browser/playground/oauth/find-oauth-endpoints.ts';
import {
  authorizationUrl,
  readToken,
  tokenRequest,
} from '../../../../../src/browser/playground/oauth/oauth-requests.ts';
import { base64Url, createPkcePair } from '../../../../../src/browser/playground/oauth/pkce.ts';
import { TokenFault } from '../../../../../src/browser/playground/oauth/token-fault.ts';
import type { SecurityScheme } from '../../../../../src/model/api.ts';

test('makes the challenge of RFC 7636, appendix B', async () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const bytes = Uint8Array.from(atob(`${verifier.replaceAll('-', '+').replaceAll('_', '/')}=`), (character) =>
    character.charCodeAt(0),
  );
  expect(await createPkcePair(bytes)).toEqual({
    verifier,
    challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    method: 'S256',
  });
  expect(base64Url(Uint8Array.of(251, 255, 254))).toBe('-__-');
});

test('asks for a code, keeping what the address says already', () => {
  const url = authorizationUrl({
    endpoint: 'https://id.example.com/authorize?audience=api',
    client: { id: 'a b', secret: '' },
    scopes: ['read', 'write'],
    redirect: 'https://docs.example.com/_docwright/oauth.html',
    state: 's',
    pkce: { verifier: 'v', challenge: 'c', method: 'S256' },
  });
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    audience: 'api',
    response_type: 'code',
    client_id: 'a b',
    redirect_uri: 'https://docs.example.com/_docwright/oauth.html',
    scope: 'read write',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
});

test('proves a client with a secret in the header, a public one by its name', () => {
  const withSecret = tokenRequest(
    'https://id.example.com/token',
    { id: 'a:b', secret: 'ü' },
    { kind: 'client', scopes: ['read'] },
  );
  expect(withSecret.init).toMatchObject({ method: 'POST', body: 'grant_type=client_credentials&scope=read' });
  expect(withSecret.init.headers).toContainEqual(['Authorization', `Basic ${btoa('a%3Ab:%C3%BC')}`]);
  const open = tokenRequest(
    'https://id.example.com/token',
    { id: 'me', secret: '' },
    { kind: 'code', code: 'x', redirect: 'https://d/', verifier: 'v' },
  );
  expect(open.init.body).toBe(
    'grant_type=authorization_code&code=x&redirect_uri=https%3A%2F%2Fd%2F&code_verifier=v&client_id=me',
  );
});

test('reads tokens and refusals', () => {
  expect(readToken(200, '{"access_token":"t"}')).toBe('t');
  expect(readToken(200, 'access_token=t&scope=x')).toBe('t');
  expect(() => readToken(400, '{"error":"invalid_grant","error_description":"Too late"}')).toThrow(
    new TokenFault('refused', { reason: 'Too late' }),
  );
  expect(() => readToken(502, '<html>')).toThrow(new TokenFault('no-token', { status: 502 }));
});

test('takes only web addresses from a description', () => {
  const scheme: SecurityScheme = {
    type: 'oauth2',
    description: '',
    prefill: null,
    flows: [
      {
        grant: 'authorizationCode',
        authorizationUrl: 'javascript:alert(1)',
        tokenUrl: '/token',
        refreshUrl: null,
        scopes: { read: 'Read' },
      },
    ],
  };
  expect(findOAuthEndpoints(scheme, 'https://docs.example.com/a/b')).toEqual({
    authorization: null,
    token: 'https://docs.example.com/token',
    scopes: { read: 'Read' },
    hasSignIn: false,
    hasClientGrant: false,
  });
  expect(() => readDiscovery({ authorization_endpoint: 'javascript:x', token_endpoint: 'https://t' })).toThrow(
    new TokenFault('no-addresses'),
  );
});
