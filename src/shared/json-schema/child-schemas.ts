import type { Schema } from '../../model/api/schema.ts';

/** The schemas that stand directly inside of one; references are not followed. */
export function childSchemas(schema: Schema): Schema[] {
  const { properties, patternProperties, additionalProperties, items, prefixItems, allOf, oneOf, anyOf, not } = schema;
  const { contains, propertyNames, contentSchema, conditions } = schema;
  return [
    ...Object.values(properties ?? {}),
    ...Object.values(patternProperties ?? {}),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...(items ? [items] : []),
    ...(prefixItems ?? []),
    ...(allOf ?? []),
    ...(oneOf ?? []),
    ...(anyOf ?? []),
    ...[not, contains, propertyNames, contentSchema].filter((part) => part !== undefined),
    ...(conditions ?? []).flatMap((condition) => Object.values(condition)),
  ];
}
