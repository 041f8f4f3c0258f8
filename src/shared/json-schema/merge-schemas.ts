import { nearestNumber } from '../../base/values/exact-number.ts';
import { isObject } from '../../base/values/is-object.ts';
import { sameValue } from '../../base/values/same-value.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { Schema, SchemaType } from '../../model/api/schema.ts';
import { schemaTypes } from './schema-types.ts';
import { ownValue } from './untrusted-value.ts';

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

const mergers: Merger[] = [
  mergeTypes,
  mergeValues,
  mergeBounds,
  mergeProperties,
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
    const options = a.enum ?? b.enum;
    return value === undefined || !options || options.some((option) => sameValue(option, value)) ? {} : null;
  }
  const allowed = new Set(b.enum.map((option) => writeJson(option)));
  const both = a.enum.filter((option) => allowed.has(writeJson(option)));
  return both.length === 0 ? null : { enum: both };
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

function leastCommonMultiple(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return Math.max(a, b);
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return Math.abs(a * b) / x;
}

function mergeProperties(a: Schema, b: Schema): Partial<Schema> {
  const merged: Partial<Schema> = {};
  if (a.properties && b.properties) merged.properties = uniteMaps(a.properties, b.properties);
  if (a.patternProperties && b.patternProperties)
    merged.patternProperties = uniteMaps(a.patternProperties, b.patternProperties);
  if (a.required && b.required) merged.required = [...new Set([...a.required, ...b.required])];
  const additional = [a.additionalProperties, b.additionalProperties];
  if (additional[0] !== undefined && additional[1] !== undefined)
    merged.additionalProperties = mergeAdditional(additional[0], additional[1]);
  return merged;
}

function mergeAdditional(a: Schema | boolean, b: Schema | boolean): Schema | boolean {
  if (a === false || b === false) return false;
  if (a === true) return b;
  return b === true ? a : { allOf: [a, b] };
}

function uniteMaps(a: Record<string, Schema>, b: Record<string, Schema>): Record<string, Schema> {
  const shared = Object.entries(b).map(([name, part]): [string, Schema] => {
    const other = ownValue(a, name);
    return [name, other && other !== part ? { allOf: [other, part] } : part];
  });
  return { ...a, ...Object.fromEntries(shared) };
}

function mergeItems(a: Schema, b: Schema): Partial<Schema> {
  const merged: Partial<Schema> = {};
  if (a.items && b.items && a.items !== b.items) merged.items = { allOf: [a.items, b.items] };
  if (a.not && b.not && a.not !== b.not) merged.not = { anyOf: [a.not, b.not] };
  if (a.conditions && b.conditions) merged.conditions = [...new Set([...a.conditions, ...b.conditions])];
  return merged;
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
  for (const key of ['extensions', 'enumNotes'] as const)
    if (a[key] && b[key]) Object.assign(merged, { [key]: { ...a[key], ...b[key] } });
  if (a.examples && b.examples) merged.examples = mergeExamples(a.examples, b.examples);
  return merged;
}

/** Two parts of an object each show their own half of an example. */
function mergeExamples(a: unknown[], b: unknown[]): unknown[] {
  const [left, right] = [a[0], b[0]];
  if (!isObject(left) || !isObject(right)) return b;
  return [{ ...left, ...right }, ...b.slice(1)];
}
