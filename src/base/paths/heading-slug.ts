import { shellIds } from './shell-ids.ts';
import { createUniqueNames } from './unique-names.ts';

export interface HeadingSlugger {
  /** The id of the next heading. `text` is its plain text; a `customId` is taken as it is, but never given twice. */
  slug: (text: string, customId?: string | null) => string;
}

/**
 * Gives the headings of one page their ids: a repeated one, or one that the page itself has around its text, ends in
 * `-2`, `-3` … (docs/format.md#headings).
 */
export function createHeadingSlugger(): HeadingSlugger {
  const names = createUniqueNames({ firstSuffix: 2, reserved: shellIds });
  return {
    slug: (text, customId) => names.claim(customId?.trim() || slugHeading(text) || 'section'),
  };
}

/**
 * The id of a heading without regard to the others. Letters of every script stay; straight quotes count as the curly
 * ones that readers see. Empty for a text of punctuation and emoji only.
 */
export function slugHeading(text: string): string {
  const words = curlQuotes(text.replace(unseen, '')).toLowerCase().trim().replace(/\s+/g, '-');
  // Encoding first keeps `&`, `/` and other scripts through the reduction to ASCII word characters.
  const ascii = encodeURIComponent(words)
    .toLowerCase()
    .replace(/[^a-z0-9_%]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return decodeURIComponent(ascii)
    .replace(/[?,;:!'"()[\]{}]/g, '')
    .replace(emoji, '');
}

/** What is pasted from web pages with the text, and nobody sees or types. */
const unseen = /[\p{Surrogate}\u00AD\u200B\u2060\uFEFF]/gu;

const emoji =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200D\u20E3\uFE0E\uFE0F]/gu;

function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{\u2014-])"/g, '$1\u201C')
    .replaceAll('"', '\u201D')
    .replace(/(^|[\s([{\u2014\u201C-])'/g, '$1\u2018')
    .replaceAll("'", '\u2019');
}
