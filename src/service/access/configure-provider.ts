import { compactVerify, createRemoteJWKSet, customFetch, errors } from 'jose';
import * as client from 'openid-client';
import { createClientAuth } from './client-auth.ts';
import { fetchLimited } from './fetch-limited.ts';
import { fetchTokens } from './fetch-tokens.ts';
import type { ProviderMethod } from './sign-in-config.ts';

/** Seconds that a provider may take to answer. */
export const patienceWithProvider = 10;

/** What is known of a provider. */
export interface KnownProvider {
  config: client.Configuration;
  /** Whether the secret is shown in the other way than the usual one. */
  isOther: boolean;
  /** @throws Error for an ID token that none of the provider's keys has signed */
  checkSignature: (idToken: string) => Promise<unknown>;
}

/** Learns what has to be known of a provider; `isOther` as in `createClientAuth`. */
export async function configureProvider(method: ProviderMethod, isOther: boolean): Promise<KnownProvider> {
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
    timeout: patienceWithProvider,
    [client.customFetch]: fetchTokens,
    execute: isPlain ? [client.allowInsecureRequests] : [],
  });
  const metadata = config.serverMetadata();
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const address = URL.parse(metadata[name] ?? '');
    if (address?.protocol !== 'https:' && !(isPlain && address?.protocol === 'http:'))
      throw new TypeError(`The provider has no \`${name}\` that starts with https://`);
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
  config.timeout = patienceWithProvider;
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
    timeoutDuration: patienceWithProvider * 1000,
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

/** With plain OAuth the reader is who `infoUrl` says; what an ID token says would be refused for its unknown issuer. */
function fetchPlainTokens(address: string, options: client.CustomFetchOptions): Promise<Response> {
  return fetchTokens(address, options, { withId: false });
}
