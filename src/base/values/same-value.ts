import { writeJson } from './write-json.ts';

/** Whether two values are one and the same as JSON. */
export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || writeJson(a) === writeJson(b);
}
