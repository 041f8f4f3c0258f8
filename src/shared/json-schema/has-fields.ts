import type { Schema } from '../../model/api/schema.ts';
import { innerSchema, maxInner } from './inner-schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { resolveSchema } from './resolve-schema.ts';
import { soleAlternative } from './sole-alternative.ts';
import { schemaVariants, type Variant } from './variants.ts';
import { type SchemaMode, showsProperties } from './visible-properties.ts';

/** Alternatives inside of alternatives that are looked into: a choice may name itself. */
const maximalChoices = 3;
/** Choices that are looked into before it is taken that one of them holds fields: they multiply with each level. */
const maximalLooks = 10;

/** Whether there is anything inside of a schema to show. */
export function hasFields(
  schema: Schema,
  { schemas, mode }: { schemas: Schemas; mode: SchemaMode },
  { choices, looks }: { choices: number; looks: { left: number } } = { choices: 0, looks: { left: maximalLooks } },
): boolean {
  const inner = innermostSchema(schema, schemas);
  // Each alternative has what stands beside them all; they need not be worked out then.
  if (showsProperties(inner, { schemas, mode })) return true;
  // Most of the choices lie this deep, so they are not worked out.
  if (choices >= maximalChoices && (inner.oneOf ?? inner.anyOf)) return false;
  const variants = shownVariants(schemaVariants(inner, schemas));
  if (variants.length > 1) {
    return (
      looks.left-- <= 0 ||
      variants.some((variant) => hasFields(variant.schema, { schemas, mode }, { choices: choices + 1, looks }))
    );
  }
  return variants.length > 0 && showsProperties(variants[0]!.schema, { schemas, mode });
}

/** `null` beside one alternative is said by the type already. */
export function shownVariants(variants: Variant[]): Variant[] {
  const filled = variants.filter(({ schema }) => schema.type !== 'null');
  return filled.every(({ schema }) => isPlain(schema)) ? [] : filled;
}

function isPlain(schema: Schema): boolean {
  return (
    !schema.properties &&
    !schema.items &&
    !schema.prefixItems &&
    !schema.contentSchema &&
    !schema.additionalProperties &&
    !schema.oneOf &&
    !schema.anyOf &&
    !schema.patternProperties
  );
}

/** Of a list the schema of its items, through lists of lists, and through what may be `null` instead. */
export function innermostSchema(schema: Schema, schemas: Schemas): Schema {
  const open = (part: Schema): Schema => soleAlternative(resolveSchema(part, schemas), schemas);
  let inner = open(schema);
  for (let level = 0, next = innerSchema(inner); next && level < maxInner; level++, next = innerSchema(inner))
    inner = open(next);
  return inner;
}
