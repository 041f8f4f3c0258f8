import type { Schema } from '../../model/api/schema.ts';
import { type EnumValue, enumValues } from './enum-values.ts';
import { innerSchema, maxInner } from './inner-schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { resolveSchema } from './resolve-schema.ts';

/**
 * The values that a field may take, also as what a list or an encoded text holds, and where `null` is the only
 * alternative to them.
 */
export function listedValues(schema: Schema, schemas: Schemas, depth = 0): EnumValue[] {
  const resolved = resolveSchema(schema, schemas);
  if (resolved.enum || depth === maxInner) return enumValues(resolved);
  const held = innerSchema(resolved);
  if (held) return listedValues(held, schemas, depth + 1);
  const options = (resolved.oneOf ?? resolved.anyOf ?? []).filter(
    (option) => resolveSchema(option, schemas).type !== 'null',
  );
  return options.length === 1 ? listedValues(options[0]!, schemas, depth + 1) : [];
}
