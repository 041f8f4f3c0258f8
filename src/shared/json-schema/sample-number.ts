import { isExactNumber, nearestNumber } from '../../base/values/exact-number.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { ExactNumber } from '../../model/exact-number.ts';

/**
 * A number within a schema's bounds: the middle of both, one above the lower, else 123 (docs/format.md#example-values).
 * Beside a bound that JavaScript would round, nothing can be computed: it is the number itself, or the whole one next
 * to it.
 */
export function sampleNumber(schema: Schema, isInteger: boolean): number | ExactNumber {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (isExactNumber(minimum) && nearestNumber(minimum) > 0) return minimum;
  if (isExactNumber(maximum) && nearestNumber(maximum) < 0) return maximum;
  if (isWhole(exclusiveMinimum) && nearestNumber(exclusiveMinimum) > 0) return nextWhole(exclusiveMinimum, 1n);
  if (isWhole(exclusiveMaximum) && nearestNumber(exclusiveMaximum) < 0) return nextWhole(exclusiveMaximum, -1n);
  const [from = 0, above = 0, to = 0, below = 0] = [
    minimum ?? -Infinity,
    exclusiveMinimum ?? -Infinity,
    maximum ?? Infinity,
    exclusiveMaximum ?? Infinity,
  ].map(nearestNumber);
  const isWithin = (value: number): boolean => value >= from && value > above && value <= to && value < below;
  const wanted = wantedNumber(Math.max(from, above), Math.min(to, below));
  const step = schema.multipleOf && schema.multipleOf > 0 ? schema.multipleOf : isInteger ? 1 : 0;
  if (step === 0) return wanted;
  const lower = multiple(Math.floor(wanted / step), step);
  const upper = multiple(Math.ceil(wanted / step), step);
  return isWithin(lower) || !isWithin(upper) ? lower : upper;
}

/** What generators write as bounds of a number that has none: those of 32 and 64 bits, and of safe integers. */
const typeLimits = new Set([31, 32, 53, 63, 64].flatMap((bits) => [2 ** bits, 2 ** bits - 1]));

function wantedNumber(lower: number, upper: number): number {
  const from = typeLimits.has(-lower) ? -Infinity : lower;
  const to = typeLimits.has(upper) ? Infinity : upper;
  if (Number.isFinite(from) && Number.isFinite(to)) return (from + to) / 2;
  if (Number.isFinite(from)) return from + 1;
  return to <= 123 ? to - 1 : 123;
}

/** `0.1 * 3` must read 0.3. */
function multiple(factor: number, step: number): number {
  return Number.isInteger(step) ? factor * step : Number((factor * step).toPrecision(12));
}

/** Longer ones than any bound of a type, which only an attacker writes, would take long to compute with. */
const wholeDigits = /^-?\d{1,100}$/;

function isWhole(bound: number | ExactNumber | undefined): bound is ExactNumber {
  return isExactNumber(bound) && wholeDigits.test(bound['\0']);
}

function nextWhole(bound: ExactNumber, step: bigint): ExactNumber {
  return { '\0': String(BigInt(bound['\0']) + step) };
}
