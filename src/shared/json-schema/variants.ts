import { sameValue } from '../../base/values/same-value.ts';
import type { Discriminator, Schema } from '../../model/api/schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { mergeSchemas, multiplyAlternatives } from './merge-schemas.ts';
import { resolveSchema } from './resolve-schema.ts';
import { schemaName } from './schema-name.ts';
import { discriminatedKeys } from './schema-references.ts';
import { schemaTypes } from './schema-types.ts';
import { typeLabel } from './type-label.ts';
import { ownValue } from './untrusted-value.ts';

export interface Variant {
  /** Unique among its siblings. */
  title: string;
  /** Resolved, and complete: what stands beside the alternatives is merged in. */
  schema: Schema;
  /** As written. */
  option: Schema;
}

const maxDepth = 10;
/** Alternatives of one choice that are told apart. */
const maxVariants = 1000;
/** Alternatives of one list beyond which a choice among them is not taken apart, but chosen from in its turn. */
const maxFlat = 50;

/**
 * The alternatives a reader chooses from: those of `oneOf` and `anyOf`, those a discriminator names, or the types of a
 * list of types. Empty when there is nothing to choose. `null` is an alternative like any other; one that contradicts
 * what stands beside it is left out (docs/format.md#schemas).
 */
export function schemaVariants(schema: Schema, schemas: Schemas): Variant[] {
  const variants: Variant[] = [];
  const titles = new Map<string, number>();
  for (const variant of eachVariant(schema, schemas)) {
    const uses = (titles.get(variant.title) ?? 0) + 1;
    titles.set(variant.title, uses);
    variants.push(uses === 1 ? variant : { ...variant, title: `${variant.title} (${uses})` });
    if (variants.length === maxVariants) break;
  }
  return variants;
}

/** Whether the title of an alternative is that of its type, with a number where others have it as well. */
export function isNamedByType(title: string, type: string): boolean {
  return title.replace(/ \(\d+\)$/, '') === type;
}

/**
 * The first alternative that is more than `null`, without working out the others; `null` when there is nothing to
 * choose.
 */
export function firstVariant(schema: Schema, schemas: Schemas): Schema | null {
  return leadingVariant(schema, schemas, () => true)?.schema ?? null;
}

/**
 * As `firstVariant`, of the alternatives that may be looked into, with how it is written; `undefined` when none may be,
 * and `null` is none of them.
 */
export function leadingVariant(
  schema: Schema,
  schemas: Schemas,
  mayEnter: (option: Schema) => boolean,
): Pick<Variant, 'schema' | 'option'> | null | undefined {
  let last: Variant | null | undefined = null;
  for (const variant of eachVariant(schema, schemas)) {
    const isNull = variant.schema.type === 'null';
    if (!isNull && mayEnter(variant.option)) return variant;
    last = isNull ? variant : (last ?? undefined);
  }
  return last;
}

/** A choice on its way to the alternatives of one list. */
interface Choice {
  depth: number;
  /** Alternatives that the choices around this one name, where they say nothing else. Schemas go by their keys. */
  around: Set<unknown>;
  list: { length: number };
}

/** One after the other, each put together when it is asked for. */
export function* eachVariant(
  schema: Schema,
  schemas: Schemas,
  { depth, around, list }: Choice = { depth: 0, around: new Set(), list: { length: 0 } },
): Generator<Variant> {
  const resolved = resolveSchema(schema, schemas);
  const options = optionsOf(resolved);
  if (!options) return;
  const base = baseOf(resolved);
  const { discriminator } = resolved;
  const named = Object.keys(base).length === 0 && !discriminator ? around : new Set();
  const isOnly = options.filter((option) => resolveSchema(option, schemas).type !== 'null').length === 1;
  const tagsOf = readTags(discriminator);
  const own = new Set([discriminator]);
  for (const option of options) {
    // Choices that share their alternatives would double with each level.
    if (isNamedBefore(option, named)) continue;
    const single = withoutChoice(resolveSchema(option, schemas), own);
    const tags = tagsOf.get(option.$ref) ?? [];
    const whole = mergeSchemas(base, withTag(single, { option, resolved, tags, schemas }));
    if (!whole) continue;
    // `oneOf: [A, null]` where A itself is a choice reads best as one flat list.
    list.length++;
    if (depth < maxDepth && list.length <= maxFlat && isChoice(whole) && (isOnly || whole.properties === undefined))
      yield* eachVariant(whole, schemas, { depth: depth + 1, around: named, list });
    else yield { title: titleOf(option, { whole, tags, schemas }), schema: whole, option };
  }
}

/**
 * Names that a discriminator's mapping gives to alternatives, by their keys. Read once for all: of hundreds, each
 * inherits a mapping that names hundreds.
 */
