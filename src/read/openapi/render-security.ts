import type { SecurityRequirement } from '../../model/api.ts';
import type { ApiTextContext } from './api-page-text.ts';
import { schemeField } from './scheme-field.ts';

/** What a request must carry, as a Markdown list; with a choice, one list per alternative. */
export function renderSecurity(security: readonly SecurityRequirement[], context: ApiTextContext): string {
  const alternatives = security.map((requirement) => renderRequirement(requirement, context));
  if (alternatives.length === 1) return alternatives[0]!;
  return alternatives.map((text, index) => `Option ${index + 1}:\n\n${text}`).join('\n\n');
}

function renderRequirement(requirement: SecurityRequirement, { document, words }: ApiTextContext): string {
  if (requirement.length === 0) return `- ${words.noAuthorization}`;
  return requirement
    .flatMap(({ scheme: key, scopes }) => {
      const scheme = Object.hasOwn(document.securitySchemes, key) ? document.securitySchemes[key] : undefined;
      if (!scheme) return [];
      const { name, type, place, description } = schemeField(scheme);
      const wanted = scopes.length > 0 ? `${words.scopes}: ${scopes.map((scope) => `\`${scope}\``).join(', ')}` : '';
      const text = [description, wanted]
        .filter(Boolean)
        .join('\n\n')
        .replace(/\n(?=.)/g, '\n  ');
      return [`- \`${name}\` (${type}, ${place}, required)${text === '' ? '' : `: ${text}`}`];
    })
    .join('\n');
}
