import type { Problem } from '../../model/problem.ts';

/** A user's component file that cannot be parsed or evaluated. `problem` holds the file, line and column. */
export class ComponentError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem.message, { cause });
    this.name = 'ComponentError';
    this.problem = problem;
  }
}

/** Line and column, both counted from 1, of `offset` in `source`. */
export function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line++;
  return { line, column: offset - lastBreak };
}
