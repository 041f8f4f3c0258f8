import type { Texts } from '../../base/languages/texts.ts';
import type { SecurityScheme } from '../../model/api/security.ts';

type Words = Texts['reference']['security'];

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
export function schemeField(scheme: SecurityScheme, words: Words): SchemeField {
  const { name, type, place, hint } = usualField(scheme, words);
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
function mechanisms(words: Words): Record<string, { name: string; type: string }> {
  return {
    userPassword: { name: words.userPassword, type: words.password },
    plain: { name: words.userPassword, type: 'SASL PLAIN' },
    scramSha256: { name: words.userPassword, type: 'SASL SCRAM-SHA-256' },
    scramSha512: { name: words.userPassword, type: 'SASL SCRAM-SHA-512' },
    gssapi: { name: words.ticket, type: 'SASL GSSAPI' },
    user: { name: words.user, type: words.apiKey },
    password: { name: words.password, type: words.apiKey },
    symmetricEncryption: { name: words.sharedKey, type: words.symmetric },
    asymmetricEncryption: { name: words.keyPair, type: words.asymmetric },
  };
}

type UsualField = Omit<SchemeField, 'description' | 'label' | 'deprecated'> & { hint: string };

function usualField(scheme: SecurityScheme, words: Words): UsualField {
  const mechanism = scheme.mechanism === undefined ? undefined : mechanisms(words)[scheme.mechanism];
  return mechanism ? { ...mechanism, place: words.connection, hint: '' } : fieldOfType(scheme, words);
}

function fieldOfType(scheme: SecurityScheme, words: Words): UsualField {
  switch (scheme.type) {
    case 'apiKey':
      return { name: scheme.name, type: words.apiKey, place: scheme.in, hint: '' };
    case 'http':
      return { ...authorization, type: httpType(scheme), hint: httpHint(scheme.scheme.toLowerCase(), words) };
    case 'oauth2':
      return { ...authorization, type: 'OAuth 2.0', hint: words.oauth2 };
    case 'openIdConnect':
      return { ...authorization, type: 'OpenID Connect', hint: words.openIdConnect };
    case 'mutualTLS':
      return { name: words.clientCertificate, type: words.certificate, place: words.connection, hint: '' };
  }
}

function httpType({ scheme, bearerFormat }: Extract<SecurityScheme, { type: 'http' }>): string {
  return `HTTP ${scheme}${bearerFormat === null ? '' : ` (${bearerFormat})`}`;
}

const authorization = { name: 'Authorization', place: 'header' };

function httpHint(scheme: string, words: Words): string {
  return scheme === 'basic' || scheme === 'bearer' || scheme === 'digest' ? words[scheme] : '';
}
