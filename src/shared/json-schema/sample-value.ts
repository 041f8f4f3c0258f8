import { isObject } from '../../base/values/is-object.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { Schema, SchemaType } from '../../model/api/schema.ts';
import { fitExample } from './fit-example.ts';
import { isNothing } from './is-nothing.ts';
import { type MakeOnce, mayEnter, newKeys, type PartPlace } from './made-parts.ts';
import type { Schemas } from './merge-all-of.ts';
import { ownKeys, referencedKeys } from './merge-all-of.ts';
import { resolveSchema } from './resolve-schema.ts';
import { sampleNumber } from './sample-number.ts';
import { sampleString } from './sample-string.ts';
import { isBytesSchema, schemaTypes } from './schema-types.ts';
import { leadingVariant, type Variant } from './variants.ts';
import type { SchemaMode, VisibleProperty } from './visible-properties.ts';
import { visibleProperties } from './visible-properties.ts';

export interface SampleOptions {
  schemas: Schemas;
  mode: SchemaMode;
  /** `required`: properties that may be absent are. */
  only: 'required' | 'all';
  /** How deep parts go that may be absent; as deep as is sensible without. */
  maxDepth?: number;
  /** Values to use as they are, by the path of the property: `address.city`. */
  overrides?: Readonly<Record<string, unknown>>;
  /** What the samples of one description have in common is made once; nobody may change a value. */
  made?: MakeOnce<unknown>;
}

/** How deep optional parts go; a schema too large for one depth is tried with the next. */
const depths = [10, 5, 3, 2, 1];
/** How deep anything goes: required parts are followed further, for a value without them would not be valid. */
const hardDepth = 20;
const maxValues = 500;
const maxItems = 50;
/** Values of a list whose items are one and the same: those of lists in lists multiply, and none of them is made. */
const maxRepeated = 3000;

/**
 * A value that satisfies the schema, for examples and for a playground to start with (docs/format.md#example-values).
 * What the description gives comes first (`examples`, `const`, `default`, `enum`), the rest is made up. The same schema
 * always gives the same value; recursive and enormous schemas give one of sensible size.
 */
export function sampleValue(schema: Schema, options: SampleOptions): unknown {
  const { maxDepth = depths[0]! } = options;
  let value: unknown;
  for (const depth of depths.filter((one) => one <= maxDepth)) {
    const sampler: Sampler = { ...options, maxDepth: depth, left: maxValues };
    value = sample(schema, { sampler, path: '', depth: 0, open: new Set(), met: newKeys() });
    if (sampler.left > 0) break;
  }
  return value ?? null;
}

interface Sampler extends SampleOptions {
  maxDepth: number;
  /** Values that may still be made. */
  left: number;
}

interface Spot extends PartPlace {
  sampler: Sampler;
  /** Names of the properties down to here, joined with dots. */
  path: string;
  depth: number;
}

/** A value without overrides is the same wherever the property stands. */
function sampleProperty(schema: Schema, spot: Spot): unknown {
  const { sampler, depth } = spot;
  const { made, mode, only, maxDepth } = sampler;
  if (!made || sampler.overrides) return sample(schema, spot);
  const use = `${mode} ${only} ${depth} ${maxDepth}`;
  return made(schema, { place: spot, use, budget: sampler }, (met) => sample(schema, { ...spot, met }));
}

/** `undefined` where a value would have to hold itself, or more than is left. */
function sample(schema: Schema, spot: Spot): unknown {
  const { sampler } = spot;
  const { schemas, overrides } = sampler;
  if (overrides && Object.hasOwn(overrides, spot.path)) return overrides[spot.path];
  if (spot.depth > hardDepth || sampler.left-- <= 0) return undefined;
  const keys = referencedKeys(schema, schemas);
  if (!mayEnter(keys, spot)) return undefined;
  const inner = openTo(schema, { ...spot, depth: spot.depth + 1, own: undefined });
  const resolved = resolveSchema(schema, schemas);
  const given = givenValue(resolved);
  if (given !== undefined)
    return completeObject(fitExample(given, resolved, sampler), { schema: resolved, spot: inner });
  const variant = enterableVariant(resolved, spot);
  if (variant === null) return generate(resolved, inner);
  // Keys of alternatives are gone once these are merged with what stands beside them.
  const own = variant && ownKeys(variant.option, schemas);
  return variant && sample(aloneIn(resolved, variant), { ...openTo(variant.option, inner), own });
}

