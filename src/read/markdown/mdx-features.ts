import type { Features } from 'satteri';
import { holdsMath } from './protect-dollars.ts';

/** The parser writes a text anew for each mark that it draws in it, and ends its process after too many. */
const mostMarks = 2000;

/**
 * Parser features of all Markdown that authors write. Dashes are drawn by `smartDashes`: the parser makes one of
 * `--flag`. Quotes and dots stay as they are typed where a paragraph holds more of them than anybody writes.
 */
export function proseFeatures(source: string): Features {
  return { gfm: true, smartPunctuation: holdsManyMarks(source) ? false : { dashes: false } };
}

function holdsManyMarks(source: string): boolean {
  if (source.length < mostMarks) return false;
  return source.split(/\n[ \t]*\n/).some((block) => {
    if (block.length < mostMarks) return false;
    let marks = 0;
    for (const _ of block.matchAll(/["']|\.{3}/g)) marks += 1;
    return marks > mostMarks;
  });
}

/**
 * Those of a whole page, prepared by `prepareSource`. Single-dollar mathematics is decided by `protectDollars` instead
 * of the parser, whose rule takes prices for formulas. A page without a formula is parsed without mathematics: the
 * parser takes everything between two dollars for text, those in code and in expressions included.
 */
export function mdxFeatures(source: string): Features {
  return {
    ...proseFeatures(source),
    frontmatter: false,
    headingAttributes: true,
    math: holdsMath(source) ? { singleDollarTextMath: true } : false,
  };
}
