import type { Page } from '../../model/page.ts';
import { afterTitle } from './after-title.ts';

type Head = Pick<Page, 'title' | 'lead' | 'frontMatter'>;

/** What a page's body still has to say of its description: all but the title and the lead, which stand above it. */
export function remainingDescription(page: Head, description: string): string {
  return withoutLead(page, afterTitle(page.title, description));
}

/** A lead of the author's own is one of the description's, too, where it is the first paragraph of that. */
export function withoutLead({ lead, frontMatter }: Omit<Head, 'title'>, text: string): string {
  if (lead === '' || !text.startsWith(lead)) return text;
  const rest = text.slice(lead.length);
  if (frontMatter.description === null) return rest.trim();
  const [end] = /^[.!?。]?[ \t]*(?:$|\n)/.exec(rest) ?? [];
  return end === undefined ? text : rest.slice(end.length).trim();
}
