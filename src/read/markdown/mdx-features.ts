import type { Features } from 'satteri';

/**
 * Parser features of all Markdown that authors write. Dashes are drawn by `smartDashes`: the parser makes one of
 * `--flag`.
 */
export const proseFeatures: Features = { gfm: true, smartPunctuation: { dashes: false } };

/**
 * Those of whole pages. Single-dollar mathematics is decided by `protectDollars` instead of the parser, whose rule
 * takes prices for formulas.
 */
export const mdxFeatures: Features = {
  ...proseFeatures,
  frontmatter: false,
  headingAttributes: true,
  math: { singleDollarTextMath: true },
};
