import { textDirection } from '../../base/languages/language-tag.ts';
import { ownDirection } from '../../base/languages/own-direction.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';

/** Blocks that hold words, or other blocks, whose direction would change with theirs. */
const TAG =
  /<(\/?)(p|h[1-6]|li|dt|dd|th|td|summary|figcaption|div|ul|ol|dl|pre|table|section|details|blockquote|figure)\b([^<>]*)>/g;

/**
 * HTML of a page in a language that is written from right to left, with the direction of blocks that are not, as those
 * from an API description in English are.
 */
export function turnForeignBlocks(html: string, language: string | null): string {
  if (textDirection(language) === 'ltr') return html;
  let turned = '';
  let copied = 0;
  let open: { name: string; attributes: string; end: number } | null = null;
  for (const { 0: tag, 1: slash, 2: name, 3: attributes, index } of html.matchAll(TAG)) {
    if (slash === '') {
      open = { name: name!, attributes: attributes!, end: index + tag.length };
      continue;
    }
    if (open?.name === name) {
      const direction = /\bdir=/.test(open!.attributes)
        ? undefined
        : ownDirection(wordsOf(html.slice(open!.end, index)));
      if (direction && name !== 'pre') {
        turned += `${html.slice(copied, open!.end - 1)} dir="${direction}">`;
        copied = open!.end;
      }
    }
    open = null;
  }
  return turned + html.slice(copied);
}

/** Without code: names and types alone are no sentence. */
function wordsOf(content: string): string {
  return unescapeHtml(content.replace(/<code\b[^<>]*>.*?<\/code>|<[^<>]*>/gs, ' '));
}
