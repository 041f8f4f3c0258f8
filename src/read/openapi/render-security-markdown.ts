import type { ApiDocument, SecurityRequirement, SecurityScheme } from '../../model/api.ts';

/** What a request must carry, as a Markdown list; with a choice, one list per alternative. */
export function renderSecurity(
  security: readonly SecurityRequirement[],
  document: Pick<ApiDocument, 'securitySchemes'>,
): string {
  const alternatives = security.map((requirement) => renderRequirement(requirement, document));
  if (alternatives.length === 1) return alternatives[0]!;
  return alternatives.map((text, index) => `Option ${index + 1}:\n\n${text}`).join('\n\n');
}

function renderRequirement(
  requirement: SecurityRequirement,
  { securitySchemes }: Pick<ApiDocument, 'securitySchemes'>,
): string {
  if (requirement.length === 0) return '- No credentials';
  return requirement
    .flatMap(({ scheme: name, scopes }) => {
      const scheme = Object.hasOwn(securitySchemes, name) ? securitySchemes[name] : undefined;
      if (!scheme) return [];
      const wanted = scopes.length > 0 ? ` Scopes: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.` : '';
      const description = scheme.description.trim().replace(/\s*\n\s*/g, ' ');
      return [`- ${describeScheme(scheme)}${description === '' ? '' : ` ${description}`}${wanted}`];
    })
    .join('\n');
}

function describeScheme(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return `\`${scheme.name}\` (${scheme.in}, required): API key.`;
    case 'http':
      if (scheme.scheme === 'bearer') return '`Authorization` (header, required): `Bearer <token>`.';
      if (scheme.scheme === 'basic')
        return '`Authorization` (header, required): `Basic <encoded-value>`, the Base64 of `username:password`.';
      return `\`Authorization\` (header, required): HTTP authentication \`${scheme.scheme}\`.`;
    case 'oauth2':
      return '`Authorization` (header, required): `Bearer <token>` with an OAuth 2.0 access token.';
    case 'openIdConnect':
      return `\`Authorization\` (header, required): \`Bearer <token>\` from OpenID Connect (\`${scheme.url}\`).`;
    case 'mutualTLS':
      return 'A TLS client certificate.';
  }
}
