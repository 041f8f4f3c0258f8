import type { Texts } from '../../base/languages/texts.ts';
import { escapeTitle } from '../../base/text/escape-title.ts';
import type { SecurityRequirement } from '../../model/api/operation.ts';
import type { ApiTextContext } from './api-page-text.ts';
import { fieldFacts, parameterField } from './field-facts.ts';
import { joinTexts } from './join-texts.ts';
import { renderDetails } from './render-details.ts';
import { schemeField } from './scheme-field.ts';
import { type SchemeFlow, type SchemeScope, schemeFlows, schemeScopes } from './scheme-flows.ts';

/** What a request must carry, as a Markdown list; with a choice, one list per alternative. */
export function renderSecurity(security: readonly SecurityRequirement[], context: ApiTextContext): string {
  const alternatives = security.map((requirement) => renderRequirement(requirement, context));
  if (alternatives.length === 1) return alternatives[0]!;
  return alternatives
    .map((text, index) => `${context.words.option.replace('{number}', String(index + 1))}:\n\n${text}`)
    .join('\n\n');
}

function renderRequirement(requirement: SecurityRequirement, context: ApiTextContext): string {
  const { document, words } = context;
  if (requirement.length === 0) return `- ${words.noAuthorization}`;
  return requirement
    .flatMap(({ scheme: key, scopes, parameter }) => {
      const scheme = Object.hasOwn(document.securitySchemes, key) ? document.securitySchemes[key] : undefined;
      if (!scheme) return [];
      const { name, type, place, label, deprecated, description } = schemeField(scheme, words.security);
      const wanted = renderScopes(schemeScopes(scheme, scopes), words);
      const flows = schemeFlows(scheme, words).map((flow) => `- ${renderFlowHead(flow)}`);
      const facts = parameter && fieldFacts(parameterField(parameter), { schemas: document.schemas, pills: [], words });
      const own = joinTexts(description, facts?.description);
      const text = indent([own, wanted, flows.join('\n')].filter(Boolean).join('\n\n'));
      const details = facts ? renderDetails(facts, { indent: '  ', words }) : '';
      return [
        `- \`${name}\` (${[type, place, ...label, words.required, ...deprecatedMark(deprecated, words)].join(', ')})${text === '' ? '' : `: ${text}`}${details}`,
      ];
    })
    .join('\n');
}

/** Every scheme of the description with all ways to a token and their scopes, as a Markdown list. */
export function renderSchemes({ document, words }: ApiTextContext): string {
  return Object.entries(document.securitySchemes)
    .map(([key, scheme]) => {
      const { name, type, place, deprecated, description } = schemeField(scheme, words.security);
      const flows = schemeFlows(scheme, words).map((flow) => {
        const scopes = indent(renderScopes(flow.scopes, words));
        return `- ${renderFlowHead(flow)}${scopes === '' ? '' : `\n\n  ${scopes}`}`;
      });
      return [
        `### ${escapeTitle(key)}`,
        `\`${name}\` (${[type, place, ...deprecatedMark(deprecated, words)].join(', ')})`,
        description,
        flows.join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n');
    })
    .join('\n\n');
}

function deprecatedMark(isDeprecated: boolean, words: Texts['reference']): string[] {
  return isDeprecated ? [words.deprecated.toLowerCase()] : [];
}

function renderFlowHead({ name, addresses }: SchemeFlow): string {
  return [`**${name}**`, ...addresses.map(({ label, url }) => `${label}: \`${url}\``)].join('; ');
}

function renderScopes(scopes: readonly SchemeScope[], words: Texts['reference']): string {
  if (scopes.length === 0) return '';
  if (scopes.every(({ description }) => description === ''))
    return `${words.scopes}: ${scopes.map(({ name }) => `\`${name}\``).join(', ')}`;
  const lines = scopes.map(
    ({ name, description }) => `- \`${name}\`${description === '' ? '' : `: ${indent(description.trim())}`}`,
  );
  return `${words.scopes}:\n\n${lines.join('\n')}`;
}

function indent(text: string): string {
  return text.replace(/\n(?=.)/g, '\n  ');
}
