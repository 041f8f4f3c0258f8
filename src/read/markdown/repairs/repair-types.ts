import type { Repair } from './repair.ts';
import { replaceText } from './replace-text.ts';
import { stripTypes } from './strip-types.ts';

/** A fault is looked for in so many braces around its place, and in expressions of so many characters. */
const mostBraces = 12;
const longest = 20_000;

const words = {
  message: 'This page contains TypeScript types, which are removed',
  hint: 'Use JavaScript in the page, and types in a .ts or .tsx file that it imports',
};

/** Takes the types out of statements of TypeScript that stand at `offset`; `null` where there are none. */
export function repairTypedStatements(
  source: string,
  { value, offset }: { value: string; offset: number },
): Repair | null {
  const code = stripTypes(value);
  if (code === null) return null;
  return { source: replaceText(source, { offset, length: value.length, text: onLinesOf(value, code) }), ...words };
}

/** Takes the types out of the innermost expression in braces around `offset` that is TypeScript. */
export function repairTypedExpression(source: string, offset: number): Repair | null {
  let start = offset;
  for (let count = 0; count < mostBraces; count++) {
    start = source.lastIndexOf('{', start - 1);
    if (start < 0 || offset - start > longest) return null;
    const end = endOfBraces(source, start);
    const inner = end > offset ? source.slice(start + 1, end) : '';
    const code = inner === '' ? null : stripTypes(`(${inner}\n)`);
    if (code === null) continue;
    const text = onLinesOf(inner, code.replace(/;$/, ''));
    return { source: replaceText(source, { offset: start + 1, length: inner.length, text }), ...words };
  }
  return null;
}

/** Offset of the brace that closes the one at `start`; -1 where none does. */
function endOfBraces(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < Math.min(source.length, start + longest); at++) {
    if (source[at] === '{') depth++;
    if (source[at] === '}' && --depth === 0) return at;
  }
  return -1;
}

/** What follows keeps its line. */
function onLinesOf(original: string, code: string): string {
  const missing = original.split('\n').length - code.split('\n').length;
  return code + '\n'.repeat(Math.max(0, missing));
}
