import { findComponent } from '../../../base/components/find-component.ts';
import { isVoidElement } from '../../../base/components/html-elements.ts';
import { isElementName } from '../../../base/components/is-element-name.ts';
import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { closeVoids, findOpenVoid } from './close-voids.ts';
import { endOfTag } from './end-of-tag.ts';
import { offsetOf } from './offset-of.ts';
import type { Repair } from './repair.ts';
import { replaceText } from './replace-text.ts';

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
  if (closing && countTags(source.slice(0, offset), closing.name) <= 0) return dropClosing(source, { offset, closing });
  if (!isElementName(open.name) && !/^[A-Z]/.test(open.name)) return literalTag(source, start, open.name);
  const message = `<${open.name}> is not closed`;
  const hint = `Close the tag with </${open.name}>`;
  const isAlone = /^[ \t]*(?:\n|$)/.test(source.slice(end));
  const blank = source.slice(end, offset).search(/\n[ \t]*\n/);
  const ownLine = /\n[ \t]*$/.exec(source.slice(end, offset));
  // An element that starts within a line of text has to end within its paragraph.
  const place = isAlone ? offset : blank >= 0 ? end + blank : ownLine ? end + ownLine.index : offset;
  return { source: replaceText(source, { offset: place, length: 0, text: `</${open.name}>` }), message, hint };
}

/** Mends a closing tag that nothing opens: dropped, or text where the sentence is about the tag. */
export function dropStrayClosing(source: string, offset: number): Repair | null {
  const closing = closingTagAt(source, offset);
  return closing && dropClosing(source, { offset, closing });
}

interface ClosingTag {
  text: string;
  name: string;
}

function closingTagAt(source: string, offset: number): ClosingTag | null {
  const match = /^<\/\s*([^\s>]*)[^>]*>/.exec(source.slice(offset, offset + 300));
  return match && { text: match[0], name: match[1]! };
}

function dropClosing(source: string, { offset, closing }: { offset: number; closing: ClosingTag }): Repair {
  const { text, name } = closing;
  const message = `Nothing opens ${text}`;
  const drop = (replacement: string, hint: string): Repair => ({
    source: replaceText(source, { offset, length: text.length, text: replacement }),
    message,
    hint,
  });
  if (isVoidElement(name)) return drop(name === 'br' || name === 'hr' ? `<${name} />` : '', `Write <${name} />`);
  const isAlone =
    /(?:^|\n)[ \t>]*$/.test(source.slice(0, offset)) && /^[ \t]*(?:\n|$)/.test(source.slice(offset + text.length));
  const isOpened = new RegExp(`<${escapePattern(name)}[\\s/>]`).test(source);
  const isTalkedAbout = !isElementName(name) || /^(?:head|body|html|script|style|title|form)$/.test(name);
  if (isAlone || isOpened || !isTalkedAbout) return drop('', `Remove ${text}`);
  return drop(`&lt;/${text.slice(2)}`, `Remove it, or write &lt;${text.slice(1)} where the text is about the tag`);
}

/** Opening tags of a name less the closing ones; near enough, since code holds them in pairs. */
function countTags(source: string, name: string): number {
  const pattern = escapePattern(name);
  const opened = source.match(new RegExp(`<${pattern}(?=[\\s/>])(?![^<>]*/>)`, 'g'))?.length ?? 0;
  return opened - (source.match(new RegExp(`</\\s*${pattern}\\s*>`, 'g'))?.length ?? 0);
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
  return {
    source: replaceText(source, { offset, length: 1, text: '&lt;' }),
    message: `<${name}> is read as the start of an element, and no element of that name is known or closed`,
    hint: `Write &lt;${name}> or \`<${name}>\` for the literal text`,
  };
}

/** `Promise<Error>`: a type, and the name of a component. */
function isTypeArgument(source: string, { name, offset, end }: { name: string; offset: number; end: number }): boolean {
  return /^[A-Z]/.test(name) && /\w$/.test(source.slice(0, offset).slice(-1)) && !isClosedLater(source, { name, end });
}

function isClosedLater(source: string, { name, end }: { name: string; end: number }): boolean {
  return source.includes(`</${name}>`, end);
}

/**
 * An element that begins in a line of text and ends paragraphs later: MDX wants both of its tags on lines of their own.
 * `null` where the element has no closing tag, or does not begin its line.
 */
function spreadLines(
  source: string,
  { name, offset, end }: { name: string; offset: number; end: number },
): Repair | null {
  const close = matchingClose(source, { name, end });
  if (close < 0 || !source.slice(end, close).includes('\n')) return null;
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const marker = /^[ \t]*(?:[-*+]|\d{1,9}[.)])?[ \t]*$/.exec(line);
  if (!marker) return null;
  const indent = `\n${' '.repeat(line.length)}`;
  const opens = !/^[ \t]*\n/.test(source.slice(end));
  const closes = !/\n[ \t]*$/.test(source.slice(0, close));
  if (!opens && !closes) return indentContent(source, { name, offset, end, close });
  const text = replaceText(source, { offset: close, length: 0, text: closes ? indent : '' });
  return {
    source: replaceText(text, { offset: end, length: 0, text: opens ? indent : '' }),
    message: `<${name}> begins in one paragraph and ends in another`,
    hint: `Put <${name}> and </${name}> on lines of their own`,
    added: opens ? { offset: end, lines: 1 } : undefined,
  };
}

/** Offset of the closing tag that belongs to an element whose opening tag ends at `end`; -1 for none. */
function matchingClose(source: string, { name, end }: { name: string; end: number }): number {
  let depth = 1;
  for (const tag of source.slice(end).matchAll(new RegExp(`<(/?)${escapePattern(name)}(?=[\\s/>])(?![^<>]*/>)`, 'g'))) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return end + tag.index;
  }
  return -1;
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
    message: `The content of <${name}> is less indented than its tag`,
    hint: `Indent the lines up to </${name}> as far as <${name}>`,
  };
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
        message: `A code fence inside of <${name}> has no end`,
        hint: `End it with ${fence} on a line of its own`,
        added: { offset: Math.max(0, at - 1), lines: 1 },
      };
    }
    at += line.length + 1;
  }
  return null;
}

function closeAtBlockEnd(source: string, { name, offset, end }: { name: string; offset: number; end: number }): Repair {
  const message = `<${name}> is not closed`;
  const hint = `Close the tag with </${name}>`;
  const line = /[^\n]*$/.exec(source.slice(0, offset))![0];
  const isAlone = /^[ \t]*(?:[-*+]|\d{1,9}[.)])?[ \t]*$/.test(line) && /^[ \t]*(?:\n|$)/.test(source.slice(end));
  const place = blockEnd(source, end);
  if (!isAlone) return { source: replaceText(source, { offset: place, length: 0, text: `</${name}>` }), message, hint };
  const indent = ' '.repeat(line.length);
  const gap = /^\n[ \t]*(?=\n)/.exec(source.slice(place));
  // The empty line behind the block takes the tag, so that the lines of the page keep their numbers.
  return {
    source: replaceText(source, { offset: place, length: gap?.[0].length ?? 0, text: `\n${indent}</${name}>` }),
    message,
    hint,
  };
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

function escapePattern(text: string): string {
  return text.replace(/[^\w\s]/g, '\\$&');
}
