import type { Page } from '../../model/page.ts';

/** What a page is about, as lists and previews show it: its description, or else the first words of its text. */
export function openingOf({ description, summary }: Pick<Page, 'description' | 'summary'>, limit: number): string {
  return shorten(description || summary, limit);
}

function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit === 0) return '';
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
