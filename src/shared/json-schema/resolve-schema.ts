import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { mergeAllOf } from './merge-all-of.ts';
import { createSchemaMemory, isReference, type SchemaMemory } from './schema-memory.ts';
import { ownValue } from './untrusted-value.ts';

/**
 * The schema with its `$ref` followed and its `allOf` merged, ready to be shown; its properties, items and
 * alternatives stay unresolved, so a recursive schema costs no more than any other. References to nothing and circles
 * of references give what stands beside them. The same object comes back where there is nothing to merge.
 */
export function resolveSchema(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema.allOf || hasChoice(schema) ? mergeOnce(schema, schemas) : schema;
  const target = ownValue(schemas, schema.$ref);
  const isPlain =
    target !== undefined && target.$ref === undefined && target.allOf === undefined && Object.keys(schema).length === 1;
  return isPlain ? resolveSchema(target, schemas) : mergeOnce(schema, schemas);
}

/** All that show a schema ask for it, and choices of choices ask for the same ones many times over. */
function mergeOnce(schema: Schema, schemas: Schemas): Schema {
  const known = memories.get(schemas) ?? createSchemaMemory<Schema>(schemas);
  memories.set(schemas, known);
  const before = known.get(schema, 'merged');
  if (before) return before;
  const isWhole = schema.$ref === undefined && schema.allOf === undefined;
  const merged = joinBlankValues(isWhole ? schema : mergeAllOf(schema, schemas), schemas);
  known.set(schema, 'merged', merged);
  return merged;
}

function hasChoice({ oneOf, anyOf }: Schema): boolean {
  return oneOf !== undefined || anyOf !== undefined;
}

/**
 * Writes alternatives for no text and for `null` beside one enumeration as values of that one: this is how
 * drf-spectacular says that a choice may be left open. Any other schema stays as it is.
 */
function joinBlankValues(schema: Schema, schemas: Schemas): Schema {
  const { oneOf, anyOf, discriminator } = schema;
  const options = oneOf ?? anyOf;
  if (!options || (oneOf && anyOf) || discriminator) return schema;
  const targets = options.map((option) => (isReference(option) && ownValue(schemas, option.$ref!)) || option);
  const blanks = targets.flatMap(blankValues);
  const filled = targets.filter((target) => blankValues(target).length === 0);
  const [only] = filled;
  const hasBlank = targets.some((target) => target.enum && blankValues(target).length > 0);
  if (filled.length !== 1 || !only?.enum || !hasBlank) return schema;
  const joined = blanks.includes('') ? { ...only, enum: [...new Set([...only.enum, ''])] } : only;
  const alternatives: Schema[] = blanks.includes(null) ? [joined, { type: 'null' }] : [joined];
  return { ...schema, ...(oneOf ? { oneOf: alternatives } : { anyOf: alternatives }) };
}

/** The values of a schema for which a reader sees nothing: no text and `null`; none where it has others. */
export function blankValues({ type, enum: values, ...others }: Schema): unknown[] {
  if (type === 'null') return [null];
  const isBlank = values?.every((value) => value === '' || value === null) && Object.keys(others).length === 0;
  return isBlank ? values! : [];
}

const memories = new WeakMap<Schemas, SchemaMemory<Schema>>();
