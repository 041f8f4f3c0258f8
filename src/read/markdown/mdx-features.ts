import type { Features } from 'satteri';

/**
 * Parser features of user pages. Single-dollar mathematics is decided by `protectDollars` instead of the parser,
 * whose rule takes prices for formulas.
 */
export const mdxFeatures: Features = {
  gfm: true,
  frontmatter: false,
  headingAttributes: true,
  math: { singleDollarTextMath: true },
  smartPunctuation: true,
};
