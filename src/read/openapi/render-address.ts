import type { Operation } from '../../model/api/operation.ts';
import type { NamedServer } from '../../model/api/server.ts';
import type { ApiTextContext } from './api-page-text.ts';
import { variableField } from './field-facts.ts';

/** Method, path and servers of an operation, as Markdown. */
export function renderAddress({ method, path, servers }: Operation, context: ApiTextContext): string {
  const line = method === 'WEBHOOK' ? `${context.words.webhook} \`${path}\`` : `\`\`\`http\n${method} ${path}\n\`\`\``;
  if (servers.length === 0) return line;
  return `${line}\n\n${servers.length === 1 ? context.words.baseUrl : context.words.baseUrls}:\n\n${renderServers(servers, context)}`;
}

/** Servers as a Markdown list, each with the variables of its address. */
export function renderServers(servers: readonly NamedServer[], { schemaTexts }: ApiTextContext): string {
  return servers
    .map(({ url, name, protocol, protocolVersion, description, variables }) => {
      const text = [
        [name, [protocol, protocolVersion].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        description.replace(/\s+/g, ' ').trim(),
      ];
      const line = `- \`${url || '/'}\`${text.some(Boolean) ? ` (${text.filter(Boolean).join(': ')})` : ''}`;
      const fields = schemaTexts.fields(variables.map(variableField), 'request');
      return fields === '' ? line : `${line}\n${fields.replace(/^/gm, '  ')}`;
    })
    .join('\n');
}
