import { findComponent } from '../../../base/components/find-component.ts';
import { isElementName } from '../../../base/components/is-element-name.ts';
import type { Mend } from './mend.ts';
import { mendAddress, mendBraces, mendComment, mendLess, mendUnknownTag } from './mend-markup.ts';
import { type Prose, readProse } from './read-prose.ts';
import { syntaxError } from './strip-types.ts';

/** Within the address of a link or of a definition, `<` begins no tag. */
const inAddress = /(?:\]\([ \t]*|\]:[ \t]*)$/;

/** All HTML comments between words. */
export function findComments(source: string): Mend[] {
  return find(source, /<!--/g, (offset) => mendComment(source, offset));
}

/** All addresses in angle brackets between words. */
export function findAddresses(source: string): Mend[] {
  return find(source, /<(?=[\w.+-])/g, (offset) => mendAddress(source, offset));
}

/** Each `<` between words before what no tag begins with, as a number. */
export function findLess(source: string): Mend[] {
  return find(source, /<(?![\p{ID_Start}_$/>!\s])/gu, (offset) => mendAddress(source, offset) ?? mendLess(offset));
}

/** Tags without attributes, of names that are none of an element and that nothing in the page closes. */
export function findUnknownTags(source: string): Mend[] {
  const closed = new Set(Array.from(source.matchAll(/<\/\s*([^\s>]+)/g), ([, name]) => name));
  return find(source, /<([A-Za-z][\w.-]*)>/g, (offset, name) =>
    closed.has(name) || isElementName(name) || findComponent(name) ? null : mendUnknownTag(offset, name),
  );
}

/** Braces between words, in one line, around what is no expression; and those in a sentence that nothing closes. */
export function findBraces(source: string): Mend[] {
  const prose = readProse(source);
  const starts = prose.expressions.flatMap(({ start, end }) =>
    isHeadingId(source, { start, end }) ? [] : (lastOpening(source.slice(start, end), start) ?? []),
  );
  return [...starts, ...openBraces(source, prose)].map((offset) => mendBraces(source, offset));
}

/** `{#my-id}` at the end of a heading, which the parser reads. */
function isHeadingId(source: string, { start, end }: { start: number; end: number }): boolean {
  if (!source.startsWith('{#', start)) return false;
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  return /^[ \t>]*#{1,6}[ \t]/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(source.slice(end));
}

function find(source: string, pattern: RegExp, mend: (offset: number, name: string) => Mend | null): Mend[] {
  return [...readProse(source).text.matchAll(pattern)].flatMap(({ index, 1: name = '' }) => {
    return inAddress.test(source.slice(Math.max(0, index - 10), index)) ? [] : (mend(index, name) ?? []);
  });
}

/** Where the last brace opens of those that a text begins with; `null` where it may be an expression. */
function lastOpening(text: string, start: number): number | null {
  const [, opening, inner] = /^(\{+)([^{}\n]*)\}+$/.exec(text) ?? [];
  if (opening === undefined || inner === undefined || !mayBeWhole(inner)) return null;
  return isExpression(text.slice(1, -1)) ? null : start + opening.length - 1;
}

/** Where a string begins and does not end, the brace behind it may be one of its characters. */
function mayBeWhole(text: string): boolean {
  return ['"', "'", '`'].every((quote) => text.split(quote).length % 2 === 1);
}

function isExpression(text: string): boolean {
  return /^\s*(?:$|\/[*/]|\.\.\.)/.test(text) || syntaxError(`(${text}\n)`) === null;
}

/** A paragraph begins with a word in the same line, and an expression in it ends with it. */
function openBraces(source: string, { text, openBraces: offsets }: Prose): number[] {
  return offsets.filter((offset) => {
    if (text[offset] !== '{' || source[offset + 1] === '{') return false;
    const before = source.slice(source.lastIndexOf('\n', offset) + 1, offset);
    const gap = /\n[ \t]*(?=\n|$)/g;
    gap.lastIndex = offset;
    const rest = source.slice(offset, gap.exec(source)?.index);
    return /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)]))?[ \t]*\p{L}/u.test(before) && !/[<}]/.test(rest);
  });
}
