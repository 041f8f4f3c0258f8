import { scalarText } from '../../base/values/scalar-text.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { type Groups, hiddenValues, isKeptFrom } from './schema-audience.ts';

export interface StripOptions {
  /** Not yet restricted: what is hidden must be known to be taken out. */
  schemas: Schemas;
  groups: Groups;
}

const maximalDepth = 40;

/**
 * An example without the properties and values that are kept from readers of these groups; `undefined` when nothing is
 * left.
 */
export function stripHidden(value: unknown, schema: Schema, options: StripOptions, depth = 0): unknown {
  if (depth > maximalDepth) return undefined;
  const parts = partsOf(schema, options, 'shown');
  if (typeof value !== 'object' || value === null)
    return parts.some((part) => hiddenValues(part, options.groups).has(scalarText(value))) ? undefined : value;
  const strip = (inner: unknown, schemas: readonly Schema[]): unknown =>
    schemas.reduce(
      (left, part) => (left === undefined ? undefined : stripHidden(left, part, options, depth + 1)),
      inner,
    );
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return value.map((item: unknown) => strip(item, items)).filter((item) => item !== undefined);
  }
  const all = partsOf(schema, options, 'all');
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      const properties = parts.flatMap((part) => propertyOf(part, name));
      // What only an alternative knows that is kept from the reader is kept from the reader as well.
      const isKept =
        isHidden(properties, options) ||
        (properties.length === 0 && all.some((part) => propertyOf(part, name).length > 0));
      const left = isKept ? undefined : strip(inner, properties);
      return left === undefined && inner !== undefined ? [] : [[name, left]];
    }),
  );
}

/** Whether one of these schemas, or of those they refer to, is kept from the readers. */
export function isHidden(schemas: readonly Schema[], { schemas: known, groups }: StripOptions): boolean {
  return schemas.some((schema) => referencesOf(schema, known).some(({ extensions }) => isKeptFrom(extensions, groups)));
}

/** Names of properties that a schema shows to readers of these groups, through references and in any alternative. */
export function shownNames(schema: Schema, options: StripOptions): string[] {
  const properties = partsOf(schema, options, 'shown').flatMap((part) => Object.entries(part.properties ?? {}));
  return properties.filter(([, property]) => !isHidden([property], options)).map(([name]) => name);
}

function propertyOf({ properties, additionalProperties }: Schema, name: string): Schema[] {
  if (properties && Object.hasOwn(properties, name)) return [properties[name]!];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

/** A schema and what its `$ref` leads to. */
function referencesOf(schema: Schema, schemas: Schemas): Schema[] {
  const found = [schema];
  for (let next = schema; next.$ref !== undefined && Object.hasOwn(schemas, next.$ref); ) {
    next = schemas[next.$ref]!;
    if (found.includes(next)) break;
    found.push(next);
  }
  return found;
}

/** Every schema that may say something of a value: through references, `allOf` and alternatives. */
function partsOf(schema: Schema, options: StripOptions, wanted: 'shown' | 'all'): Schema[] {
  const parts = new Set<Schema>();
  const waiting = [schema];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const part of referencesOf(next, options.schemas)) {
      if (parts.has(part)) continue;
      parts.add(part);
      const inner = [...(part.allOf ?? []), ...(part.oneOf ?? []), ...(part.anyOf ?? [])];
      waiting.push(...(wanted === 'all' ? inner : inner.filter((choice) => !isHidden([choice], options))));
    }
  }
  return [...parts];
}
