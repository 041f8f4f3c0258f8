import { withoutFences } from '../../base/text/without-fences.ts';

/**
 * Words of a page's or component's source that may be class names: everything in attributes whose name ends in `class`
 * or `className`, and in a component's code every string. A cheap superset: expressions are not understood, and words
 * that are no utility do nothing. `file` says which of the two it is by its ending.
 */
export function extractClasses(source: string, file: string): Set<string> {
  const found = new Set<string>();
  const isPage = /\.mdx?$/.test(file);
  if (isPage && !mayHold.test(source)) return found;
  const text = isPage ? withoutFences(source) : source;
  if (isPage && !mayHold.test(text)) return found;
  for (const match of text.matchAll(attribute)) addWords(readValue(text, match.index + match[0].length), found);
  const code = isPage ? (text.match(moduleBlock) ?? []) : [text];
  for (const block of code) {
    for (const [, , quoted, template] of block.matchAll(strings)) addWords(quoted ?? template!, found);
  }
  return found;
}

/** Most pages have no classes and no code of their own. */
const mayHold = /class(?:name)?s?\s*=|^export\s/im;
const attribute = /class(?:name)?s?\s*=\s*(?=["'{`])/gi;
/** A statement of a page's own code, up to the next empty line that does not lead on inside it. */
const moduleBlock = /^export\s[\s\S]*?(?=\n\n\S|(?![\s\S]))/gm;
const strings = /(["'])((?:(?!\1)[^\\\n]|\\.){0,2000})\1|`((?:[^`\\]|\\[\s\S]){0,5000})`/g;
const wordEnds = /[\s"'`{}]+/;
/** Quotes may stand in brackets: `before:content-['→']`. */
const candidate = /^(?=[!@*\-a-z[]|2xl:)[^\s"'`{};<[\]]*(?:\[[^\s"`{};<]*\][^\s"'`{};<[\]]*)?$/i;
const maxLength = 200;
const maxValue = 4000;

function addWords(text: string, found: Set<string>): void {
  const bracketed = text.includes('[') ? text.split(/[\s"`{}]+/).map((word) => word.replace(/^'|'$/g, '')) : [];
  for (const word of [...text.split(wordEnds), ...bracketed]) {
    if (word.length <= maxLength && candidate.test(word)) found.add(word);
  }
}

/** The value of an attribute: to the closing quote, or to the brace that ends its expression. */
function readValue(text: string, start: number): string {
  const open = text[start]!;
  if (open !== '{') {
    const end = text.indexOf(open, start + 1);
    return end === -1 || end - start > maxValue ? '' : text.slice(start + 1, end);
  }
  let depth = 0;
  const limit = Math.min(text.length, start + maxValue);
  for (let at = start; at < limit; at++) {
    const char = text[at];
    if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return text.slice(start + 1, at);
  }
  return '';
}
