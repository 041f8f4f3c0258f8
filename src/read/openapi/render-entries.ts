import type { Texts } from '../../base/languages/texts.ts';
import type { PageEntry } from '../../model/page.ts';
import { renderLink } from './render-link.ts';

/** Pages as a Markdown list. */
export function renderEntries(entries: readonly PageEntry[], words: Texts['reference']): string {
  return entries
    .map(({ route, title, method, path, description, deprecated }) => {
      const address = method + path === '' ? '' : ` \`${`${method} ${path}`.trim()}\``;
      const text = description === '' || description === title ? '' : `: ${description}`;
      return `- ${renderLink(title, route)}${address}${deprecated ? ` (${words.deprecated.toLowerCase()})` : ''}${text}`;
    })
    .join('\n');
}
