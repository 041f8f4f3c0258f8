import * as client from 'openid-client';
import { isRefusedClient } from './client-auth.ts';
import { configureProvider, type KnownProvider, patienceWithProvider } from './configure-provider.ts';
import { fetchLimited } from './fetch-limited.ts';
import type { Identity } from './identity.ts';
import { readClaims } from './read-claims.ts';
import type { ProviderMethod } from './sign-in-config.ts';

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

/** Seconds for which what a provider tells of itself is believed: its addresses may change. */
const memory = 300;

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

interface KnownTokens extends KnownProvider {
  tokens: Tokens;
}

/**
 * @param now seconds since 1970
 * @param onOddGroups learns what is wrong with groups that nobody can be in
 */
export function createProvider(
  method: ProviderMethod,
  now: () => number,
  onOddGroups: (reason: string) => void,
): Provider {
  let known: { asked: number; answer: Promise<KnownProvider> } | null = null;
  let isOther = false;
  const ask = (): Promise<KnownProvider> => {
    if (known && now() < known.asked + memory) return known.answer;
    const current = { asked: now(), answer: configureProvider(method, isOther) };
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
      const second = await configureProvider(method, !first.isOther);
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
        // An empty one is no scope (RFC 6749 section 3.3).
        ...(method.scopes.length > 0 && { scope: method.scopes.join(' ') }),
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
      if (isOpenId) await checkSignature(tokens.id_token!);
      const told = await (isOpenId ? claimsOf(config, tokens) : askInfo(method, tokens.access_token));
      return readClaims(method, told, onOddGroups);
    },
  };
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

/** The ID token's claims, with what the provider tells beyond them. */
async function claimsOf(config: client.Configuration, tokens: Tokens): Promise<Record<string, unknown>> {
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token');
  if (config.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
}

async function askInfo(method: Extract<ProviderMethod, { kind: 'oauth' }>, token: string): Promise<unknown> {
  const response = await fetchLimited(method.infoUrl, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceWithProvider * 1000),
  });
  if (!response.ok) throw new Error(`${method.infoUrl} returned status ${response.status}`);
  return response.json().catch((cause: unknown) => {
    throw new Error(`${method.infoUrl} did not return JSON`, { cause });
  });
}
