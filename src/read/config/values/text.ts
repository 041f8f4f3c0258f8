import * as z from 'zod';
import type { Place } from '../place.ts';
import { expected, isBlankText } from '../validation/shape.ts';

const error = expected('a non-empty string');

/** A string that is not empty, and not of blanks alone. */
export const text = z
  .string()
  .min(1, { error, abort: true })
  .refine((value) => !isBlankText(value), { error });

/** One string or several. */
export const textList = z.union([z.string(), z.array(z.string())]);

/** Text values by name. Numbers and booleans are taken as text, with a warning. */
export const textRecord = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The items of a value that may be written as one string. */
export function resolveTextList(input: z.infer<typeof textList> | undefined): string[] {
  if (input === undefined) return [];
  return typeof input === 'string' ? [input] : input;
}

/** The values of a record as strings. */
export function resolveTextRecord(input: z.infer<typeof textRecord>, place: Place): Record<string, string> {
  const entries = Object.entries(input).map(
    ([name, value]) => [name, typeof value === 'string' ? value : place.child(name).takeText()] as const,
  );
  return Object.fromEntries(entries);
}
