import type { Problem, ProblemKind } from '../../model/problem.ts';

export interface Leniency {
  /** Faults of pages count, too. */
  strict: boolean;
  /** Faults of settings do not count. */
  force: boolean;
}

/** Whose fault a problem is: that of the whole site's settings, or of single pages. */
export function problemKind({ kind = 'page' }: Pick<Problem, 'kind'>): ProblemKind {
  return kind;
}

/**
 * The one rule of exit codes: whether the problems of a site end a command with 1 and leave the last output as it is.
 * Warnings never do.
 */
export function stopsOutput(problems: readonly Problem[], { strict, force }: Leniency): boolean {
  const counts: Record<ProblemKind, boolean> = { settings: !force, page: strict };
  return problems.some((problem) => problem.severity === 'error' && counts[problemKind(problem)]);
}
