import type { Schema } from '../../model/api/schema.ts';
import { isNothing } from './is-nothing.ts';
import type { Schemas } from './merge-all-of.ts';
import { resolveSchema } from './resolve-schema.ts';
import { schemaTypes } from './schema-types.ts';

/**
 * Which way a value travels: a reader never sends what is `readOnly` and never receives what is `writeOnly`. `both`: a
 * schema is told of by itself.
 */
export type SchemaMode = 'request' | 'response' | 'both';

export interface VisibleProperty {
  /**
   * `named`: as written. `pattern` and `additional`: any number of names, `name` being the pattern or empty. `item`: a
   * place in a list whose places differ.
   */
  kind: 'named' | 'pattern' | 'additional' | 'item';
  name: string;
  /** Not resolved, so that a label can show the name of its type. */
  schema: Schema;
  required: boolean;
}

/**
 * The properties of an object schema that one side sees, in the order written, what is only required after what is
 * described; then those without fixed names.
 */
export function visibleProperties(schema: Schema, options: { schemas: Schemas; mode: SchemaMode }): VisibleProperty[] {
  return [...eachVisible(schema, options)];
}

/** Whether there are any: only as many are resolved as it takes to find one. */
export function showsProperties(schema: Schema, options: { schemas: Schemas; mode: SchemaMode }): boolean {
  return !eachVisible(schema, options).next().done;
}

function* eachVisible(
  object: Schema,
  { schemas, mode }: { schemas: Schemas; mode: SchemaMode },
): Generator<VisibleProperty> {
  const resolved = resolveSchema(object, schemas);
  const { patternProperties = {}, additionalProperties, prefixItems } = resolved;
  const required = new Set(resolved.required);
  const described = { ...conditionalProperties(resolved, schemas), ...resolved.properties };
  for (const [name, schema] of [...Object.entries(described), ...undescribedProperties(resolved, described)])
    if (isVisible(schema, { schemas, mode })) yield { kind: 'named', name, schema, required: required.has(name) };
  if (prefixItems) return yield* placesOf(resolved);
  for (const [name, schema] of Object.entries(patternProperties))
    if (isVisible(schema, { schemas, mode })) yield { kind: 'pattern', name, schema, required: false };
  if (typeof additionalProperties === 'object')
    yield { kind: 'additional', name: '', schema: additionalProperties, required: false };
}

/** A name as readers see it: JSON lets a property be called nothing, which is written as in JSON. */
export function visibleName(name: string): string {
  return name.trim() === '' ? `"${name}"` : name;
}

/** Properties of conditions that are written by reference; others are among the schema's own already. */
function conditionalProperties({ conditions = [] }: Schema, schemas: Schemas): Record<string, Schema> {
  const branches = conditions.flatMap((condition) => [condition.then, condition.else]);
  const found = branches.map((branch) => branch && resolveSchema(branch, schemas).properties);
  return Object.assign({}, ...found) as Record<string, Schema>;
}

/**
 * What is required and described nowhere: of any type, or of the only one that the object has for names of this kind.
 * Which pattern a name matches is not asked, since those of a description can take forever. The alternatives of a
 * choice have it each, as some describe it.
 */
function undescribedProperties(schema: Schema, described: Record<string, Schema>): [string, Schema][] {
  const { required, patternProperties, additionalProperties: further = true, oneOf, anyOf, discriminator } = schema;
  const names = required?.filter((name) => !Object.hasOwn(described, name)) ?? [];
  const isChoice = oneOf || anyOf || Object.keys(discriminator?.mapping ?? {})[0];
  if (names.length === 0 || isChoice || !schemaTypes(schema).includes('object')) return [];
  const possible = Object.values(patternProperties ?? {});
  if (further) possible.push(further === true ? {} : further);
  return possible[0] ? names.map((name) => [name, possible[1] ? {} : possible[0]!]) : [];
}

/** The places of a list by number, then all others. */
function placesOf({ prefixItems = [], items }: Schema): VisibleProperty[] {
  const rest = items && !isNothing(items) ? [{ name: '[…]', schema: items }] : [];
  const places = prefixItems.map((schema, index) => ({ name: `[${index}]`, schema }));
  return [...places, ...rest].map((place): VisibleProperty => ({ kind: 'item', ...place, required: false }));
}

/** Whether a property exists for one side (OpenAPI 3, "Schema Object": `readOnly` and `writeOnly`). */
export function isVisible(property: Schema, { schemas, mode }: { schemas: Schemas; mode: SchemaMode }): boolean {
  const resolved =
    property.$ref === undefined && property.allOf === undefined ? property : resolveSchema(property, schemas);
  if (isNothing(resolved)) return false;
  const filled = besideNull(resolved);
  const places = filled ? [resolved, resolveSchema(filled, schemas)] : [resolved];
  return !places.some(({ readOnly, writeOnly }) => (mode === 'request' ? readOnly : mode === 'response' && writeOnly));
}

/** What a value is that may be `null` instead, where that is one thing. */
function besideNull({ oneOf, anyOf }: Schema): Schema | undefined {
  const options = oneOf ?? anyOf ?? [];
  const filled = options.filter(({ type }) => type !== 'null');
  return filled.length === 1 && options.length > 1 ? filled[0] : undefined;
}
