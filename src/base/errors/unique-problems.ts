import type { Problem } from '../../model/problem.ts';

/** Each problem once, in the order of first mention: loading and rendering a page find the same faults in it. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    const { code, file, line, column, key, message } = problem;
    const identity = JSON.stringify([code, file, line, column, key, message]);
    if (!seen.has(identity)) seen.set(identity, problem);
  }
  return [...seen.values()];
}