/** An alternative without what only others require: with that, a value would be theirs as well. */
function aloneIn({ oneOf, anyOf }: Schema, { schema, option }: Pick<Variant, 'schema' | 'option'>): Schema {
  const properties = { ...schema.properties };
  for (const { required } of oneOf ?? anyOf ?? [])
    for (const name of required ?? [])
      if (!schema.required?.includes(name) && !option.properties?.[name]) delete properties[name];
  return { ...schema, properties };
}

/** The first alternative that does not lead back. */
function enterableVariant(schema: Schema, spot: Spot): ReturnType<typeof leadingVariant> {
  const { schemas } = spot.sampler;
  return leadingVariant(schema, schemas, (option) => mayEnter(ownKeys(option, schemas), spot));
}

/** Inside of a schema, none of those that it is made of is looked into again. */
function openTo(schema: Schema, spot: Spot): Spot {
  return { ...spot, open: new Set([...spot.open, ...ownKeys(schema, spot.sampler.schemas)]) };
}

/** The value that a resolved schema itself gives; `undefined` where it gives none. */
export function givenValue(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  const written = schema.examples?.[0];
  // People write several examples of one value as a list, for which `example` has no place.
  const example = Array.isArray(written) && !mayBeList(schema) ? written[0] : written;
  // `example:` with nothing after it is `null` in YAML, and means that there is none.
  if (example !== undefined && (example !== null || schemaTypes(schema).includes('null'))) return example;
  return schema.default === null && !schemaTypes(schema).includes('null') ? undefined : schema.default;
}

function mayBeList(schema: Schema): boolean {
  const types = schemaTypes(schema);
  return types.length === 0 || types.includes('array');
}

/** An example may leave out what the schema requires; a sample may not. */
function completeObject(value: unknown, { schema, spot }: { schema: Schema; spot: Spot }): unknown {
  if (!isObject(value)) return value;
  const missing = visibleProperties(schema, spot.sampler).filter(
    ({ kind, name, required }) => kind === 'named' && required && !Object.hasOwn(value, name),
  );
  return missing.length === 0 ? value : { ...value, ...Object.fromEntries(sampleProperties(missing, spot)) };
}

function generate(schema: Schema, spot: Spot): unknown {
  const types = schemaTypes(schema);
  const type: SchemaType | undefined = types.find((name) => name !== 'null') ?? types[0];
  if (schema.enum && type !== 'array' && type !== 'object')
    return schema.enum.find((value) => value !== null) ?? schema.enum[0];
  switch (type) {
    case 'string':
      return isBytesSchema(schema) ? '<file>' : (heldJson(schema, spot) ?? sampleString(schema));
    case 'integer':
    case 'number':
      return sampleNumber(schema, type === 'integer');
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return schema.enum?.[0] ?? sampleArray(schema, spot);
    case 'object':
      return (
        schema.enum?.[0] ?? Object.fromEntries(sampleProperties(wantedProperties(schema, spot), spot, freeName(schema)))
      );
    case undefined:
      return '<any>';
  }
}

/** What a text holds that is JSON itself. */
function heldJson({ contentSchema, contentMediaType = '', contentEncoding }: Schema, spot: Spot): string | undefined {
  const isJson = contentEncoding === undefined && /[/+]json\s*(?:;|$)/i.test(contentMediaType);
  return contentSchema && isJson ? writeJson(sample(contentSchema, spot)) : undefined;
}

/** No more than `maxProperties`, the required ones before others. */
function wantedProperties(schema: Schema, spot: Spot): VisibleProperty[] {
  // Most of the objects lie this deep, so their properties are not looked at.
  if (!schema.required && isSparse(spot)) return [];
  const { maxProperties = Infinity } = schema;
  const properties = visibleProperties(schema, spot.sampler);
  if (properties.length <= maxProperties) return properties;
  const kept = new Set(
    properties.toSorted((a, b) => Number(b.required) - Number(a.required)).slice(0, Math.max(0, maxProperties)),
  );
  return properties.filter((property) => kept.has(property));
}

