import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { ownValue } from './untrusted-value.ts';

/** What was made of the schemas of one description, by schema and by what else it depends on. */
export interface SchemaMemory<Value> {
  get: (schema: Schema, use: string) => Value | undefined;
  set: (schema: Schema, use: string, value: Value) => void;
}

/** Every use of a component is a reference object of its own: those that say nothing else are one. */
export function createSchemaMemory<Value>(schemas: Schemas): SchemaMemory<Value> {
  const ofReferences = new WeakMap<Schema, Map<string, Value>>();
  const ofSchemas = new WeakMap<Schema, Map<string, Value>>();
  const find = (schema: Schema): Map<string, Value> => {
    const target = isReference(schema) ? ownValue(schemas, schema.$ref!) : null;
    const [all, key] = target ? [ofReferences, target] : [ofSchemas, schema];
    const known = all.get(key) ?? new Map<string, Value>();
    all.set(key, known);
    return known;
  };
  return {
    get: (schema, use) => find(schema).get(use),
    set: (schema, use, value) => void find(schema).set(use, value),
  };
}

/** Whether a schema says nothing beside its reference. */
export function isReference(schema: Schema): boolean {
  return schema.$ref !== undefined && Object.keys(schema).length === 1;
}
