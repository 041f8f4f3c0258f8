import { withoutFences } from '../../../base/text/without-fences.ts';
import { closingBrace } from './closing-brace.ts';
import { endOfStatement } from './repair-esm.ts';
import { syntaxError } from './strip-types.ts';

/**
 * The parser takes twice as long for each tag that is open when it finds no end of an expression: for thirty, longer
 * than anybody waits. So many cost nothing to speak of.
 */
const mostOpenTags = 8;

/** In attributes and comments, where a closing tag closes nothing. */
const literals = /=\s*(?:"[^"]*"|'[^']*')|\/\*[\s\S]*?\*\//g;
const tags = /(\/?>)|<(\/?)([A-Za-z][\w.:-]*|(?=>))|([{}])/g;
/** Escapes, backticks, statements that begin a block, and braces that open. */
const signs = /\\[\s\S]|(`+)|(?<=^|\n[ \t]*\n)(?:import|export)\b|\{/g;

/**
 * Place of the first brace that begins no expression and has more tags open behind it than the parser can take; `null`
 * for none.
 */
export function findEndlessBrace(source: string): { line: number; column: number } | null {
  if (!mayHoldOne(source)) return null;
  const text = withoutFences(source).replace(literals, (part) => part.replace(/<\/|\/>/g, '  '));
  // Of a place that has fewer behind it, nothing is said.
  const openTags = findOpenTags(text);
  const last = openTags.at(-1 - mostOpenTags);
  if (last === undefined) return null;
  const pattern = new RegExp(signs);
  const missing = new Set<string>();
  for (let match = pattern.exec(text); match && match.index < last; match = pattern.exec(text)) {
    const [sign, ticks] = match;
    if (ticks !== undefined) pattern.lastIndex = afterTicks(text, { ticks, from: pattern.lastIndex, missing });
    else if (/^\w/.test(sign)) pattern.lastIndex = match.index + endOfStatement(text.slice(match.index));
    else if (sign === '{') {
      const end = endOfExpression(text, { start: match.index, openTags });
      if (end === undefined) return placeOf(text, match.index);
      pattern.lastIndex = end + 1;
    }
  }
  return null;
}

function mayHoldOne(source: string): boolean {
  if (!source.includes('{')) return false;
  let count = 0;
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', at + 1)) if (source[at + 1] !== '/') count++;
  return count > mostOpenTags;
}

/** Offsets of the tags that nothing closes in the braces in which they stand, in order. */
function findOpenTags(text: string): number[] {
  const open: { name: string; offset: number; depth: number }[] = [];
  let depth = 0;
  let isInTag = false;
  for (const { 0: sign, index: offset, 1: end, 2: slash, 3: name } of text.matchAll(tags)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (end) {
      if (open.at(-1)?.depth !== depth) continue;
      if (end === '/>' && isInTag) open.pop();
      isInTag = false;
    } else if (slash) {
      const index = open.findLastIndex((tag) => tag.depth !== depth || tag.name === name);
      if (index >= 0 && open[index]!.depth === depth) open.length = index;
    } else {
      open.push({ name: name!, offset, depth });
      isInTag = true;
    }
  }
  return open.map((tag) => tag.offset);
}

function afterTicks(
  text: string,
  { ticks, from, missing }: { ticks: string; from: number; missing: Set<string> },
): number {
  if (missing.has(ticks)) return from;
  const closing = new RegExp(`(?<!\`)${ticks}(?!\`)`, 'g');
  closing.lastIndex = from;
  if (closing.test(text)) return closing.lastIndex;
  missing.add(ticks);
  return from;
}

/** Offset of the brace that ends the expression at `start`, whatever its strings hold; `undefined` for none. */
function endOfExpression(
  text: string,
  { start, openTags }: { start: number; openTags: readonly number[] },
): number | undefined {
  const next = closingBrace(text, start, 'plain');
  const isPlain = !openTags.some((at) => at > start && at < next) && !/["'`]/.test(text.slice(start, next));
  if (next !== -1 && isPlain) return next;
  return [closingBrace(text, start, 'code'), next].find((end) => end !== -1 && isCode(text.slice(start + 1, end)));
}

/** A list may hold what is spread, and nothing but a comment; a function, statements. */
function isCode(text: string): boolean {
  return syntaxError(`[${text}\n]`) === null || syntaxError(`async function* f() {${text}\n}`) === null;
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
