import type { Schema } from '../../model/api/schema.ts';

/**
 * A number within a schema's bounds: the middle of both, one above the lower, else 123 (docs/format.md#example-values).
 */
export function sampleNumber(schema: Schema, isInteger: boolean): number {
  const wanted = wantedNumber(schema);
  const step = schema.multipleOf && schema.multipleOf > 0 ? schema.multipleOf : isInteger ? 1 : 0;
  if (step === 0) return wanted;
  const lower = multiple(Math.floor(wanted / step), step);
  const upper = multiple(Math.ceil(wanted / step), step);
  return isWithin(lower, schema) || !isWithin(upper, schema) ? lower : upper;
}

function wantedNumber({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): number {
  const from = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const to = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  if (Number.isFinite(from) && Number.isFinite(to)) return (from + to) / 2;
  if (Number.isFinite(from)) return from + 1;
  return to <= 123 ? to - 1 : 123;
}

function isWithin(value: number, { minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): boolean {
  return (
    value >= (minimum ?? -Infinity) &&
    value > (exclusiveMinimum ?? -Infinity) &&
    value <= (maximum ?? Infinity) &&
    value < (exclusiveMaximum ?? Infinity)
  );
}

/** `0.1 * 3` must read 0.3. */
function multiple(factor: number, step: number): number {
  return Number((factor * step).toPrecision(12));
}
