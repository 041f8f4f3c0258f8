import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

export interface IdentityProvider {
  issuer: string;
  /** From now on it signs with another key, of the same name unless another is given. */
  replaceKey: (name?: string) => Promise<void>;
  /** What it tells of itself from now on, in the place of what is right; `null` for that. */
  describe: (told: Record<string, unknown> | null) => void;
  close: () => void;
}

const person = {
  sub: 'ada',
  given_name: 'Ada',
  realm_access: { roles: ['alpha', 'staff'] },
  groups: ['alpha'],
  teams: 'alpha, south staff ,,beta',
  lines: ['north, south'],
};

/** An OpenID provider that signs everybody in as the same person, as soon as he comes; the site shows its secret so. */
export async function startIdentityProvider(
  callback: string,
  showing: 'client_secret_post' | 'client_secret_basic' = 'client_secret_post',
): Promise<IdentityProvider> {
  const server: Server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const settings = {
    clients: [
      {
        client_id: 'docs',
        client_secret: 'provider-secret',
        redirect_uris: [callback],
        token_endpoint_auth_method: showing,
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['given_name', 'groups', 'realm_access', 'teams', 'lines'] },
    cookies: { keys: ['a key of the provider in this test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => person }),
  };
  const open = async (kid = 'the key'): Promise<Provider> => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    return new Provider(issuer, {
      ...settings,
      jwks: { keys: [{ ...(await exportJWK(privateKey)), kid }] },
    });
  };
  let provider = await open();
  let described: Record<string, unknown> | null = null;
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (described !== null && request.url?.startsWith('/.well-known/'))
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify(described));
    if (!request.url?.startsWith('/interaction')) return void provider.callback()(request, response);
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    const grant = new provider.Grant({ accountId: person.sub, clientId: params['client_id']! });
    grant.addOIDCScope(params['scope']!);
    await provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    );
  }
  const replaceKey = async (name?: string): Promise<void> => {
    provider = await open(name);
  };
  const describe = (told: Record<string, unknown> | null): void => void (described = told);
  return { issuer, replaceKey, describe, close: () => (server.closeAllConnections(), server.close()) };
}
