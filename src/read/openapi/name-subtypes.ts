import { addAll } from '../../base/values/add-all.ts';
import type { Schema } from '../../model/api/schema.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { schemaTypes } from '../../shared/json-schema/schema-types.ts';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Writes into every schema that extends one with a discriminator what the discriminator's property holds there: the
 * name that a mapping gives it, else its own (OpenAPI 3, "Discriminator Object"). What the author says of the property
 * in that schema stays. A base type without a mapping gets the one that this implies, so that it offers its subtypes.
 */
export function nameSubtypes(schemas: Schemas): Record<string, Schema> {
  if (!Object.values(schemas).some(({ discriminator }) => discriminator)) return { ...schemas };
  const parents = findParents(schemas);
  const context: SubtypeContext = {
    schemas,
    mappings: collectMappings(schemas),
    open: new Set([
      ...[...parents.values()].flatMap((keys) => [...keys]),
      ...Object.values(schemas).flatMap(({ discriminator }) => discriminator?.otherwise ?? []),
    ]),
  };
  const subtypes = findSubtypes(parents);
  return Object.fromEntries(
    Object.entries(schemas).map(([key, schema]) => {
      const names = [...parents.get(key)!].flatMap((parent) => schemas[parent]!.discriminator?.propertyName ?? []);
      const named = [...new Set(names)].reduce((sum, name) => nameSubtype(sum, { key, name, context }), schema);
      return [key, withSubtypes(named, subtypes.get(key) ?? [], context)];
    }),
  );
}

function findSubtypes(parents: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const subtypes = new Map<string, string[]>();
  for (const [key, extended] of parents)
    for (const parent of extended) subtypes.set(parent, [...(subtypes.get(parent) ?? []), key]);
  return subtypes;
}

/** A list that leaves out some would say that there are no others, so each must have a name of its own. */
function withSubtypes(schema: Schema, subtypes: readonly string[], context: SubtypeContext): Schema {
  const { discriminator } = schema;
  if (!discriminator || schema.oneOf || schema.anyOf || Object.keys(discriminator.mapping).length > 0) return schema;
  const names = subtypes.map((key) =>
    findName(context.schemas[key]!, { key, name: discriminator.propertyName, context }),
  );
  const isTold =
    names.every((found) => typeof found?.value === 'string') &&
    new Set(names.map((found) => found!.value)).size === subtypes.length;
  if (!isTold) return schema;
  const mapping = Object.fromEntries(subtypes.map((key, index) => [names[index]!.value, key]));
  return { ...schema, discriminator: { ...discriminator, mapping } };
}

interface SubtypeContext {
  schemas: Schemas;
  /** By property and schema, the names that mappings give to the schema. */
  mappings: ReadonlyMap<string, readonly string[]>;
  /**
   * Keys of the schemas that others extend, one of whose values may be one of the others, and of those that are meant
   * where nothing else is.
   */
  open: ReadonlySet<string>;
}

interface SubtypePlace {
  key: string;
  /** Of the discriminator's property. */
  name: string;
  context: SubtypeContext;
}

interface SubtypeName {
  value: unknown;
  /** A mapping or the schema itself names it, and nothing else. */
  isOnly: boolean;
  /** The description says so already. */
  isFixed: boolean;
}

function nameSubtype(schema: Schema, place: SubtypePlace): Schema {
  const { name } = place;
  const found = findName(schema, place);
  if (!found || found.isFixed) return schema;
  const addition: Schema = found.isOnly ? { const: found.value } : { examples: [found.value] };
  const own = propertyOf(schema, name);
  return { ...schema, properties: { ...schema.properties, [name]: own ? { allOf: [own, addition] } : addition } };
}

/** What the discriminator's property holds in a subtype; `null` where it can hold no such name. */
function findName(schema: Schema, { key, name, context }: SubtypePlace): SubtypeName | null {
  const { schemas, mappings, open } = context;
  const inherited = propertyOf(resolveSchema(schema, schemas), name);
  if (!inherited) return null;
  const property = resolveSchema(inherited, schemas);
  if (property.const !== undefined) return { value: property.const, isOnly: true, isFixed: true };
  const types = schemaTypes(property);
  if (types.length > 0 && !types.includes('string')) return null;
  const stated = ownParts(schema).flatMap((part) => statedValue(propertyOf(part, name)) ?? [])[0];
  const mapped = mappings.get(mappingKey(name, key)) ?? [];
  const value = mapped[0] ?? stated ?? key;
  if (property.enum && !property.enum.includes(value)) return null;
  const isOnly = !open.has(key) && mapped.length < 2 && (mapped.length === 1 || stated === undefined);
  return { value, isOnly, isFixed: false };
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
      addAll(waiting, namedParts(schemas[next]!));
    }
    parents.set(key, found);
  }
  return parents;
}

function namedParts(schema: Schema): string[] {
  return ownParts(schema).flatMap(({ allOf = [] }) => allOf.flatMap(({ $ref }) => $ref ?? []));
}
