import { decodeText } from '../../base/paths/decode-text.ts';
import { createHeadingSlugger, slugHeading } from '../../base/paths/heading-slug.ts';
import { shellIds } from '../../base/paths/shell-ids.ts';
import { withoutFences } from '../../base/text/without-fences.ts';

/**
 * The hash of a link within a page with this text: where a heading has another id than its words give, because the page
 * has that one around its text (`#pagination`), the heading is meant, unless the text itself has such an id.
 */
export function ownPlace(hash: string, text: string): string {
  const id = decodeText(hash.slice(1));
  if (!shellIds.has(id) || new RegExp(`\\bid=["']${id}["']`).test(text)) return hash;
  const headings = [...withoutFences(text).matchAll(/^[ \t]*#{1,6}[ \t]+(.+?)[ \t#]*$/gm)].map(([, words = '']) =>
    slugHeading(words),
  );
  return headings.includes(id) ? `#${createHeadingSlugger().slug('', id)}` : hash;
}
