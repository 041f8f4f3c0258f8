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

/** What went wrong, with what to do about it. */
export class HintedError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint: string | undefined) {
    super(message);
    this.hint = hint;
  }
}

/** What an error says to do about it. */
export function hintOf(error: unknown): string | undefined {
  return error instanceof HintedError ? error.hint : undefined;
}
