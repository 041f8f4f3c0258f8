import { nearestNumber } from '../../base/values/exact-number.ts';
import { isObject } from '../../base/values/is-object.ts';
import { sameValue } from '../../base/values/same-value.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { Schema, SchemaType } from '../../model/api/schema.ts';
import { schemaTypes, typeOfValue } from './schema-types.ts';
import type { UntrustedTree } from './untrusted-value.ts';

/** Where alternatives multiply with each other, this many are kept. */
const maxCombinations = 1000;
/** Where combinations multiply again, as they do at every level of an inheritance. */
const maxAgain = 30;

type Merger = (a: Schema, b: Schema) => Partial<Schema> | null;

/**
 * The schema of values that satisfy both, or `null` when there are none (docs/format.md#schemas): bounds
 * intersect, properties unite, descriptions join. Parts that both have become `allOf`s, so nothing deep is touched.
 */
export function mergeSchemas(a: Schema, b: Schema): Schema | null {
  const merged: Schema = { ...a, ...b };
  for (const merge of mergers) {
    const part = merge(a, b);
    if (part === null) return null;
    Object.assign(merged, part);
  }
  return merged;
}

/**
 * A list of schemas as one, like `mergeSchemas` of two. One that contradicts those before it is left out. What grows
 * with their number is put together once: pair by pair, 3,000 schemas with a property each would take a minute.
 */
export function mergeInOrder(schemas: readonly Schema[]): Schema {
  const taken: Schema[] = [];
  let merged: Schema = {};
  for (const schema of schemas) {
    const rest = { ...schema };
    for (const key of Object.keys(collectors)) delete rest[key as keyof Schema];
    const both = mergeSchemas(merged, rest);
    if (both === null) continue;
    merged = both;
    taken.push(schema);
  }
  return { ...merged, ...collectParts(taken) };
}

const mergers: Merger[] = [
  mergeTypes,
  mergeValues,
  mergeBounds,
  mergePatterns,
  (a, b) => collectParts([a, b]),
  mergeAdditional,
  mergeItems,
  mergeAlternatives,
  mergeAnnotations,
];

function mergeTypes(a: Schema, b: Schema): Partial<Schema> | null {
  if (a.type === undefined || b.type === undefined) return {};
  const right = schemaTypes(b);
  const shared = schemaTypes(a).flatMap((type): SchemaType[] => {
    if (right.includes(type)) return [type];
    if (type === 'integer' && right.includes('number')) return ['integer'];
    return type === 'number' && right.includes('integer') ? ['integer'] : [];
  });
  const both = [...new Set(shared)];
  if (both.length === 0) return null;
  return { type: both.length === 1 ? both[0]! : both };
}

function mergeValues(a: Schema, b: Schema): Partial<Schema> | null {
  if (a.const !== undefined && b.const !== undefined && !sameValue(a.const, b.const)) return null;
  const value = b.const ?? a.const;
  if (!a.enum || !b.enum) {
    const options = ofType(a, b) ?? ofType(b, a) ?? a.enum ?? b.enum;
    if (value === undefined && options) return { enum: options };
    return value === undefined || !options || options.some((option) => sameValue(option, value)) ? {} : null;
  }
  const allowed = new Set(b.enum.map((option) => writeJson(option)));
  const both = a.enum.filter((option) => allowed.has(writeJson(option)));
  return both.length === 0 ? null : { enum: both };
}

/** The values of one part that have the type which another part asks for; `undefined` where that leaves none. */
function ofType({ enum: values, type }: Schema, other: Schema): unknown[] | undefined {
  if (!values || type !== undefined || other.type === undefined) return undefined;
  const types = schemaTypes(other);
  const kept = values.filter((value) => {
    const own = typeOfValue(value);
    return types.includes(own) || (own === 'integer' && types.includes('number'));
  });
  return kept.length > 0 ? kept : undefined;
}

const bounds = [
  ...(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const),
  ...(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const),
];

function mergeBounds(a: Schema, b: Schema): Partial<Schema> {
  const merged: Partial<Schema> = {};
  for (const key of bounds) {
    const [one, other] = [a[key], b[key]];
    if (one === undefined || other === undefined) continue;
    const isLarger = nearestNumber(one) > nearestNumber(other);
    Object.assign(merged, { [key]: isLarger === /min/i.test(key) ? one : other });
  }
  if (a.multipleOf && b.multipleOf) merged.multipleOf = leastCommonMultiple(a.multipleOf, b.multipleOf);
  return merged;
}

/** A text must match each of them; the last stands in its usual place. */
function mergePatterns(a: Schema, b: Schema): Partial<Schema> {
  if (a.pattern === undefined || b.pattern === undefined) return {};
  const others = new Set([a.pattern, ...(a.alsoPatterns ?? []), ...(b.alsoPatterns ?? [])]);
  others.delete(b.pattern);
  return others.size === 0 ? {} : { alsoPatterns: [...others] };
}

function leastCommonMultiple(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return Math.max(a, b);
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return Math.abs(a * b) / x;
}

