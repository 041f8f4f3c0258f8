import { findComponent } from '../../../base/components/find-component.ts';
import { isVoidElement } from '../../../base/components/html-elements.ts';
import { isElementName } from '../../../base/components/is-element-name.ts';
import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { escapeRegExp } from '../../../base/text/escape-reg-exp.ts';
import { closeVoids, findOpenVoid } from './close-voids.ts';
import { closingTagAt, dropClosing } from './drop-closing.ts';
import { endOfTag } from './end-of-tag.ts';
import { findUnknownTags } from './find-alike.ts';
import { lineEnd } from './line-end.ts';
import { type Mend, repairAlike } from './mend.ts';
import { mendUnknownTag } from './mend-markup.ts';
import { offsetOf } from './offset-of.ts';
import { readProse } from './read-prose.ts';
import type { Repair } from './repair.ts';
import { replaceText } from './replace-text.ts';
import { spreadLines } from './spread-lines.ts';
import { countTags, findOpeningTags, matchingClose } from './tags-of-name.ts';

interface Tag {
  name: string;
  line: number;
  column: number;
}

/** Mends an element that nothing closes before its block ends: closed there, or text where no element is meant. */
export function closeElement(source: string, { name, line, column }: Tag): Repair {
  const offset = offsetOf(source, line, column);
  const end = endOfTag(source, offset);
  if (end === null) return literalTag(source, offset, name);
  if (isVoidElement(name)) return closeVoids(source, { name, offset });
  if (findComponent(name)?.content === 'none' && !isClosedLater(source, { name, end }))
    return closeHere(source, { name, end });
  // The parser names the outermost element that one inside of it keeps open.
  const inner = findOpenVoid(source, { from: end, to: Math.max(end, matchingClose(source, { name, end })) });
  if (inner) return closeVoids(source, inner);
  const hasAttributes = source.slice(offset, end).includes('=');
  if (!hasAttributes && isTypeArgument(source, { name, offset, end })) return literalTag(source, offset, name);
  const isMeant = isElementName(name) || (/^[A-Z]/.test(name) && hasAttributes);
  const inFence = closeFence(source, { name, end });
  if (inFence) return inFence;
  const spread = isMeant || isClosedLater(source, { name, end }) ? spreadLines(source, { name, offset, end }) : null;
  if (spread) return spread;
  return isMeant ? closeAtBlockEnd(source, { name, offset, end }) : literalTag(source, offset, name);
}

/**
 * Mends a closing tag (at `offset`) that meets another open element, `open`: one of the two tags is missing or too
 * many.
 */
export function closeCrossing(source: string, { offset, open }: { offset: number; open: Tag }): Repair {
  const start = offsetOf(source, open.line, open.column);
  const end = endOfTag(source, start) ?? start;
  if (isVoidElement(open.name)) return closeVoids(source, { name: open.name, offset: start });
  const closing = closingTagAt(source, offset);
  if (closing && closing.name !== open.name && closing.name.toLowerCase() === open.name.toLowerCase())
    return renameClosing(source, { offset, from: closing.name, to: open.name });
  if (closing && countTags(source.slice(0, offset), closing.name) <= 0) return dropClosing(source, { offset, closing });
  if (!isElementName(open.name) && !/^[A-Z]/.test(open.name)) return literalTag(source, start, open.name);
  const message = `<${open.name}> is not closed`;
  const hint = `Close the tag with </${open.name}>`;
  const isAlone = /^[ \t]*(?:\n|$)/.test(source.slice(end));
  const blank = source.slice(end, offset).search(/\n[ \t]*\n/);
  const ownLine = /\n[ \t]*$/.exec(source.slice(end, offset));
  // An element that starts within a line of text has to end within its paragraph.
  const place = isAlone ? offset : blank >= 0 ? end + blank : ownLine ? end + ownLine.index : offset;
  return {
    source: replaceText(source, { offset: place, length: 0, text: `</${open.name}>` }),
    message,
    hint,
    at: start,
  };
}

/** With the closing tags of the same name, where the page opens none of it. */
function renameClosing(source: string, { offset, from, to }: { offset: number; from: string; to: string }): Repair {
  const rename = (tag: number): Mend => {
    const start = source.indexOf(from, tag);
    return {
      ...{ start, end: start + from.length, text: to, at: tag },
      message: `</${from}> does not close <${to}>: names are case-sensitive`,
      hint: `Write </${to}>`,
    };
  };
  const { text } = readProse(source);
  const name = escapeRegExp(from);
  const isOpened = new RegExp(`<${name}(?![\\w.-])`).test(text);
  const others = isOpened ? [] : [...text.matchAll(new RegExp(`</\\s*${name}\\s*>`, 'g'))];
  return repairAlike(
    source,
    rename(offset),
    others.map(({ index }) => rename(index)),
  );
}

