import type { ExactNumber } from '../../model/exact-number.ts';

/** Digits that a `number` holds without rounding, whatever they are (IEEE 754, binary64). */
const sureDigits = 15;

/** The number that a JSON number stands for, kept by its digits where JavaScript would round it. */
export function readDigits(digits: string): number | ExactNumber {
  const value = Number(digits);
  const exact = { '\0': digits };
  const [mantissa = ''] = digits.toLowerCase().split('e', 1);
  const isWhole = !mantissa.includes('.') && mantissa === digits;
  if (isWhole) return Number.isSafeInteger(value) ? value : exact;
  const significant = mantissa.replace(/[-.]/g, '').replace(/^0+/, '');
  const isLost = value === 0 && significant !== '';
  return Number.isFinite(value) && significant.length <= sureDigits && !isLost ? value : exact;
}
