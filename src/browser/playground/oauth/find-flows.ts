import type { OAuthFlow, SecurityScheme } from '../../../model/api/security.ts';

/** A way to a token, with addresses that a browser can call. */
export interface TokenFlow {
  grant: OAuthFlow['grant'];
  /** Where the provider tells the other addresses (OpenID Connect); `null` where the description does. */
  discovery: string | null;
  /** Where a reader signs in, or a device asks for its code; `null` where none is needed, or not known yet. */
  authorization: string | null;
  token: string | null;
  /** Where a token is renewed. */
  refresh: string | null;
  /** Scopes that can be asked for, with what they mean. */
  scopes: Record<string, string>;
}

/**
 * The ways that a scheme offers and that can be gone; OpenID Connect only says where to read their addresses. Relative
 * addresses count from `base`.
 */
export function findFlows(scheme: SecurityScheme, base: string): TokenFlow[] {
  if (scheme.type === 'openIdConnect') {
    const discovery = absolute(scheme.url, base);
    const grants = discovery === null ? [] : (['authorizationCode', 'clientCredentials'] as const);
    return grants.map((grant) => ({ grant, discovery, authorization: null, token: null, refresh: null, scopes: {} }));
  }
  const flows = scheme.type === 'oauth2' ? scheme.flows : [];
  return flows
    .map(({ grant, authorizationUrl, tokenUrl, refreshUrl, scopes }) => ({
      grant,
      discovery: null,
      authorization: absolute(authorizationUrl, base),
      token: absolute(tokenUrl, base),
      refresh: absolute(refreshUrl, base) ?? absolute(tokenUrl, base),
      scopes,
    }))
    .filter(isWhole);
}

function isWhole({ grant, authorization, token }: TokenFlow): boolean {
  const needsAuthorization = grant !== 'clientCredentials' && grant !== 'password';
  return (!needsAuthorization || authorization !== null) && (grant === 'implicit' || token !== null);
}

function absolute(url: string | null | undefined, base: string): string | null {
  if (!url || !URL.canParse(url, base)) return null;
  const { href } = new URL(url, base);
  return isWebAddress(href) ? href : null;
}

/** Whether a browser can call an address. */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}
