import type { Problem } from '../../model/problem.ts';

/** Message and hint of a problem as one text. */
export function toldText({ message, hint }: Pick<Problem, 'message' | 'hint'>): string {
  return hint === undefined ? message : `${message}. ${hint}`;
}