/** Mends a closing tag that nothing opens: dropped, or text where the sentence is about the tag. */
export function dropStrayClosing(source: string, offset: number): Repair | null {
  const closing = closingTagAt(source, offset);
  return closing && dropClosing(source, { offset, closing });
}

function closeHere(source: string, { name, end }: { name: string; end: number }): Repair {
  return {
    source: replaceText(source, { offset: end - 1, length: 0, text: ' /' }),
    message: `<${name}> is not closed`,
    hint: `Close the tag: <${name} />`,
  };
}

/** Makes the tag at `offset` text. */
export function literalTag(source: string, offset: number, name: string): Repair {
  return repairAlike(source, mendUnknownTag(offset, name), findUnknownTags(source));
}

/** `Promise<Error>`: a type, and the name of a component. */
function isTypeArgument(source: string, { name, offset, end }: { name: string; offset: number; end: number }): boolean {
  return /^[A-Z]/.test(name) && /\w$/.test(source.slice(0, offset).slice(-1)) && !isClosedLater(source, { name, end });
}

function isClosedLater(source: string, { name, end }: { name: string; end: number }): boolean {
  return source.includes(`</${name}>`, end);
}

/** The closing tag stands in a fence that nothing ends: it ends there. */
function closeFence(source: string, { name, end }: { name: string; end: number }): Repair | null {
  const read = createFenceReader();
  let fence = '';
  let at = end;
  for (const line of source.slice(end).split('\n')) {
    const kind = read(line);
    if (kind === 'opening') fence = /`{3,}|~{3,}/.exec(line)![0];
    if (kind === 'inside' && line.trimStart().startsWith(`</${name}>`)) {
      const indent = /^[ \t]*/.exec(line)![0];
      return {
        source: replaceText(source, { offset: at, length: 0, text: `${indent}${fence}\n` }),
        message: `A code fence inside <${name}> is not closed`,
        hint: `Close it with ${fence} on a line of its own`,
        added: [{ offset: Math.max(0, at - 1), lines: 1 }],
      };
    }
    at += line.length + 1;
  }
  return null;
}

/** Where nothing closes an element of that name, none of them is closed. */
function closeAtBlockEnd(source: string, { name, offset, end }: { name: string; offset: number; end: number }): Repair {
  const others = source.includes(`</${name}`) ? [] : findOpeningTags(source, { text: readProse(source).text, name });
  return repairAlike(
    source,
    mendAtBlockEnd(source, { name, offset, end }),
    others.flatMap((other) => (other.offset === offset ? [] : mendAtBlockEnd(source, { name, ...other }))),
  );
}

function mendAtBlockEnd(source: string, { name, offset, end }: { name: string; offset: number; end: number }): Mend {
  const words = { at: offset, message: `<${name}> is not closed`, hint: `Close the tag with </${name}>` };
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const isAlone =
    /^[ \t]*(?:[-*+]|\d{1,9}[.)])?[ \t]*$/.test(line) && /^[ \t]*$/.test(source.slice(end, lineEnd(source, end)));
  const start = blockEnd(source, end);
  if (!isAlone) return { start, end: start, text: `</${name}>`, ...words };
  const gap = /^\n[ \t]*(?=\n)/.exec(source.slice(start));
  // The empty line behind the block takes the tag, so that the lines of the page keep their numbers.
  return { start, end: start + (gap?.[0].length ?? 0), text: `\n${' '.repeat(line.length)}</${name}>`, ...words };
}

/** Where the first block after `from` ends: at an empty line outside of fences, or with the element around it. */
function blockEnd(source: string, from: number): number {
  const start = from + /^\s*/.exec(source.slice(from))![0].length;
  const read = createFenceReader();
  let at = start;
  while (at < source.length) {
    const next = source.indexOf('\n', at);
    const line = source.slice(at, next < 0 ? undefined : next);
    const isFenced = read(line) !== 'prose';
    if (line.trim() === '' && !isFenced) return source.slice(0, at).trimEnd().length;
    const closing = isFenced ? null : /^[ \t]*<\/([\w.]+)\s*>/.exec(line);
    if (closing && countTags(source.slice(from, at), closing[1]!) <= 0)
      return Math.max(from, source.slice(0, at).trimEnd().length);
    if (next < 0) break;
    at = next + 1;
  }
  return Math.max(from, source.trimEnd().length);
}
