import type { Problem } from '../../model/problem.ts';
import { countOf } from '../text/count-of.ts';

/** How many problems there are, as `1 error, 2 warnings`. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${countOf(errors, 'error')}, ${countOf(problems.length - errors, 'warning')}`;
}
