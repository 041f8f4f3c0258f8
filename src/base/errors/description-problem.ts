import type { Problem } from '../../model/problem.ts';

/** A fault of an API description: in its own file, or in one that it refers to or that changes it. */
export function tellDescription(problem: Problem, id: string): Problem {
  return problem.file === undefined || problem.file === id ? problem : { ...problem, via: id };
}

/** Whether a fault is one of the description, wherever it stands. */
export function isOfDescription({ file, via }: Problem, id: string): boolean {
  return file === id || via === id;
}
