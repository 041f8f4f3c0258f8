import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { resolveSchema } from './resolve-schema.ts';
import { schemaVariants } from './variants.ts';

/**
 * A resolved schema whose only alternative beside `null` is no choice itself, as that alternative: this is how
 * generators write a value that may be missing. What the schema says of itself wins. Any other schema stays as it is.
 */
export function soleAlternative(schema: Schema, schemas: Schemas): Schema {
  const options = schema.oneOf ?? schema.anyOf ?? [];
  if (options.filter((option) => resolveSchema(option, schemas).type !== 'null').length !== 1) return schema;
  const filled = schemaVariants(schema, schemas).filter((variant) => variant.schema.type !== 'null');
  if (filled.length !== 1) return schema;
  const { title, description, examples, default: value, extensions } = schema;
  const own = { title, description, examples, default: value, extensions };
  return { ...filled[0]!.schema, ...Object.fromEntries(Object.entries(own).filter(([, part]) => part !== undefined)) };
}
