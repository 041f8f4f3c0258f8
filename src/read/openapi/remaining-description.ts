import type { Page } from '../../model/page.ts';

/** What a page's body still has to say of its description: all but the lead, which stands under the title. */
export function remainingDescription(
  { lead, frontMatter }: Pick<Page, 'lead' | 'frontMatter'>,
  description: string,
): string {
  const text = description.replaceAll('\r\n', '\n').trim();
  return frontMatter.description === null && lead !== '' && text.startsWith(lead)
    ? text.slice(lead.length).trim()
    : text;
}
