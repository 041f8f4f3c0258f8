import { parseFields } from '../../../base/values/parse-fields.ts';
import { type AccessToken, readToken } from './access-token.ts';
import { isWebAddress, type TokenFlow } from './find-flows.ts';
import { deviceRequest, type OAuthClient, tokenRequest } from './oauth-requests.ts';
import { exchangeToken, reachServer } from './reach-server.ts';
import { TokenFault } from './token-fault.ts';

/** What a reader does on another device. */
export interface DeviceTask {
  /** Where the code is entered. */
  address: string;
  code: string;
  /** The same with the code in it, where the server has one. */
  link: string;
}

export interface DeviceOptions {
  flow: TokenFlow;
  client: OAuthClient;
  scopes: string[];
  signal: AbortSignal;
  onTask: (task: DeviceTask) => void;
}

/** Waits until a reader has confirmed a code elsewhere (RFC 8628). @throws TokenFault when that does not happen */
export async function askDevice({ flow, client, scopes, signal, onTask }: DeviceOptions): Promise<AccessToken> {
  const response = await reachServer(deviceRequest(flow.authorization ?? '', client, scopes));
  const text = await response.text();
  const answer = parseFields(text);
  const [device, code, address] = ['device_code', 'user_code', 'verification_uri'].map((key) => answer[key]);
  // An answer that is no task is a fault, in the words of the server.
  if (typeof device !== 'string' || typeof code !== 'string' || !isWebAddress(address))
    return readToken(response.status, text);
  const complete = answer['verification_uri_complete'];
  onTask({ address, code, link: isWebAddress(complete) ? complete : address });
  const interval = Number(answer['interval']);
  // The default of RFC 8628 section 3.2; without a pause, the server would be asked as fast as it answers.
  let pause = (interval > 0 ? interval : 5) * 1000;
  const end = Date.now() + (Number(answer['expires_in']) || 600) * 1000;
  while (Date.now() < end) {
    await wait(pause, signal);
    const token = await tryToken({ flow, client, device });
    if (typeof token === 'object') return token;
    // RFC 8628 section 3.5.
    if (token === 'slow_down') pause += 5000;
  }
  throw new TokenFault('code-expired');
}

async function tryToken({
  flow,
  client,
  device,
}: {
  flow: TokenFlow;
  client: OAuthClient;
  device: string;
}): Promise<AccessToken | 'authorization_pending' | 'slow_down'> {
  try {
    return await exchangeToken(tokenRequest(flow.token ?? '', client, { kind: 'device', code: device }));
  } catch (error) {
    const code = error instanceof TokenFault ? error.values['code'] : undefined;
    if (code === 'authorization_pending' || code === 'slow_down') return code;
    throw code === 'expired_token' ? new TokenFault('code-expired') : error;
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Cancelled.'));
    });
  });
}
