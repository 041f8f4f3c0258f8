import { isObject } from '../../../base/values/is-object.ts';
import { sameValue } from '../../../base/values/same-value.ts';
import type { ApiDocument } from '../../../model/api/document.ts';
import type { Schema } from '../../../model/api/schema.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { schemaTypes, typeOfValue } from '../../../shared/json-schema/schema-types.ts';
import type { Variant } from '../../../shared/json-schema/variants.ts';

/** Position of the alternative that fits a value best; 0 where nothing tells them apart. */
export function matchVariant(value: unknown, variants: readonly Variant[], schemas: ApiDocument['schemas']): number {
  if (value === undefined) return 0;
  const scores = variants.map(({ schema }) => score(value, schema, schemas));
  return scores.indexOf(Math.max(...scores));
}

/** Higher is better; below zero the value does not fit. */
function score(value: unknown, schema: Schema, schemas: ApiDocument['schemas']): number {
  const types = schemaTypes(schema);
  const type = typeOfValue(value);
  const hasType = types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
  if (!hasType) return -1000;
  if (schema.const !== undefined) return sameValue(schema.const, value) ? 10 : -100;
  if (schema.enum) return schema.enum.some((option) => sameValue(option, value)) ? 5 : -100;
  return isObject(value) ? scoreObject(value, schema, schemas) : 1;
}

function scoreObject(value: Record<string, unknown>, schema: Schema, schemas: ApiDocument['schemas']): number {
  const properties = schema.properties ?? {};
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name)).length;
  const parts = Object.entries(value).map(([name, inner]) => {
    if (!Object.hasOwn(properties, name)) return -2;
    const resolved = resolveSchema(properties[name]!, schemas);
    if (resolved.const !== undefined) return resolved.const === inner ? 20 : -100;
    if (resolved.enum) return resolved.enum.includes(inner) ? 5 : -50;
    return 1;
  });
  return parts.reduce((sum, part) => sum + part, 0) - 3 * missing;
}
