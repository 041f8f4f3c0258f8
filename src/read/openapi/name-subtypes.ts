import type { Schema } from '../../model/api/schema.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { schemaTypes } from '../../shared/json-schema/schema-types.ts';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Writes into every schema that extends one with a discriminator what the discriminator's property holds there: the
 * name that a mapping gives it, else its own (OpenAPI 3, "Discriminator Object"). What the author says of the property
 * in that schema stays.
 */
export function nameSubtypes(schemas: Schemas): Record<string, Schema> {
  if (!Object.values(schemas).some(({ discriminator }) => discriminator)) return { ...schemas };
  const parents = findParents(schemas);
  const context: SubtypeContext = {
    schemas,
    mappings: collectMappings(schemas),
    extended: new Set([...parents.values()].flatMap((keys) => [...keys])),
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([key, schema]) => {
      const names = [...parents.get(key)!].flatMap((parent) => schemas[parent]!.discriminator?.propertyName ?? []);
      return [key, [...new Set(names)].reduce((sum, name) => nameSubtype(sum, { key, name, context }), schema)];
    }),
  );
}

interface SubtypeContext {
  schemas: Schemas;
  /** By property and schema, the names that mappings give to the schema. */
  mappings: ReadonlyMap<string, readonly string[]>;
  /** Keys of the schemas that others extend: one of their values may be one of the others. */
  extended: ReadonlySet<string>;
}

function nameSubtype(
  schema: Schema,
  { key, name, context }: { key: string; name: string; context: SubtypeContext },
): Schema {
  const { schemas, mappings, extended } = context;
  const inherited = propertyOf(resolveSchema(schema, schemas), name);
  if (!inherited) return schema;
  const property = resolveSchema(inherited, schemas);
  const types = schemaTypes(property);
  if (property.const !== undefined || (types.length > 0 && !types.includes('string'))) return schema;
  const stated = ownParts(schema).flatMap((part) => statedValue(propertyOf(part, name)) ?? [])[0];
  const mapped = mappings.get(mappingKey(name, key)) ?? [];
  const value = mapped[0] ?? stated ?? key;
  if (property.enum && !property.enum.includes(value)) return schema;
  const isOnly = !extended.has(key) && mapped.length < 2 && (mapped.length === 1 || stated === undefined);
  const addition: Schema = isOnly ? { const: value } : { examples: [value] };
  const own = propertyOf(schema, name);
  return { ...schema, properties: { ...schema.properties, [name]: own ? { allOf: [own, addition] } : addition } };
}

function propertyOf({ properties = {} }: Schema, name: string): Schema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

function statedValue(property: Schema | undefined): unknown {
  return property?.examples?.[0] ?? property?.default ?? (property?.enum?.length === 1 ? property.enum[0] : undefined);
}

/** A schema and those of its `allOf` that stand inside of it. */
function ownParts(schema: Schema): Schema[] {
  return [schema, ...(schema.allOf ?? []).flatMap((part) => (part.$ref === undefined ? ownParts(part) : []))];
}

function mappingKey(property: string, key: string): string {
  return `${property}\n${key}`;
}

function collectMappings(schemas: Schemas): Map<string, string[]> {
  const mappings = new Map<string, string[]>();
  const discriminators = Object.values(schemas).flatMap(({ discriminator }) => discriminator ?? []);
  for (const { propertyName, mapping } of discriminators)
    for (const [name, key] of Object.entries(mapping)) {
      const place = mappingKey(propertyName, key);
      mappings.set(place, [...new Set([...(mappings.get(place) ?? []), name])]);
    }
  return mappings;
}

/** The keys of the schemas that each one extends by `allOf`, at any number of steps. */
function findParents(schemas: Schemas): Map<string, ReadonlySet<string>> {
  const parents = new Map<string, ReadonlySet<string>>();
  for (const [key, schema] of Object.entries(schemas)) {
    const found = new Set<string>();
    const waiting = namedParts(schema);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === key || found.has(next) || !Object.hasOwn(schemas, next)) continue;
      found.add(next);
      waiting.push(...namedParts(schemas[next]!));
    }
    parents.set(key, found);
  }
  return parents;
}

function namedParts(schema: Schema): string[] {
  return ownParts(schema).flatMap(({ allOf = [] }) => allOf.flatMap(({ $ref }) => $ref ?? []));
}
