import type { ExactNumber } from '../../model/exact-number.ts';

/** Whether a value nobody has checked stands for a number that JavaScript would round. */
export function isExactNumber(value: unknown): value is ExactNumber {
  return typeof (value as ExactNumber | null | undefined)?.['\0'] === 'string';
}

/** The nearest number that JavaScript can compute with. */
export function nearestNumber(value: number | ExactNumber): number {
  return typeof value === 'number' ? value : Number(value['\0']);
}
