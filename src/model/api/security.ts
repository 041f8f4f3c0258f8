export type SecurityScheme = {
  description: string;
  deprecated?: boolean;
  /** `x-default`: a value to start with. */
  prefill: string | null;
  /** AsyncAPI: the name by which servers and operations ask for it. */
  label?: string;
  /** AsyncAPI: a kind that belongs to the connection and not to requests, as written: `scramSha256`. */
  mechanism?: string;
} & (
  | { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; name: string }
  | { type: 'http'; scheme: string; bearerFormat: string | null }
  | { type: 'oauth2'; flows: OAuthFlow[]; metadataUrl?: string }
  | { type: 'openIdConnect'; url: string }
  | { type: 'mutualTLS' }
);

export interface OAuthFlow {
  grant: 'authorizationCode' | 'clientCredentials' | 'implicit' | 'password' | 'deviceAuthorization';
  authorizationUrl: string | null;
  tokenUrl: string | null;
  refreshUrl: string | null;
  scopes: Record<string, string>;
}
