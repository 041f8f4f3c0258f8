import { escapeMarkdown } from '../../read/markdown/escape-markdown.ts';

/** A Markdown link whose text and address cannot end it early, and whose text is shown as it is. */
export function markdownLink(text: string, url: string): string {
  return `[${escapeMarkdown(text).replace(/\s+/g, ' ')}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`;
}
