import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from '../json-schema/merge-all-of.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';
import { ownValue } from '../json-schema/untrusted-value.ts';
import { firstVariant } from '../json-schema/variants.ts';

/** The schema of a field of a form: of the property that is named, or else of any. */
export function fieldSchema(form: Schema, name: string, schemas: Schemas): Schema | undefined {
  const resolved = resolveSchema(form, schemas);
  const parts = [resolved, firstVariant(resolved, schemas)];
  return [
    ...parts.map((part) => part?.properties && ownValue(part.properties, name)),
    ...parts.map((part) => part?.additionalProperties),
  ].find((found) => typeof found === 'object');
}
