import { type AccessToken, readImplicitToken } from './access-token.ts';
import type { DeviceTask } from './ask-device.ts';
import type { TokenFlow } from './find-flows.ts';
import { authorizationUrl, type OAuthClient, tokenRequest } from './oauth-requests.ts';
import { base64Url, createPkcePair } from './pkce.ts';
import { exchangeToken, reachServer } from './reach-server.ts';
import { readDiscovery } from './read-discovery.ts';
import { TokenFault } from './token-fault.ts';

export interface TokenOptions {
  flow: TokenFlow;
  client: OAuthClient;
  /** Of the password grant. */
  owner: { username: string; password: string };
  scopes: string[];
  /** Where the authorization server sends the reader back to; see `callbackPage`. */
  redirect: string;
  signal: AbortSignal;
  /** What the window says when it is no longer needed. */
  signedIn: string;
  onTask: (task: DeviceTask) => void;
  /** The window to sign in is gone, or leads to where this page may not see it: an answer may still come. */
  onClosed: () => void;
}

export interface GrantedToken extends AccessToken {
  /** Where it is renewed; `null` where that is not known. */
  refreshAt: string | null;
}

/**
 * Gets an access token, with a window to sign in where the grant asks for one. @throws TokenFault when there is none
 */
export async function requestToken(options: TokenOptions): Promise<GrantedToken> {
  const { grant } = options.flow;
  const needsWindow = grant === 'authorizationCode' || grant === 'implicit';
  // A window that does not open at the click itself is blocked.
  const popup = needsWindow ? open('', 'docwright-sign-in', 'popup,width=520,height=680') : null;
  if (needsWindow && !popup) throw new TokenFault('blocked');
  // The next one has the same name, and would be this one.
  options.signal.addEventListener('abort', () => popup?.close());
  try {
    const flow = await discover(options);
    return { ...(await followFlow({ ...options, flow }, popup)), refreshAt: flow.refresh };
  } finally {
    popup?.close();
  }
}

async function discover({ flow }: TokenOptions): Promise<TokenFlow> {
  if (flow.discovery === null) return flow;
  const response = await reachServer({ url: flow.discovery, init: {} });
  return { ...flow, ...readDiscovery(await response.json().catch(() => null)) };
}

async function followFlow(options: TokenOptions, popup: Window | null): Promise<AccessToken> {
  const { flow, client, scopes, owner } = options;
  const token = flow.token ?? '';
  switch (flow.grant) {
    case 'authorizationCode':
    case 'implicit':
      return signIn(options, popup!);
    case 'clientCredentials':
      return exchangeToken(tokenRequest(token, client, { kind: 'client', scopes }));
    case 'password':
      return exchangeToken(tokenRequest(token, client, { kind: 'password', ...owner, scopes }));
    case 'deviceAuthorization':
      // Few APIs offer it, and it needs no window at the click.
      return (await import('./ask-device.ts')).askDevice(options);
  }
}

async function signIn(options: TokenOptions, popup: Window): Promise<AccessToken> {
  const { flow, client, scopes, redirect } = options;
  const pkce = flow.grant === 'implicit' ? null : await createPkcePair();
  const state = base64Url(crypto.getRandomValues(new Uint8Array(16)));
  const answered = awaitCallback({ ...options, state, popup });
  const endpoint = flow.authorization ?? '';
  popup.location.href = authorizationUrl({ endpoint, client, scopes, redirect, state, pkce });
  const fields = await answered;
  const code = fields.get('code');
  if (pkce && code)
    return exchangeToken(
      tokenRequest(flow.token ?? '', client, { kind: 'code', code, redirect, verifier: pkce.verifier }),
    );
  const token = pkce ? null : readImplicitToken(fields);
  if (token) return token;
  const reason = fields.get('error_description') ?? fields.get('error');
  throw reason ? new TokenFault('refused', { reason }) : new TokenFault('no-reason');
}

interface CallbackOptions extends Pick<TokenOptions, 'signal' | 'signedIn' | 'onClosed'> {
  state: string;
  popup: Window;
}

/** The callback page speaks on a channel of this origin: a server may cut the tie between a window and its opener. */
function awaitCallback({ state, popup, signal, signedIn, onClosed }: CallbackOptions): Promise<URLSearchParams> {
  const channel = new BroadcastChannel('docwright-sign-in');
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    onClosed();
  }, 500);
  return new Promise<URLSearchParams>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Cancelled.')), { once: true });
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const fields = new URLSearchParams(String(data));
      if (fields.get('state') !== state) return;
      channel.postMessage({ text: signedIn, language: document.documentElement.lang });
      resolve(fields);
    };
  }).finally(() => {
    clearInterval(watch);
    channel.close();
  });
}
