import { isElementName } from '../../../base/components/is-element-name.ts';
import { closingBrace } from './closing-brace.ts';
import { lineEnd } from './line-end.ts';
import { type Mend, repairAlike } from './mend.ts';
import { mendAttribute } from './mend-markup.ts';
import { readProse } from './read-prose.ts';
import type { Repair } from './repair.ts';
import { syntaxError } from './strip-types.ts';

/** A tag is no longer than that. */
const longest = 5000;
/** An attribute without braces, a name before some, or the end of the tag. */
const part =
  /\s*(?:(\/?>)|([A-Za-z_$][\w$:.-]*)\s*=\s*(?=\{)|(?=\{)|[A-Za-z_$@:#][\w$:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)/y;

/**
 * Leaves out the attribute of the element around `offset` in whose braces stands no JavaScript, so that the element
 * itself stays; with it, the first such attribute of other elements. `null` where no such attribute is.
 */
export function repairAttribute(source: string, offset: number): Repair | null {
  for (let start = source.lastIndexOf('<', offset); start >= 0; start = source.lastIndexOf('<', start - 1)) {
    if (offset - start > longest) return null;
    const name = /^<([A-Za-z][\w.]*)(?=\s)/.exec(source.slice(start, start + 100))?.[1];
    if (name !== undefined && (isElementName(name) || start === offset)) {
      const mend = mendTag(source, { name, start, offset });
      return mend && { ...repairAlike(source, mend, findWrong(source)), at: mend.at };
    }
    if (start === 0) return null;
  }
  return null;
}

function findWrong(source: string): Mend[] {
  return [...readProse(source).text.matchAll(/<([A-Za-z][\w.]*)(?=\s)/g)].flatMap(
    ({ index: start, 1: name }) => mendTag(source, { name: name!, start, offset: start }) ?? [],
  );
}

function mendTag(
  source: string,
  { name, start, offset }: { name: string; start: number; offset: number },
): (Mend & { at: number }) | null {
  part.lastIndex = start + 1 + name.length;
  for (;;) {
    const from = part.lastIndex;
    const match = part.exec(source);
    if (!match || match[1] || from - start > longest) return null;
    const brace = part.lastIndex;
    if (source[brace] !== '{') {
      if (brace === from) return null;
      continue;
    }
    const property = match[2] ?? null;
    if (property === null && !/^\{\s*\.\.\./.test(source.slice(brace, brace + 100))) return null;
    const end = endOfExpression(source, { brace, isSpread: property === null });
    if (end.isCode) {
      part.lastIndex = end.at;
      continue;
    }
    if (end.at < 0 || (offset !== start && offset > end.at)) return null;
    const mend = mendAttribute(source, { name, property, start: from, end: end.at });
    return { ...mend, at: from + /^\s*/.exec(match[0])![0].length };
  }
}

/** Just past an expression in braces; where none is, past what was meant as one: -1 where nobody can tell. */
function endOfExpression(
  source: string,
  { brace, isSpread }: { brace: number; isSpread: boolean },
): { at: number; isCode: boolean } {
  const ends = (['code', 'plain'] as const).map((kind) => closingBrace(source, brace, kind)).filter((end) => end > 0);
  const inner = (end: number): string => source.slice(brace + 1, end);
  const whole = ends.find((end) => isExpression(inner(end), isSpread));
  if (whole !== undefined) return { at: whole + 1, isCode: true };
  const closed = ends.find((end) => !/<\/|\n[ \t]*\n/.test(inner(end)));
  if (closed !== undefined) return { at: closed + 1, isCode: false };
  // The end of the tag ends what has no end of its own; that of an arrow is none.
  const tagEnd = /(?<!=)\s*\/?>/.exec(source.slice(brace, lineEnd(source, brace)));
  return { at: tagEnd ? brace + tagEnd.index : -1, isCode: false };
}

function isExpression(text: string, isSpread: boolean): boolean {
  if (isSpread) return syntaxError(`({${text}\n})`) === null;
  return text.trim() !== '' && syntaxError(`(${text}\n)`) === null;
}
