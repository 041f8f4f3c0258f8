import type { Texts } from '../../base/languages/texts.ts';
import type { OAuthFlow, SecurityScheme } from '../../model/api/security.ts';

/** A way to a token, as a page shows it. */
export interface SchemeFlow {
  /** As RFC 6749 and RFC 8628 call it. */
  name: string;
  addresses: { label: string; url: string }[];
  scopes: SchemeScope[];
}

export interface SchemeScope {
  name: string;
  /** Markdown. */
  description: string;
}

const names: Record<OAuthFlow['grant'], string> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  implicit: 'Implicit',
  password: 'Resource owner password',
  deviceAuthorization: 'Device authorization',
};

/** What HTML and Markdown say of the ways to a token, with every scope that there is. */
export function schemeFlows(scheme: SecurityScheme, words: Texts['reference']): SchemeFlow[] {
  if (scheme.type !== 'oauth2') return [];
  return scheme.flows.map(({ grant, authorizationUrl, tokenUrl, refreshUrl, scopes }) => ({
    name: names[grant],
    addresses: [
      { label: words.authorizationUrl, url: authorizationUrl },
      { label: words.tokenUrl, url: tokenUrl },
      { label: words.refreshUrl, url: refreshUrl },
    ].filter((address): address is { label: string; url: string } => address.url !== null),
    scopes: Object.entries(scopes).map(([name, description]) => ({ name, description })),
  }));
}

/** The scopes that a request needs with what any flow says of them. */
export function schemeScopes(scheme: SecurityScheme, wanted: readonly string[]): SchemeScope[] {
  const known = scheme.type === 'oauth2' ? scheme.flows.map(({ scopes }) => scopes) : [];
  return wanted.map((name) => ({
    name,
    description: known.map((scopes) => (Object.hasOwn(scopes, name) ? scopes[name]! : '')).find(Boolean) ?? '',
  }));
}
