import { isObject } from '../../../base/values/is-object.ts';
import { isWebAddress } from './find-flows.ts';
import { TokenFault } from './token-fault.ts';

/**
 * Reads an OpenID provider's configuration (OpenID Connect Discovery 1.0, section 4). @throws TokenFault when it names
 * no endpoints
 */
export function readDiscovery(value: unknown): { authorization: string; token: string; refresh: string } {
  const answer = isObject(value) ? value : {};
  const [authorization, token] = ['authorization_endpoint', 'token_endpoint'].map((key) => answer[key]);
  if (!isWebAddress(authorization) || !isWebAddress(token)) throw new TokenFault('no-addresses');
  return { authorization, token, refresh: token };
}
