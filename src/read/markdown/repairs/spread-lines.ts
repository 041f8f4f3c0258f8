import { lineEnd } from './line-end.ts';
import { type Mend, repairAlike } from './mend.ts';
import { readProse } from './read-prose.ts';
import type { Repair } from './repair.ts';
import { replaceText } from './replace-text.ts';
import { findOpeningTags, matchingClose } from './tags-of-name.ts';

/**
 * An element that begins in a line of text and ends paragraphs later: MDX wants both of its tags on lines of their own.
 * `null` where the element has no closing tag, or words stand before it in its line.
 */
export function spreadLines(
  source: string,
  { name, offset, end }: { name: string; offset: number; end: number },
): Repair | null {
  const close = matchingClose(source, { name, end });
  const mend = mendSpread(source, { name, offset, end, close });
  if (mend === 'content') return indentContent(source, { name, offset, end, close });
  return mend && repairAlike(source, mend, findSpread(source, name));
}

/** `content` where both tags have lines of their own, so that what is between them is at fault. */
function mendSpread(source: string, { name, offset, end, close }: Element): Mend | 'content' | null {
  if (close < 0 || !source.slice(end, close).includes('\n')) return null;
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const [, margin, others] = /^([ \t]*(?:[-*+]|\d{1,9}[.)])?[ \t]*)(<.*>[ \t]*)?$/.exec(line) ?? [];
  if (margin === undefined) return null;
  const indent = `\n${' '.repeat(margin.length)}`;
  const opens = !/^[ \t]*$/.test(source.slice(end, lineEnd(source, end)));
  const closes = !/^[ \t]*$/.test(source.slice(source.lastIndexOf('\n', close) + 1, close));
  const words = {
    at: offset,
    rest: { start: close, end: close, text: closes ? indent : '' },
    message: `<${name}> starts in one paragraph and ends in another`,
    hint: `Put <${name}> and </${name}> on lines of their own`,
  };
  // Behind other elements, with nothing but paragraphs of its own.
  if (others) return opens ? null : { start: offset, end: offset, text: indent, lines: 1, ...words };
  if (!opens && !closes) return 'content';
  return { start: end, end, text: opens ? indent : '', lines: opens ? 1 : 0, ...words };
}

/** Elements between words with an empty line in them, whose tags have no lines of their own. */
function findSpread(source: string, name: string): Mend[] {
  const { text } = readProse(source);
  return findOpeningTags(source, { text, name }).flatMap(({ offset, end }) => {
    const close = matchingClose(source, { name, end });
    if (text[close] !== '<' || !/\n[ \t]*\n/.test(source.slice(end, close))) return [];
    const mend = mendSpread(source, { name, offset, end, close });
    return mend === 'content' || mend === null ? [] : mend;
  });
}

interface Element {
  name: string;
  offset: number;
  /** Just past its opening tag. */
  end: number;
  /** Where its closing tag begins; -1 for none. */
  close: number;
}

/** What belongs to an element inside of a list item has to be as far from the margin as the element. */
function indentContent(
  source: string,
  { name, offset, end, close }: { name: string; offset: number; end: number; close: number },
): Repair | null {
  const column = offset - (source.lastIndexOf('\n', offset - 1) + 1);
  const written = source.slice(end, close);
  const text = written.replace(/\n([ \t]*)(?=[^\s]|$)/g, (_, indent: string) => `\n${indent.padEnd(column)}`);
  if (text === written) return null;
  return {
    source: replaceText(source, { offset: end, length: written.length, text }),
    message: `The content of <${name}> is indented less than its tag`,
    hint: `Indent the lines up to </${name}> as far as <${name}>`,
  };
}
