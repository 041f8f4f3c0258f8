import { blankCode } from '../../../base/text/place-in-text.ts';
import { endOfTag } from './end-of-tag.ts';

const longest = 1500;
/** A tag that goes on in the next line. */
const opening = /<[A-Za-z][\w.:-]*(?=\s)(?=[^<>\n]*\n)/g;
/** Where a tag may be broken once more: before a value, and within an expression. */
const gap = /=(?=["'{])|\{(?=\.\.\.)/;

/**
 * Moves the `>` of opening tags from the start of a line, where the parser takes it for a quotation, to the end of the
 * line before it. Formatters write tags in this way whose text may have no space before it:
 *
 *     <a
 *       href="/more"
 *     >more</a>
 *
 * A break within the tag stands for the one that is taken away, so that the lines below keep their numbers.
 */
export function joinTagEnds(source: string): string {
  if (!/\n[ \t]*>[ \t]*[^\s>]/.test(source)) return source;
  let result = '';
  let last = 0;
  for (const { index } of blankCode(source).matchAll(opening)) {
    const tag = index < last || isQuoted(source, index) ? null : brokenTag(source.slice(index, index + longest));
    if (!tag) continue;
    result += source.slice(last, index) + tag.joined;
    last = index + tag.length;
  }
  return result + source.slice(last);
}

function isQuoted(source: string, offset: number): boolean {
  return /^[ \t]*>/.test(source.slice(source.lastIndexOf('\n', offset) + 1, offset));
}

/** The tag that a text begins with, when its end begins a line that goes on with text. */
function brokenTag(text: string): { length: number; joined: string } | null {
  const length = endOfTag(text, 0);
  if (length === null || !/^[ \t]*\S/.test(text.slice(length, length + 200))) return null;
  const tag = text.slice(0, length);
  const end = /\n([ \t]*)>$/.exec(tag);
  const rest = end && tag.slice(0, end.index);
  if (!rest || !gap.test(rest) || /\n[ \t]*\n/.test(rest)) return null;
  return { length, joined: `${rest.replace(gap, `$&\n${end[1]}`)}>` };
}
