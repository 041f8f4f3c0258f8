import type { Schema } from '../../model/api/schema.ts';
import { type EnumValue, enumValues } from './enum-values.ts';
import type { Schemas } from './merge-all-of.ts';
import { resolveSchema } from './resolve-schema.ts';

const maxDepth = 5;

/** The values that a field may take, also as the items of a list and where `null` is the only alternative to them. */
export function listedValues(schema: Schema, schemas: Schemas, depth = 0): EnumValue[] {
  const resolved = resolveSchema(schema, schemas);
  if (resolved.enum || depth === maxDepth) return enumValues(resolved);
  if (resolved.items) return listedValues(resolved.items, schemas, depth + 1);
  const options = (resolved.oneOf ?? resolved.anyOf ?? []).filter(
    (option) => resolveSchema(option, schemas).type !== 'null',
  );
  return options.length === 1 ? listedValues(options[0]!, schemas, depth + 1) : [];
}
