import type { Problem } from '../../model/problem.ts';

/** Ends a build or a command: the site cannot be read at all, and these are the reasons. */
export class DocsError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map((problem) => problem.message).join('\n'));
    this.name = 'DocsError';
    this.problems = problems;
  }
}