/** A name where any will do, or any of a list. */
function freeName({ propertyNames }: Schema): string {
  const name = propertyNames?.const ?? propertyNames?.enum?.[0];
  return typeof name === 'string' ? name : anyName;
}

const anyName = '{key}';

/** Whether properties that may be absent are, here. */
function isSparse({ sampler, depth }: Spot): boolean {
  return depth > sampler.maxDepth || sampler.only === 'required';
}

function sampleProperties(properties: readonly VisibleProperty[], spot: Spot, free = anyName): [string, unknown][] {
  return properties.flatMap(({ kind, name, schema, required }): [string, unknown][] => {
    if (kind === 'pattern' || (!required && isSparse(spot))) return [];
    const key = kind === 'named' ? name : free;
    const value = sampleProperty(schema, { ...spot, path: spot.path === '' ? key : `${spot.path}.${key}` });
    if (value === undefined) return required ? [[key, emptyValue(schema, spot)]] : [];
    return [[key, value]];
  });
}

/** The least a required property can hold where its schema leads back to itself. */
function emptyValue(schema: Schema, spot: Spot): unknown {
  const { schemas, maxDepth } = spot.sampler;
  const resolved = resolveSchema(schema, schemas);
  const types = schemaTypes(resolved);
  if (types.includes('null')) return null;
  const variant = enterableVariant(resolved, spot);
  // Beyond this depth, what may be missing is.
  const least = { ...spot, depth: Math.max(spot.depth, maxDepth) + 1 };
  const other = variant && sample(variant.schema, openTo(variant.option, least));
  if (variant && other !== undefined) return other;
  return types.includes('array') ? [] : types.includes('string') ? '<string>' : {};
}

function sampleArray(schema: Schema, spot: Spot): unknown[] {
  const fixed = (schema.prefixItems ?? []).map((item) => sample(item, spot) ?? null);
  const least = fixed.length > 0 ? 0 : schema.contains ? (schema.minContains ?? 1) : 1;
  const wanted = Math.min(Math.max(schema.minItems ?? 0, least), schema.maxItems ?? Infinity, maxItems);
  const further = furtherItems(schema);
  if (fixed.length >= wanted || !further) return fixed;
  const items = resolveSchema(further, spot.sampler.schemas);
  const whole = items.examples?.[0];
  // People give an example of a whole list beside its items.
  if (Array.isArray(whole) && !mayBeList(items)) return fitExample(whole, schema, spot.sampler) as unknown[];
  const first = sample(further, spot);
  if (first === undefined) return fixed;
  const most = Math.max(1, Math.floor(maxRepeated / countValues(first, maxRepeated)));
  const made = Array.from({ length: Math.min(wanted - fixed.length, most) }, (_, index) =>
    schema.uniqueItems ? distinct(first, { index, items: further, spot }) : first,
  );
  return [...fixed, ...made];
}

/** What follows the places of a list: anything where it must be that long, and what it must contain. */
function furtherItems({ items, contains, minContains = 1, minItems = 0 }: Schema): Schema | undefined {
  if (items && isNothing(items)) return undefined;
  if (contains && minContains > 0) return items ? { allOf: [items, contains] } : contains;
  return items ?? (minItems > 0 ? {} : undefined);
}

/** How many values one holds, itself among them; no further than a bit more than `most`. */
function countValues(value: unknown, most: number): number {
  let count = 1;
  for (const inner of typeof value === 'object' && value !== null ? Object.values(value) : []) {
    if (count > most) break;
    count += countValues(inner, most - count);
  }
  return count;
}

/** The `index`th of a row of different values. */
function distinct(first: unknown, { index, items, spot }: { index: number; items: Schema; spot: Spot }): unknown {
  const resolved = resolveSchema(items, spot.sampler.schemas);
  if (index === 0) return first;
  if (resolved.enum) return resolved.enum.filter((value) => value !== first)[index - 1] ?? first;
  if (typeof first === 'number') return first + index * (resolved.multipleOf ?? 1);
  return typeof first === 'string' ? `${first}${index + 1}` : first;
}
