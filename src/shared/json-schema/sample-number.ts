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
  const limits = limitsOf(schema);
  const wanted = wantedNumber(limits);
  const step = schema.multipleOf && schema.multipleOf > 0 ? schema.multipleOf : isInteger ? 1 : 0;
  if (step === 0) return wanted;
  const lower = multiple(Math.floor(wanted / step), step);
  const upper = multiple(Math.ceil(wanted / step), step);
  return isWithin(lower, limits) || !isWithin(upper, limits) ? lower : upper;
}

type Limits = Record<'from' | 'above' | 'to' | 'below', number>;

function limitsOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): Limits {
  return {
    from: nearestNumber(minimum ?? -Infinity),
    above: nearestNumber(exclusiveMinimum ?? -Infinity),
    to: nearestNumber(maximum ?? Infinity),
    below: nearestNumber(exclusiveMaximum ?? Infinity),
  };
}

function wantedNumber(limits: Limits): number {
  const from = Math.max(limits.from, limits.above);
  const to = Math.min(limits.to, limits.below);
  if (Number.isFinite(from) && Number.isFinite(to)) return (from + to) / 2;
  if (Number.isFinite(from)) return from + 1;
  return to <= 123 ? to - 1 : 123;
}

function isWithin(value: number, { from, above, to, below }: Limits): boolean {
  return value >= from && value > above && value <= to && value < below;
}

/** `0.1 * 3` must read 0.3. */
function multiple(factor: number, step: number): number {
  return Number((factor * step).toPrecision(12));
}
