import type { Problem } from '../../model/problem.ts';
import type { PageContext } from '../../view/content-components/page-context.ts';
import type { SharedServices } from './create-shared-services.ts';
import type { RenderContext } from './render-context.ts';
import type { Trace } from './trace.ts';

/**
 * How much a page is trusted: at first in full; then each expression and component by itself, so that one that fails
 * costs no more than its own place; at last as text alone.
 */
export type Care = 'none' | 'guarded' | 'text';

export interface EvaluateOptions {
  context: RenderContext;
  services: SharedServices;
  page: PageContext;
  /** Whether names that nothing gives are looked for: one was missed while the page was rendered. */
  findsNames: boolean;
  care: Care;
  trace: Trace | null;
  /** Parts of the page may be for some readers alone: what fails shows nothing rather than what it holds. */
  isForSome: boolean;
  warn: (problem: Problem) => void;
  /** For a problem of which more can be learnt once the page is rendered; what is warned of meanwhile is known. */
  afterwards: (make: () => Problem) => void;
}
