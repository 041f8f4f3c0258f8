import { renderCode } from '../../base/text/render-code.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { ApiTextContext } from './api-page-text.ts';
import { renderSecurity } from './render-security.ts';

/**
 * What requests of an endpoint need that its author wrote no field for, as Markdown: how they sign in, and the type of
 * their body. Its page shows both in its samples.
 */
export function renderNeeds({ security, requestBody }: Operation, context: ApiTextContext): string {
  const { sections } = context.words;
  const unsaid = security.filter((requirement) => requirement.some(({ parameter }) => !parameter));
  const types = requestBody?.contents.map(({ contentType }) => renderCode(contentType)) ?? [];
  return [
    unsaid.length === 0 ? '' : `${sections.authorizations}:\n\n${renderSecurity(unsaid, context)}`,
    types.length === 0 ? '' : `${sections.body}: ${types.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
