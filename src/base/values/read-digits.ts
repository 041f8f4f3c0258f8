import { ExactNumber } from './exact-number.ts';

/** Digits that a `number` holds without rounding, whatever they are (IEEE 754, binary64). */
const sureDigits = 15;

/** The number that a JSON number stands for, kept by its digits where JavaScript would round it. */
export function readDigits(digits: string): number | ExactNumber {
  const value = Number(digits);
  const [mantissa = ''] = digits.toLowerCase().split('e', 1);
  const isWhole = !mantissa.includes('.') && mantissa === digits;
  if (isWhole) return Number.isSafeInteger(value) ? value : new ExactNumber(digits);
  const significant = mantissa.replace(/[-.]/g, '').replace(/^0+/, '');
  const isLost = value === 0 && significant !== '';
  return Number.isFinite(value) && significant.length <= sureDigits && !isLost ? value : new ExactNumber(digits);
}
