import { isExactNumber, nearestNumber } from '../../base/values/exact-number.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { ExactNumber } from '../../model/exact-number.ts';

/**
 * A number within a schema's bounds: the middle of both, one above the lower, else 123 (docs/format.md#example-values).
 * Beside a bound that JavaScript would round, nothing can be computed: it is the number itself.
 */
export function sampleNumber(schema: Schema, isInteger: boolean): number | ExactNumber {
  const { minimum, maximum } = schema;
  if (isExactNumber(minimum) && nearestNumber(minimum) > 0) return minimum;
  if (isExactNumber(maximum) && nearestNumber(maximum) < 0) return maximum;
  const [from = 0, above = 0, to = 0, below = 0] = [
    minimum ?? -Infinity,
    schema.exclusiveMinimum ?? -Infinity,
    maximum ?? Infinity,
    schema.exclusiveMaximum ?? Infinity,
  ].map(nearestNumber);
  const isWithin = (value: number): boolean => value >= from && value > above && value <= to && value < below;
  const wanted = wantedNumber(Math.max(from, above), Math.min(to, below));
  const step = schema.multipleOf && schema.multipleOf > 0 ? schema.multipleOf : isInteger ? 1 : 0;
  if (step === 0) return wanted;
  const lower = multiple(Math.floor(wanted / step), step);
  const upper = multiple(Math.ceil(wanted / step), step);
  return isWithin(lower) || !isWithin(upper) ? lower : upper;
}

function wantedNumber(from: number, to: number): number {
  if (Number.isFinite(from) && Number.isFinite(to)) return (from + to) / 2;
  if (Number.isFinite(from)) return from + 1;
  return to <= 123 ? to - 1 : 123;
}

/** `0.1 * 3` must read 0.3. */
function multiple(factor: number, step: number): number {
  return Number((factor * step).toPrecision(12));
}
