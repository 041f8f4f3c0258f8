import type { Problem } from '../../model/problem.ts';

/** What is told of a build when it has ended. */
export interface BuildSummary {
  pages: number;
  /** Pages that navigation lists. */
  listed: number;
  /** Pages that were rendered and not taken from earlier builds, that for addresses without a page among them. */
  rendered: number;
  bytes: number;
  problems: Problem[];
}
