import type { ExactNumber } from '../../model/exact-number.ts';

/** Digits that a `number` holds without rounding, whatever they are (IEEE 754, binary64). */
const sureDigits = 15;

/** The number that a JSON number stands for, kept by its digits where JavaScript would round it. */
export function readDigits(digits: string): number | ExactNumber {
  const value = Number(digits);
  const significant = digits.replace(/e.*|[-.]/gi, '').replace(/^0+/, '');
  const isKept = /[.e]/i.test(digits)
    ? significant.length <= sureDigits && Number.isFinite(value) && (value !== 0 || significant === '')
    : Number.isSafeInteger(value);
  return isKept ? value : { '\0': digits };
}
