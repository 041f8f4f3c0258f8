import type { Operation } from '../../model/api.ts';

/** Method, path and servers of an operation, as Markdown. */
export function renderAddress({ method, path, servers }: Operation): string {
  const line = method === 'WEBHOOK' ? `Webhook \`${path}\`` : `\`\`\`http\n${method} ${path}\n\`\`\``;
  const list = servers.map(
    ({ url, description }) =>
      `- \`${url || '/'}\`${description === '' ? '' : ` (${description.replace(/\s+/g, ' ').trim()})`}`,
  );
  if (list.length === 0) return line;
  return `${line}\n\n${list.length === 1 ? `Base URL: ${list[0]!.slice(2)}` : `Base URLs:\n\n${list.join('\n')}`}`;
}
