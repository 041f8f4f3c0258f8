import type { Features } from 'satteri';
import { holdsMath } from './protect-dollars.ts';

/**
 * Parser features of all Markdown that authors write. Dashes are drawn by `smartDashes`: the parser makes one of
 * `--flag`.
 */
export const proseFeatures: Features = { gfm: true, smartPunctuation: { dashes: false } };

/**
 * Those of a whole page, prepared by `prepareSource`. Single-dollar mathematics is decided by `protectDollars` instead
 * of the parser, whose rule takes prices for formulas. A page without a formula is parsed without mathematics: the
 * parser takes everything between two dollars for text, those in code and in expressions included.
 */
export function mdxFeatures(source: string): Features {
  return {
    ...proseFeatures,
    frontmatter: false,
    headingAttributes: true,
    math: holdsMath(source) ? { singleDollarTextMath: true } : false,
  };
}
