import { readDigits } from '../../../base/values/read-digits.ts';
import type { ExactNumber } from '../../../model/exact-number.ts';

/**
 * What a reader typed into a field for numbers, with all of its digits. A text that is no number stays a text, so that
 * nothing is sent that was not written.
 */
export function readTypedNumber(text: string): number | ExactNumber | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const [, sign, whole, part = '', exponent = ''] = /^([+-]?)(\d*)(\.\d*)?(e[+-]?\d+)?$/i.exec(trimmed) ?? [];
  if (whole === undefined || (whole === '' && part.length < 2)) return trimmed;
  const digits = `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${part === '.' ? '' : part}${exponent}`;
  return readDigits(digits);
}
