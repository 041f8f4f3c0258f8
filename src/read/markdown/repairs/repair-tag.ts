import { isElementName } from '../../../base/components/is-element-name.ts';
import { countBreaks } from '../../../base/text/map-prose.ts';
import { parseMdxTree } from '../mdx-parser.ts';
import { type Mend, repairAlike } from './mend.ts';
import { readProse } from './read-prose.ts';
import type { Repair } from './repair.ts';

const expression = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
/**
 * In quotes, the closing one of which may be missing; a value without its opening quote; an expression; a bare word.
 */
const value = String.raw`""[^"\s>][^"\n]*"|"[^"\n]*"|'[^'\n]*'|"[^">]*"|'[^'>]*'|"[^">\n]*(?=>)|'[^'>\n]*(?=>)|[^"'=<>{}\s][^"'=<>{}\n]*"(?=\s*\/?>|\s+[\w-]+=)|${expression}|[^\s"'<>{}][^\s<>"]*`;
/** Attributes one after the other: a spread or an expression, else a name with what it is set to. */
const attribute = new RegExp(String.raw`\s*(?:(${expression})|([^\s=<>/"'{}]+)(?:\s*=+\s*(${value}))?|(["'/=]))`, 'y');
const longest = 5000;

/**
 * Writes the opening tag at `offset` the way JSX wants it: values in quotes (`width=50`), without attributes whose
 * names JSX does not have (`@click`, `:items`, `#ref`); with it, all others in one line that the parser refuses. `null`
 * where there is no tag of an element, or nothing to mend.
 */
export function repairTag(source: string, offset: number): Repair | null {
  const mend = mendTag(source, offset);
  return mend && repairAlike(source, mend, findTags(source));
}

function findTags(source: string): Mend[] {
  return [...readProse(source).text.matchAll(/<[A-Za-z]/g)].flatMap(({ index }) => {
    const mend = mendTag(source, index);
    const tag = mend && source.slice(index, mend.end);
    return tag && !tag.includes('\n') && isRefused(tag) ? mend : [];
  });
}

function isRefused(tag: string): boolean {
  try {
    parseMdxTree(tag.endsWith('/>') ? tag : `${tag.slice(0, -1)} />`);
    return false;
  } catch {
    return true;
  }
}

function mendTag(source: string, offset: number): Mend | null {
  const name = /^<([A-Za-z][\w.]*)(?=[\s/>])/.exec(source.slice(offset, offset + 100))?.[1];
  if (name === undefined || !isElementName(name) || isArgumentOfType(source, offset)) return null;
  const kept: string[] = [];
  let at = offset + 1 + name.length;
  for (;;) {
    attribute.lastIndex = at;
    const match = at - offset < longest ? attribute.exec(source) : null;
    if (!match) break;
    const written = rewrite(match);
    if (written) kept.push(written);
    at = attribute.lastIndex;
  }
  const end = /^\s*>/.exec(source.slice(at, at + 100));
  if (!end) return null;
  const isClosed = source[at - 1] === '/';
  const tag = `<${[name, ...kept].join(' ')}${isClosed ? ' /' : ''}>`;
  const written = source.slice(offset, at + end[0].length);
  if (written === tag) return null;
  const lines = written.split('\n').length - 1;
  // The lines of the page keep their numbers. In front of text, a line would begin with `>`, as a quotation does.
  const isBeforeText = /^[ \t]*\S/.test(source.slice(offset + written.length, offset + written.length + 200));
  const text = isBeforeText ? tag : tag.replace(/(\s\/)?>$/, `${'\n'.repeat(lines)}$&`);
  return {
    start: offset,
    end: offset + written.length,
    text,
    lines: countBreaks(text) - countBreaks(written),
    message: `The attributes of <${name}> are not valid JSX`,
    hint: `Write ${tag.length < 120 ? tag : 'values in quotes, and names with letters, digits and hyphens'}`,
  };
}

/** `Promise<object | null>` and `Map<object & Named, …>`, written with the sign itself or as an entity. */
function isArgumentOfType(source: string, offset: number): boolean {
  return /^\w<\w+\s*[|&,]/.test(source.slice(offset - 1, offset + 100));
}

function rewrite([, spread, name, value]: RegExpExecArray): string | null {
  if (spread !== undefined) return /^\{\s*\.\.\./.test(spread) ? spread : null;
  if (name === undefined || !/^[A-Za-z_$][\w$-]*(?::[A-Za-z_$][\w$-]*)?$/.test(name)) return null;
  if (value === undefined) return name;
  if (/^(?:"[^"]*"|'[^']*'|\{[\s\S]*\})$/.test(value)) return `${name}=${value}`;
  return `${name}="${value.replace(/^["']+|["']+$/g, '')}"`;
}
