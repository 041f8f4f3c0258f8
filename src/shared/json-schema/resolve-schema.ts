import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { mergeAllOf } from './merge-all-of.ts';
import { createSchemaMemory, type SchemaMemory } from './schema-memory.ts';
import { ownValue } from './untrusted-value.ts';

/**
 * The schema with its `$ref` followed and its `allOf` merged, ready to be shown; its properties, items and
 * alternatives stay unresolved, so a recursive schema costs no more than any other. References to nothing and circles
 * of references give what stands beside them. The same object comes back where there is nothing to merge.
 */
export function resolveSchema(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema.allOf === undefined ? schema : mergeOnce(schema, schemas);
  const target = ownValue(schemas, schema.$ref);
  const isPlain =
    target !== undefined && target.$ref === undefined && target.allOf === undefined && Object.keys(schema).length === 1;
  return isPlain ? target : mergeOnce(schema, schemas);
}

/** All that show a schema ask for it, and choices of choices ask for the same ones many times over. */
function mergeOnce(schema: Schema, schemas: Schemas): Schema {
  const known = memories.get(schemas) ?? createSchemaMemory<Schema>(schemas);
  memories.set(schemas, known);
  const before = known.get(schema, 'merged');
  if (before) return before;
  const merged = mergeAllOf(schema, schemas);
  known.set(schema, 'merged', merged);
  return merged;
}

const memories = new WeakMap<Schemas, SchemaMemory<Schema>>();
