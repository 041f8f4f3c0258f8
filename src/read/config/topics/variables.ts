import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { expected } from '../validation/shape.ts';
import { resolveTextRecord, textRecord } from '../values/text.ts';

const variableName = z.string().regex(/^[\w.-]+$/, { error: expected('a name of letters, digits, `_`, `-` and `.`') });

export const variablesSchema = z
  .record(variableName, textRecord.valueType)
  .describe('Values that pages insert with `{{ name }}`.');

/** Tags are taken out of the values, because these are inserted into pages as they are. */
export function resolveVariables(input: z.infer<typeof variablesSchema> = {}, place: Place): SiteConfig['variables'] {
  const values = Object.entries(resolveTextRecord(input, place));
  return Object.fromEntries(values.map(([name, value]) => [name, value.replace(/<[/!a-z][^>]*>/gi, '')]));
}