function readTags({ mapping = {} }: Partial<Discriminator> = {}): Map<string | undefined, string[]> {
  return Map.groupBy(Object.keys(mapping), (name) => mapping[name]);
}

/**
 * A base type that is one of its own alternatives is meant by itself there. `own`: its discriminator, and those that
 * were found to be the same.
 */
function withoutChoice(variant: Schema, own: Set<Discriminator | undefined>): Schema {
  const { discriminator, ...rest } = variant;
  if (!discriminator || !(own.has(discriminator) || sameValue(discriminator, [...own][0]))) return variant;
  own.add(discriminator);
  return rest;
}

function isNamedBefore(option: Schema, named: Set<unknown>): boolean {
  const key = option.$ref !== undefined && Object.keys(option).length === 1 ? option.$ref : option;
  if (named.has(key)) return true;
  named.add(key);
  return false;
}

function optionsOf(schema: Schema): Schema[] | null {
  if (schema.oneOf && schema.anyOf) return multiplyAlternatives(schema.oneOf, schema.anyOf);
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return options;
  const { discriminator } = schema;
  const named = discriminator && Object.keys(discriminator.mapping).length > 0 ? discriminatedKeys(discriminator) : [];
  if (named.length > 0) return [...new Set(named)].map(($ref) => ({ $ref }));
  return Array.isArray(schema.type) && schema.type.length > 1 ? schema.type.map((type) => ({ type })) : null;
}

const ofTheChoice = [
  'oneOf',
  'anyOf',
  'discriminator',
  'title',
  'description',
  'examples',
  'default',
  'extensions',
] as const;

/** What holds for every alternative. Texts and examples describe the choice as a whole, so they stay with it. */
function baseOf(schema: Schema): Schema {
  const base = { ...schema };
  for (const key of ofTheChoice) delete base[key];
  return base;
}

function isChoice(schema: Schema): boolean {
  return schema.oneOf !== undefined || schema.anyOf !== undefined;
}

interface TagContext {
  option: Schema;
  resolved: Schema;
  /** Names that the mapping gives to the alternative. */
  tags: string[];
  schemas: Schemas;
}

/**
 * Writes the discriminator's value into an alternative, so that its samples and its fields show it. What no mapping
 * names has the name of its schema (OpenAPI 3, "Discriminator Object"), where the property takes that; what a value
 * without a known name is has any that none of the others has.
 */
function withTag(variant: Schema, { option, resolved, tags: mapped, schemas }: TagContext): Schema {
  if (!resolved.discriminator || option.$ref === undefined) return variant;
  const { propertyName, otherwise } = resolved.discriminator;
  const property = ownProperty(variant, propertyName) ?? ownProperty(resolved, propertyName);
  if (!property || property.const !== undefined) return variant;
  const tags = mapped.length || !takesText(property, option.$ref, schemas) ? mapped : [option.$ref];
  const limit =
    otherwise === option.$ref ? otherNames(mapped, resolved) : tags.length === 1 ? { const: tags[0] } : { enum: tags };
  if (tags.length === 0 || (limit.not && resolveSchema(property, schemas).not)) return variant;
  return { ...variant, properties: { ...variant.properties, [propertyName]: { allOf: [property], ...limit } } };
}

/** What the property of a discriminator holds where all names but `own` mean something else. */
function otherNames(own: readonly string[], resolved: Schema): Schema {
  const { mapping = {}, otherwise } = resolved.discriminator ?? {};
  const mapped = new Set(Object.values(mapping));
  const unmapped = (optionsOf(resolved) ?? []).flatMap(({ $ref }) =>
    $ref === undefined || mapped.has($ref) ? [] : $ref,
  );
  const names = [...Object.keys(mapping), ...unmapped].filter((name) => !own.includes(name) && name !== otherwise);
  return { ...(names.length > 0 && { not: { enum: names } }), ...(own.length > 0 && { examples: [own[0]] }) };
}

/** What is only required may be anything. */
function ownProperty({ properties = {}, required }: Schema, name: string): Schema | undefined {
  return ownValue(properties, name) ?? (required?.includes(name) ? {} : undefined);
}

function takesText(property: Schema, text: string, schemas: Schemas): boolean {
  const { enum: values, const: only } = resolveSchema(property, schemas);
  return only === undefined && (values?.includes(text) ?? true);
}

function titleOf(
  option: Schema,
  { whole, tags, schemas }: { whole: Schema; tags: string[]; schemas: Schemas },
): string {
  if (tags.length > 0) return tags.join(' | ');
  if (whole.title) return whole.title;
  const isNamed = schemaTypes(whole).includes('object') || schemaTypes(whole).length === 0;
  return (isNamed && schemaName(option)) || typeLabel(whole, schemas);
}
