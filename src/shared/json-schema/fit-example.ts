import { isExactNumber } from '../../base/values/exact-number.ts';
import { isObject } from '../../base/values/is-object.ts';
import { parseExactJson } from '../../base/values/parse-exact-json.ts';
import { readDigits } from '../../base/values/read-digits.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { resolveSchema } from './resolve-schema.ts';
import { schemaTypes } from './schema-types.ts';
import type { SchemaMode } from './visible-properties.ts';
import { isVisible } from './visible-properties.ts';

const maxDepth = 10;

/**
 * An example as its schema means it: `"123"` of a number is 123, a single value of a list stands in a list, and
 * properties that the other side alone sees are left out. What cannot be helped stays as written.
 */
export function fitExample(
  example: unknown,
  schema: Schema,
  { schemas, mode }: { schemas: Schemas; mode: SchemaMode },
): unknown {
  return fit(example, schema, { schemas, mode, depth: 0 });
}

function fit(
  example: unknown,
  schema: Schema,
  context: { schemas: Schemas; mode: SchemaMode; depth: number },
): unknown {
  const inner = { ...context, depth: context.depth + 1 };
  const value = coerce(example, schema);
  if (typeof value !== 'object' || value === null || isExactNumber(value) || context.depth > maxDepth) return value;
  if (Array.isArray(value)) {
    const items = schema.items && resolveSchema(schema.items, context.schemas);
    return items ? value.map((item) => fit(item, items, inner)) : value;
  }
  const { properties } = schema;
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
      if (!Object.hasOwn(properties, name)) return [[name, part]];
      const property = resolveSchema(properties[name]!, context.schemas);
      return isVisible(property, context) ? [[name, fit(part, property, inner)]] : [];
    }),
  );
}

function coerce(value: unknown, schema: Schema): unknown {
  const types = schemaTypes(schema);
  const only = types.length === 1 ? types[0] : null;
  if (only === 'array' && !Array.isArray(value)) return parseJson(value, Array.isArray) ?? [value];
  if ((typeof value === 'number' || isExactNumber(value)) && only === 'string') return scalarText(value);
  if (typeof value !== 'string') return value;
  if ((only === 'number' || only === 'integer') && value.trim() !== '' && Number.isFinite(Number(value)))
    return /^-?[1-9]\d*$/.test(value) ? readDigits(value) : Number(value);
  if (only === 'boolean' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return only === 'object' ? (parseJson(value, isObject) ?? value) : value;
}

function parseJson(value: unknown, isWanted: (parsed: unknown) => boolean): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return undefined;
  try {
    const parsed = parseExactJson(value);
    return isWanted(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
