import type { SecurityScheme } from '../../model/api/security.ts';

/** How a security scheme shows among the fields of a request. */
export interface SchemeField {
  /** Name of the header, query parameter or cookie. */
  name: string;
  /** Kind of credential. */
  type: string;
  place: string;
  /** By what name the description asks for it, where that is shown. */
  label: string[];
  deprecated: boolean;
  /** Markdown: what the scheme says of itself, and how its value is written where that goes without saying. */
  description: string;
}

/** What HTML and Markdown say of a scheme that a request must satisfy. */
export function schemeField(scheme: SecurityScheme): SchemeField {
  const { name, type, place, hint } = usualField(scheme);
  const own = scheme.description.trim();
  // An address is a fact, which a text of the author's does not replace.
  const address = addressOf(scheme) === '' ? '' : `<${addressOf(scheme)}>`;
  const label = scheme.label === undefined ? [] : [scheme.label];
  return {
    name,
    type,
    place,
    label,
    deprecated: scheme.deprecated === true,
    description: [own || hint, address].filter(Boolean).join('\n\n'),
  };
}

/** Where a server tells all that there is to know of it. */
function addressOf(scheme: SecurityScheme): string {
  if (scheme.type === 'openIdConnect') return scheme.url;
  return scheme.type === 'oauth2' ? (scheme.metadataUrl ?? '') : '';
}

/** What AsyncAPI calls a mechanism → what it takes, and what it is known as. */
const mechanisms: Record<string, { name: string; type: string }> = {
  userPassword: { name: 'User and password', type: 'password' },
  plain: { name: 'User and password', type: 'SASL PLAIN' },
  scramSha256: { name: 'User and password', type: 'SASL SCRAM-SHA-256' },
  scramSha512: { name: 'User and password', type: 'SASL SCRAM-SHA-512' },
  gssapi: { name: 'Kerberos ticket', type: 'SASL GSSAPI' },
  user: { name: 'User', type: 'API key' },
  password: { name: 'Password', type: 'API key' },
  symmetricEncryption: { name: 'Shared key', type: 'symmetric encryption' },
  asymmetricEncryption: { name: 'Key pair', type: 'asymmetric encryption' },
};

type UsualField = Omit<SchemeField, 'description' | 'label' | 'deprecated'> & { hint: string };

function usualField(scheme: SecurityScheme): UsualField {
  const mechanism = scheme.mechanism === undefined ? undefined : mechanisms[scheme.mechanism];
  return mechanism ? { ...mechanism, place: 'connection', hint: '' } : fieldOfType(scheme);
}

function fieldOfType(scheme: SecurityScheme): UsualField {
  switch (scheme.type) {
    case 'apiKey':
      return { name: scheme.name, type: 'API key', place: scheme.in, hint: '' };
    case 'http':
      return { ...authorization, type: httpType(scheme), hint: httpHint(scheme.scheme.toLowerCase()) };
    case 'oauth2':
      return {
        ...authorization,
        type: 'OAuth 2.0',
        hint: 'The access token received from the authorization server, as `Bearer <token>`.',
      };
    case 'openIdConnect':
      return { ...authorization, type: 'OpenID Connect', hint: 'A token of the OpenID provider, as `Bearer <token>`.' };
    case 'mutualTLS':
      return { name: 'TLS client certificate', type: 'certificate', place: 'connection', hint: '' };
  }
}

function httpType({ scheme, bearerFormat }: Extract<SecurityScheme, { type: 'http' }>): string {
  return `HTTP ${scheme}${bearerFormat === null ? '' : ` (${bearerFormat})`}`;
}

const authorization = { name: 'Authorization', place: 'header' };

function httpHint(scheme: string): string {
  switch (scheme) {
    case 'basic':
      return 'Basic authentication: `Basic <encoded-value>`, where the value is `username:password` in Base64.';
    case 'bearer':
      return 'Bearer authentication: `Bearer <token>`, where `<token>` is your token.';
    case 'digest':
      return 'Digest authentication: user name and password answer the challenge of the server (RFC 7616).';
    default:
      return '';
  }
}
