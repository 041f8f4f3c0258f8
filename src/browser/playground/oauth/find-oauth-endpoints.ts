import { isObject } from '../../../base/values/is-object.ts';
import type { SecurityScheme } from '../../../model/api.ts';
import { TokenFault } from './token-fault.ts';

export interface OAuthEndpoints {
  authorization: string | null;
  token: string | null;
  /** Scopes that can be asked for, with what they mean. */
  scopes: Record<string, string>;
  /** The scheme offers a sign-in in the browser. */
  hasSignIn: boolean;
  /** The scheme offers a token for the client itself. */
  hasClientGrant: boolean;
}

/**
 * What a scheme says of where tokens come from; OpenID Connect only says where to read that. Relative addresses count
 * from `base`.
 */
export function findOAuthEndpoints(scheme: SecurityScheme, base: string): OAuthEndpoints {
  if (scheme.type === 'openIdConnect')
    return { authorization: null, token: null, scopes: {}, hasSignIn: true, hasClientGrant: true };
  const flows = scheme.type === 'oauth2' ? scheme.flows : [];
  const code = flows.find(({ grant }) => grant === 'authorizationCode');
  const client = flows.find(({ grant }) => grant === 'clientCredentials');
  const scopes = Object.assign({}, ...flows.map((flow) => flow.scopes)) as Record<string, string>;
  const authorization = absolute(code?.authorizationUrl, base);
  const [codeToken, clientToken] = [code, client].map((flow) => absolute(flow?.tokenUrl, base));
  return {
    authorization,
    token: codeToken ?? clientToken ?? null,
    scopes,
    hasSignIn: authorization !== null && codeToken !== null,
    hasClientGrant: clientToken !== null,
  };
}

/**
 * Reads an OpenID provider's configuration (OpenID Connect Discovery 1.0, section 4). @throws TokenFault when it names
 * no endpoints
 */
export function readDiscovery(value: unknown): Pick<OAuthEndpoints, 'authorization' | 'token'> {
  const answer = isObject(value) ? value : {};
  const [authorization, token] = ['authorization_endpoint', 'token_endpoint'].map((key) => answer[key]);
  if (!isWebAddress(authorization) || !isWebAddress(token)) throw new TokenFault('no-addresses');
  return { authorization, token };
}

function absolute(url: string | null | undefined, base: string): string | null {
  if (!url || !URL.canParse(url, base)) return null;
  const { href } = new URL(url, base);
  return isWebAddress(href) ? href : null;
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}