/** Of keywords that only gather, however many schemas have them: all values, in order, as one. */
const collectors: { [Key in keyof Schema]?: (values: NonNullable<Schema[Key]>[]) => Schema[Key] } = {
  properties: uniteMaps,
  patternProperties: uniteMaps,
  required: (lists) => [...new Set(lists.flat())],
  conditions: (lists) => [...new Set(lists.flat())],
  extensions: joinEntries,
  enumNotes: joinEntries,
  dependentRequired: (maps) =>
    Object.fromEntries(
      Array.from(
        Map.groupBy(
          maps.flatMap((map) => Object.entries(map)),
          ([name]) => name,
        ),
        ([name, same]) => [name, [...new Set(same.flatMap(([, others]) => others))]],
      ),
    ),
  examples: uniteExamples,
};

function collectParts(schemas: readonly Schema[]): Partial<Schema> {
  const collected: Partial<Schema> = {};
  for (const [key, collect] of Object.entries(collectors) as [keyof Schema, (values: unknown[]) => unknown][]) {
    const values = schemas.map((schema) => schema[key]).filter((value) => value !== undefined);
    if (values.length > 1) Object.assign(collected, { [key]: collect(values) });
    else if (values.length === 1) Object.assign(collected, { [key]: values[0] });
  }
  return collected;
}

function uniteMaps(maps: readonly Record<string, Schema>[]): Record<string, Schema> {
  const united = new Map<string, Schema>();
  for (const map of maps) {
    for (const [name, part] of Object.entries(map)) {
      const other = united.get(name);
      united.set(name, other && other !== part ? { allOf: [other, part] } : part);
    }
  }
  return Object.fromEntries(united);
}

/** Parts of an object each show their own piece of an example; other examples stand for those before them. */
function uniteExamples(lists: readonly unknown[][]): unknown[] {
  const firstOfPieces = lists.findLastIndex(([first]) => !isObject(first)) + 1;
  const pieces = lists.slice(firstOfPieces);
  if (pieces.length < 2) return lists.at(-1)!;
  return [joinEntries(pieces.map(([first]) => first as UntrustedTree)), ...pieces.at(-1)!.slice(1)];
}

/** Of entries with one name the last, in the place of the first. A name may be any text, `__proto__` included. */
function joinEntries<Value>(maps: readonly Record<string, Value>[]): Record<string, Value> {
  return Object.fromEntries(maps.flatMap((map) => Object.entries(map)));
}

function mergeAdditional({ additionalProperties: a }: Schema, { additionalProperties: b }: Schema): Partial<Schema> {
  if (a === undefined || b === undefined) return {};
  if (a === false || b === false) return { additionalProperties: false };
  if (a === true) return { additionalProperties: b };
  return { additionalProperties: b === true ? a : { allOf: [a, b] } };
}

function mergeItems(a: Schema, b: Schema): Partial<Schema> {
  const merged: Partial<Schema> = {};
  if (a.items && b.items && a.items !== b.items) merged.items = { allOf: [a.items, b.items] };
  if (a.prefixItems && b.prefixItems && a.prefixItems !== b.prefixItems) merged.prefixItems = mergePlaces(a, b);
  if (a.propertyNames && b.propertyNames)
    merged.propertyNames = mergeSchemas(a.propertyNames, b.propertyNames) ?? b.propertyNames;
  if (a.not && b.not && a.not !== b.not) merged.not = { anyOf: [a.not, b.not] };
  return merged;
}

/** A place that only one of both lists has is a further item of the other. */
function mergePlaces(a: Schema, b: Schema): Schema[] {
  const [left, right] = [a.prefixItems!, b.prefixItems!];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const both = [left[index] ?? a.items, right[index] ?? b.items].filter((part) => part !== undefined);
    return both.length === 1 ? both[0]! : { allOf: both };
  });
}

function mergeAlternatives(a: Schema, b: Schema): Partial<Schema> {
  const merged: Partial<Schema> = {};
  for (const key of ['oneOf', 'anyOf'] as const) {
    const [left, right] = [a[key], b[key]];
    if (!left || !right || left === right) continue;
    merged[key] = multiplyAlternatives(left, right);
  }
  return merged;
}

/** Every alternative of one list with every one of another; where these were too many to tell apart, the first list. */
export function multiplyAlternatives(left: Schema[], right: Schema[]): Schema[] {
  const ofLeft = products.get(left) ?? new WeakMap<Schema[], Schema[]>();
  products.set(left, ofLeft);
  const product = ofLeft.get(right) ?? multiply(left, right);
  ofLeft.set(right, product);
  return product;
}

/** The same two lists give the same objects, so that what is known of these is found again. */
const products = new WeakMap<Schema[], WeakMap<Schema[], Schema[]>>();

function multiply(left: Schema[], right: Schema[]): Schema[] {
  const most = [left, right].some(isMultiplied) ? maxAgain : maxCombinations;
  if (left.length * right.length > most) return left;
  return left.flatMap((one) => right.map((other) => ({ allOf: [one, other] })));
}

function isMultiplied(list: Schema[]): boolean {
  return list.every((option) => option.allOf?.length === 2 && Object.keys(option).length === 1);
}

function mergeAnnotations(a: Schema, b: Schema): Partial<Schema> {
  const merged: Partial<Schema> = {};
  if (a.description && b.description && a.description !== b.description)
    merged.description = `${a.description}\n\n${b.description}`;
  if (a.title && b.title) merged.title = a.title;
  return merged;
}
