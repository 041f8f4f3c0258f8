import type { PageEntry } from '../../model/page.ts';
import { renderLink } from './render-link.ts';

/** Pages as a Markdown list. */
export function renderEntries(entries: readonly PageEntry[]): string {
  return entries
    .map(({ route, title, method, path, description }) => {
      const address = method === '' ? '' : ` \`${`${method} ${path}`.trim()}\``;
      return `- ${renderLink(title, route)}${address}${description === '' ? '' : `: ${description}`}`;
    })
    .join('\n');
}
