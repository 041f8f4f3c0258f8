/**
 * What a reader typed into a field for numbers. Texts that are no number, and whole numbers that JavaScript would
 * round, stay texts, so that nothing is sent that was not written.
 */
export function readTypedNumber(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = Number(trimmed);
  const isExact = Number.isFinite(value) && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed);
  return isExact && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? value : trimmed;
}
