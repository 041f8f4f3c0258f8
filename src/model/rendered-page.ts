import type { Problem } from './problem.ts';

/** A page's own HTML, ready for a theme's layout. */
export interface RenderedPage {
  /** The article. */
  html: string;
  /** What stands beside the article instead of the table of contents: request and response examples, a panel. */
  aside: string;
  /** Names of features with a style sheet or script of their own, see `src/content-components/content-features.ts`. */
  features: string[];
  problems: Problem[];
}
