import { unescapeHtml } from '../../base/text/unescape-html.ts';

/** The words of a title or label, which other generators show as HTML. */
export function wordsOfHtml(text: string): string {
  const words = text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return unescapeHtml(words);
}
