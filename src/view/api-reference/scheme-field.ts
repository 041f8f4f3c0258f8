import type { SecurityScheme } from '../../model/api.ts';

export interface SchemeField {
  /** Name of the header, query parameter or cookie. */
  name: string;
  type: string;
  place: string;
  /** Markdown, for a scheme that says nothing of itself. */
  hint: string;
}

/** How a security scheme shows among the fields of a request. */
export function schemeField(scheme: SecurityScheme): SchemeField {
  switch (scheme.type) {
    case 'apiKey':
      return { name: scheme.name, type: 'string', place: scheme.in, hint: '' };
    case 'http':
      return httpField(scheme.scheme);
    case 'oauth2':
      return {
        name: 'Authorization',
        type: 'string',
        place: 'header',
        hint: 'The access token received from the authorization server, as `Bearer <token>`.',
      };
    case 'openIdConnect':
      return {
        name: 'Authorization',
        type: 'string',
        place: 'header',
        hint: 'A token of the OpenID provider, as `Bearer <token>`.',
      };
    case 'mutualTLS':
      return { name: 'TLS client certificate', type: 'certificate', place: 'connection', hint: '' };
  }
}

function httpField(scheme: string): SchemeField {
  const name = scheme.toLowerCase();
  const hint =
    name === 'basic'
      ? 'Basic authentication: `Basic <encoded-value>`, where the value is `username:password` in Base64.'
      : name === 'bearer'
        ? 'Bearer authentication: `Bearer <token>`, where `<token>` is your token.'
        : '';
  return { name: 'Authorization', type: 'string', place: 'header', hint };
}
