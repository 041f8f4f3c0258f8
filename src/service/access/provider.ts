import { compactVerify, createRemoteJWKSet, customFetch, errors } from 'jose';
import * as client from 'openid-client';
import { isObject } from '../../base/values/is-object.ts';
import { createClientAuth, isRefusedClient } from './client-auth.ts';
import { fetchLimited } from './fetch-limited.ts';
import { fetchTokens } from './fetch-tokens.ts';
import { type Identity, readGroups, readIdentity, valueAtPath } from './identity.ts';
import type { SignInMethod } from './sign-in-config.ts';

export type ProviderMethod = Extract<SignInMethod, { kind: 'openid' | 'oauth' }>;

/** What has to come back from the provider unchanged. */
export interface SignInHandshake {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Where readers sign in elsewhere: the authorization code flow with PKCE (RFC 6749, RFC 7636, OpenID Connect Core 1.0).
 */
export interface Provider {
  start: (callback: string) => Promise<{ address: string; handshake: SignInHandshake }>;
  /**
   * @param answer the address with which the provider sent the reader back
   * @throws Error when any of its proofs does not hold
   */
  finish: (answer: URL, handshake: SignInHandshake) => Promise<Identity>;
  /** What the provider and the site keep to themselves. */
  secrets: readonly string[];
}

/** Seconds that a provider may take to answer. */
const timeout = 10;

/** Seconds for which what a provider tells of itself is believed: its addresses may change. */
const memory = 300;

/** What is known of a provider. */
interface KnownProvider {
  config: client.Configuration;
  /** Whether the secret is shown in the other way than the usual one. */
  isOther: boolean;
  /** @throws Error for an ID token that none of the provider's keys has signed */
  checkSignature: (idToken: string) => Promise<unknown>;
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

interface KnownTokens extends KnownProvider {
  tokens: Tokens;
}

/** @param now seconds since 1970 */
export function createProvider(method: ProviderMethod, now: () => number): Provider {
  let known: { asked: number; answer: Promise<KnownProvider> } | null = null;
  let isOther = false;
  const ask = (): Promise<KnownProvider> => {
    if (known && now() < known.asked + memory) return known.answer;
    const current = { asked: now(), answer: configure(method, isOther) };
    known = current;
    // A provider that was away a moment ago may be there now.
    current.answer.catch(() => {
      if (known === current) known = null;
    });
    return current.answer;
  };
  /** Exchanges a code, and shows the secret in the other way where the provider refuses the one. */
  const exchange = async (run: (config: client.Configuration) => Promise<Tokens>): Promise<KnownTokens> => {
    const first = await ask();
    try {
      return { ...first, tokens: await run(first.config) };
    } catch (error) {
      if (method.clientSecret === undefined || !isRefusedClient(error)) throw error;
      const second = await configure(method, !first.isOther);
      const tokens = await run(second.config);
      isOther = second.isOther;
      known = { asked: now(), answer: Promise.resolve(second) };
      return { ...second, tokens };
    }
  };
  return {
    secrets: method.clientSecret === undefined ? [] : [method.clientSecret],
    start: async (callback) => {
      const { config } = await ask();
      const handshake = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const parameters = {
        redirect_uri: callback,
        scope: method.scopes.join(' '),
        state: handshake.state,
        code_challenge: await client.calculatePKCECodeChallenge(handshake.verifier),
        code_challenge_method: 'S256',
        ...(method.kind === 'openid' && { nonce: handshake.nonce }),
      };
      return { address: client.buildAuthorizationUrl(config, parameters).href, handshake };
    },
    finish: async (answer, { state, nonce, verifier }) => {
      const isOpenId = method.kind === 'openid';
      const checks = {
        pkceCodeVerifier: verifier,
        expectedState: state,
        ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
      };
      const { config, checkSignature, tokens } = await exchange((current) =>
        client.authorizationCodeGrant(current, withoutOwnIssuer(answer, method), checks),
      );
      if (!isOpenId) return askInfo(method, tokens.access_token);
      await checkSignature(tokens.id_token!);
      return readClaims(method, await claimsOf(config, tokens));
    },
  };
}

async function configure(method: ProviderMethod, isOther: boolean): Promise<KnownProvider> {
  const auth = createClientAuth(method.clientSecret, isOther);
  return { ...(method.kind === 'openid' ? await discover(method, auth) : describe(method, auth)), isOther };
}

type Described = Omit<KnownProvider, 'isOther'>;

async function discover(
  method: Extract<ProviderMethod, { kind: 'openid' }>,
  auth: client.ClientAuth,
): Promise<Described> {
  // Settings hold no http address but those of this machine.
  const isPlain = method.issuer.startsWith('http:');
  const config = await client.discovery(new URL(method.issuer), method.clientId, undefined, auth, {
    timeout,
    [client.customFetch]: fetchTokens,
    execute: isPlain ? [client.allowInsecureRequests] : [],
  });
  const metadata = config.serverMetadata();
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const address = URL.parse(metadata[name] ?? '');
    if (address?.protocol !== 'https:' && !(isPlain && address?.protocol === 'http:'))
      throw new TypeError(`The provider tells no \`${name}\` that starts with https://`);
  }
  return { config, checkSignature: createSignatureCheck(new URL(metadata.jwks_uri!)) };
}

function describe(method: Extract<ProviderMethod, { kind: 'oauth' }>, auth: client.ClientAuth): Described {
  const { authorizationUrl, tokenUrl } = method;
  const config = new client.Configuration(
    { issuer: new URL(authorizationUrl).origin, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl },
    method.clientId,
    undefined,
    auth,
  );
  config.timeout = timeout;
  config[client.customFetch] = fetchPlainTokens;
  if (tokenUrl.startsWith('http:')) client.allowInsecureRequests(config);
  return { config, checkSignature: () => Promise.reject(new TypeError('Plain OAuth has no ID tokens')) };
}

/**
 * Also of an ID token that came straight from the provider the signature is checked. Its code is used up by then: where
 * no key of the last answer fits, the provider is asked for its keys once more, or the reader would have to come again.
 */
function createSignatureCheck(address: URL): KnownProvider['checkSignature'] {
  const keys = createRemoteJWKSet(address, {
    timeoutDuration: timeout * 1000,
    cooldownDuration: 0,
    [customFetch]: fetchLimited,
  });
  return (idToken) =>
    compactVerify(idToken, keys).catch(async (error: unknown) => {
      // A new key may have the name of the last one.
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      await keys.reload();
      return compactVerify(idToken, keys);
    });
}

/**
 * An issuer has a path that no setting of plain OAuth tells; that it is of the provider's origin shows that the answer
 * is (RFC 9207). Any other is left for the library to refuse.
 */
function withoutOwnIssuer(answer: URL, method: ProviderMethod): URL {
  const issuer = URL.parse(answer.searchParams.get('iss') ?? '');
  if (method.kind !== 'oauth' || issuer?.origin !== new URL(method.authorizationUrl).origin) return answer;
  const plain = new URL(answer);
  plain.searchParams.delete('iss');
  return plain;
}

/** With plain OAuth the reader is who `infoUrl` says; what an ID token says would be refused for its unknown issuer. */
function fetchPlainTokens(address: string, options: client.CustomFetchOptions): Promise<Response> {
  return fetchTokens(address, options, { withId: false });
}

/** The ID token's claims, with what the provider tells beyond them. */
async function claimsOf(config: client.Configuration, tokens: Tokens): Promise<Record<string, unknown>> {
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token');
  if (config.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
}

async function askInfo(method: Extract<ProviderMethod, { kind: 'oauth' }>, token: string): Promise<Identity> {
  const response = await fetchLimited(method.infoUrl, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout * 1000),
  });
  if (!response.ok) throw new Error(`${method.infoUrl} answered with the status ${response.status}`);
  const told: unknown = await response.json().catch((cause: unknown) => {
    throw new Error(`${method.infoUrl} gave no JSON`, { cause });
  });
  return readClaims(method, told);
}

/** A provider may tell a whole user object; settings say where else groups and values stand. */
function readClaims(method: ProviderMethod, told: unknown): Identity {
  const identity = readIdentity(told);
  const content = Object.entries(method.content).flatMap(([name, path]): [string, unknown][] => {
    const value = valueAtPath(told, path);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...identity,
    groups: readGroups(valueAtPath(told, method.groups), method.groupsDelimiter),
    content: { ...(isObject(identity.content) ? identity.content : {}), ...Object.fromEntries(content) },
  };
}
