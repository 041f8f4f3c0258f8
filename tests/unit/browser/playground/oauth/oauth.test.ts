import { expect, onTestFinished, test, vi } from 'vitest';
import { readImplicitToken, readToken } from '../../../../../src/browser/playground/oauth/access-token.ts';
import { findFlows } from '../../../../../src/browser/playground/oauth/find-flows.ts';
import {
  authorizationUrl,
  deviceRequest,
  tokenRequest,
} from '../../../../../src/browser/playground/oauth/oauth-requests.ts';
import { base64Url, createPkcePair } from '../../../../../src/browser/playground/oauth/pkce.ts';
import { exchangeToken } from '../../../../../src/browser/playground/oauth/reach-server.ts';
import { readDiscovery } from '../../../../../src/browser/playground/oauth/read-discovery.ts';
import { TokenFault } from '../../../../../src/browser/playground/oauth/token-fault.ts';
import type { SecurityScheme } from '../../../../../src/model/api/security.ts';

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

test('asks for the token itself, without a proof, where the grant is implicit', () => {
  const client = { id: 'me', secret: '' };
  const url = authorizationUrl({
    endpoint: 'https://id/',
    client,
    scopes: [],
    redirect: 'https://d/',
    state: 's',
    pkce: null,
  });
  expect(url).toBe('https://id/?response_type=token&client_id=me&redirect_uri=https%3A%2F%2Fd%2F&state=s');
  const fields = new URLSearchParams('access_token=t&expires_in=60&refresh_token=never&state=s');
  expect(readImplicitToken(fields, 1000)).toEqual({ token: 't', expires: 61_000, refresh: null });
  expect(readImplicitToken(new URLSearchParams('state=s'))).toBeNull();
});

test.each([
  [
    { kind: 'password', username: 'a', password: 'b&c', scopes: ['r'] },
    'grant_type=password&username=a&password=b%26c&scope=r&client_id=me',
  ],
  [{ kind: 'refresh', token: 'again' }, 'grant_type=refresh_token&refresh_token=again&client_id=me'],
  [
    { kind: 'device', code: 'd' },
    'grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code&device_code=d&client_id=me',
  ],
] as const)('asks for a token with %j', (grant, body) => {
  const asked = { ...grant, ...('scopes' in grant && { scopes: [...grant.scopes] }) } as Parameters<
    typeof tokenRequest
  >[2];
  expect(tokenRequest('https://id/token', { id: 'me', secret: '' }, asked).init.body).toBe(body);
});

test('a client without a name gives none: servers that need none refuse an empty one', () => {
  const grant = { kind: 'password', username: 'a', password: 'b', scopes: [] } as const;
  const asked = { ...grant, scopes: [...grant.scopes] };
  expect(tokenRequest('https://id/token', { id: '', secret: '' }, asked).init.body).toBe(
    'grant_type=password&username=a&password=b',
  );
});

test('a device gives its name, whether it has a secret or not', () => {
  expect(deviceRequest('https://id/device', { id: 'me', secret: 's' }, ['r']).init.body).toBe('client_id=me&scope=r');
});

test('reads tokens and refusals', () => {
  expect(readToken(200, '{"access_token":"t"}')).toEqual({ token: 't', expires: null, refresh: null });
  expect(readToken(200, 'access_token=t&scope=x&expires_in=10&refresh_token=r', 5)).toEqual({
    token: 't',
    expires: 10_005,
    refresh: 'r',
  });
  expect(() => readToken(400, '{"error":"invalid_grant","error_description":"Too late"}')).toThrow(
    new TokenFault('refused', { reason: 'Too late', code: 'invalid_grant' }),
  );
  expect(() => readToken(502, '<html>')).toThrow(new TokenFault('no-token', { status: 502 }));
});

test('offers only flows that can be gone, with web addresses', () => {
  const flow = { authorizationUrl: null, tokenUrl: '/token', refreshUrl: null, scopes: { read: 'Read' } };
  const scheme: SecurityScheme = {
    type: 'oauth2',
    description: '',
    prefill: null,
    flows: [
      { ...flow, grant: 'authorizationCode', authorizationUrl: 'javascript:alert(1)' },
      { ...flow, grant: 'implicit', authorizationUrl: 'https://id/auth', tokenUrl: null },
      { ...flow, grant: 'deviceAuthorization' },
      { ...flow, grant: 'password', refreshUrl: 'https://id/refresh' },
    ],
  };
  expect(findFlows(scheme, 'https://docs.example.com/a/b')).toEqual([
    {
      grant: 'implicit',
      discovery: null,
      authorization: 'https://id/auth',
      token: null,
      refresh: null,
      scopes: { read: 'Read' },
    },
    {
      grant: 'password',
      discovery: null,
      authorization: null,
      token: 'https://docs.example.com/token',
      refresh: 'https://id/refresh',
      scopes: { read: 'Read' },
    },
  ]);
  expect(() => readDiscovery({ authorization_endpoint: 'javascript:x', token_endpoint: 'https://t' })).toThrow(
    new TokenFault('no-addresses'),
  );
});

test('a server that takes the secret of a client among the fields alone is asked so', async () => {
  const asked: (string | null)[][] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('location', new URL('https://docs.example.com/'));
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
    asked.push([new Headers(headers).get('authorization'), String(body)]);
    return String(body).includes('client_secret=s')
      ? Response.json({ access_token: 't' })
      : Response.json({ error: 'invalid_client' }, { status: 400 });
  });
  const exchange = (secret: string) =>
    exchangeToken(tokenRequest('https://id.example.com/', { id: 'me', secret }, { kind: 'client', scopes: [] }));
  expect(await exchange('s')).toMatchObject({ token: 't' });
  expect(asked).toEqual([
    ['Basic bWU6cw==', 'grant_type=client_credentials'],
    [null, 'grant_type=client_credentials&client_id=me&client_secret=s'],
  ]);
  await expect(exchange('wrong')).rejects.toThrow('invalid_client');
  await expect(exchange('')).rejects.toThrow('invalid_client');
  expect(asked).toHaveLength(5);
});
