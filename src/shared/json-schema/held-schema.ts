import type { Schema } from '../../model/api/schema.ts';
import { followAlias, type Schemas } from './merge-all-of.ts';
import { blankValues } from './resolve-schema.ts';
import { ownValue } from './untrusted-value.ts';

const maximalSteps = 10;

/**
 * The key of the one named schema that a value is of: also of the items of a list, beside `null` or a description, and
 * through names that stand for others. `null` where there is none, or several.
 */
export function heldSchema(schema: Schema, schemas: Schemas): string | null {
  let inner: Schema | undefined = schema;
  for (let step = 0; inner && step < maximalSteps; step++) {
    if (inner.$ref !== undefined) return followAlias(inner.$ref, schemas);
    inner =
      inner.items ??
      onlyOne(inner.allOf?.filter(saysMore)) ??
      onlyOne((inner.oneOf ?? inner.anyOf)?.filter((option) => isFilled(option, schemas)));
  }
  return null;
}

function isFilled(option: Schema, schemas: Schemas): boolean {
  const target = option.$ref === undefined ? option : (ownValue(schemas, option.$ref) ?? option);
  return blankValues(target).length === 0;
}

/** A part that only describes this use of another takes nothing from it. */
function saysMore(part: Schema): boolean {
  const { $ref, properties, items, additionalProperties, allOf, oneOf, anyOf, enum: values } = part;
  return [$ref, properties, items, additionalProperties, allOf, oneOf, anyOf, values].some((one) => one !== undefined);
}

function onlyOne(list: readonly Schema[] | undefined): Schema | undefined {
  return list?.length === 1 ? list[0] : undefined;
}
