import type { Page } from '../../model/page.ts';
import { afterTitle } from './after-title.ts';

/** What a page's body still has to say of its description: all but the title and the lead, which stand above it. */
export function remainingDescription(
  { title, lead, frontMatter }: Pick<Page, 'title' | 'lead' | 'frontMatter'>,
  description: string,
): string {
  const text = afterTitle(title, description);
  return frontMatter.description === null && lead !== '' && text.startsWith(lead)
    ? text.slice(lead.length).trim()
    : text;
}
