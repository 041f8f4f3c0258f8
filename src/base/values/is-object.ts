import { isExactNumber } from './exact-number.ts';

/** Whether a value nobody has checked is an object with keys: no list, not `null`, and no number kept by its digits. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value);
}
