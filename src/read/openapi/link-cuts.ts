import type { Page } from '../../model/page.ts';
import { renderLink } from './render-link.ts';

/** A list of fields that goes on, as `renderSchema` ends it. */
const cut = /^( *)- …$/;

/**
 * Leads from each list of fields that is cut to its page, which shows all of them, unless the field that holds the list
 * names a page of its own.
 */
export function linkCuts(text: string, { title, route }: Pick<Page, 'title' | 'route'>): string {
  if (!text.includes('- …\n') && !text.endsWith('- …')) return text;
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const indent = cut.exec(line)?.[1];
      if (indent === undefined) return line;
      const holder = lines.findLast((other, at) => at < index && isOutside(other, indent));
      return holder?.includes('](</') ? line : `${line} ${renderLink(title, route)}`;
    })
    .join('\n');
}

/** An entry of a list above one with this indent. */
function isOutside(line: string, indent: string): boolean {
  const own = /^( *)- /.exec(line)?.[1];
  return own !== undefined && own.length < indent.length;
}
