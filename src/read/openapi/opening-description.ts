import type { Page, TextAround } from '../../model/page.ts';
import { remainingDescription } from './remaining-description.ts';
import { levelHeadings } from './split-by-headings.ts';

/** What a description says at the beginning of a page, as Markdown below its title and lead, and the headings in it. */
export function openingDescription(
  page: Pick<Page, 'title' | 'lead' | 'frontMatter'>,
  description: string,
): { text: string } & Pick<TextAround, 'openingHeadings'> {
  const { text, headings } = levelHeadings(remainingDescription(page, description));
  return { text, openingHeadings: headings };
}
