import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Provider from 'oidc-provider';

export interface ChaosProvider {
  issuer: string;
  /** File with the certificate of the authority that the service has to trust. */
  authority: string;
  /** Signs with other keys from now on. `isPublished` says whether it hands these out, or the old ones. */
  changeKeys: (isPublished: boolean) => void;
  close: () => void;
}

const person = { sub: 'ada', groups: ['alpha'] };

/** A real OpenID provider behind HTTPS that signs everybody in as the same person. */
export async function startProvider(folder: string, days: number, callback: () => string): Promise<ChaosProvider> {
  const files = makeCertificate(folder, days);
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer({ key: readFileSync(files.key), cert: readFileSync(files.certificate) }, (...both) =>
    answer(...both),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}`;
  const first = makeKey('first');
  let published = first;
  const open = (signing: SigningKey): void => {
    answer = createAnswer({ issuer, callback, signing, published: () => published });
  };
  open(first);
  return {
    issuer,
    authority: files.authority,
    changeKeys: (isPublished) => {
      const next = makeKey(isPublished ? 'second' : published.kid);
      if (isPublished) published = next;
      open(next);
    },
    close: () => (server.closeAllConnections(), server.close()),
  };
}

interface SigningKey {
  kid: string;
  [name: string]: unknown;
}

function makeKey(kid: string): SigningKey {
  return {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    kid,
    use: 'sig',
    alg: 'RS256',
  };
}

interface Answering {
  issuer: string;
  callback: () => string;
  signing: SigningKey;
  published: () => SigningKey;
}

function createAnswer({ issuer, callback, signing, published }: Answering) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'docs',
        client_secret: 'provider-secret',
        redirect_uris: [callback()],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signing] },
    pkce: { required: () => true },
    claims: { openid: ['sub', 'groups'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of this provider'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => person }),
  });
  const byProvider = provider.callback();
  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    const grant = new provider.Grant({ accountId: person.sub, clientId: params['client_id']! });
    grant.addOIDCScope(params['scope']!);
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url === '/jwks') {
      const { kty, n, e, kid, use, alg } = published();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [{ kty, n, e, kid, use, alg }] }));
    } else if (request.url?.startsWith('/interaction')) void interact(request, response);
    else void byProvider(request, response);
  };
}

/** A certificate for `localhost` that is good for so many days; below 0 it has expired. */
function makeCertificate(folder: string, days: number): { authority: string; certificate: string; key: string } {
  const at = (name: string): string => join(folder, name);
  const run = (...args: string[]): void => {
    const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`openssl ${args[0]} failed: ${stderr}`);
  };
  const subject = (name: string): string[] => ['-subj', `/CN=${name}`, '-nodes'];
  run('req', '-x509', '-newkey', 'rsa:2048', '-keyout', at('ca.key'), '-out', at('ca.pem'), ...subject('Authority'));
  run('req', '-newkey', 'rsa:2048', '-keyout', at('tls.key'), '-out', at('tls.csr'), ...subject('localhost'));
  writeFileSync(at('names'), 'subjectAltName=DNS:localhost');
  const signed = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('names')];
  run('x509', '-req', '-in', at('tls.csr'), '-out', at('tls.pem'), '-days', String(days), ...signed);
  return { authority: at('ca.pem'), certificate: at('tls.pem'), key: at('tls.key') };
}
