import { plainTitle } from '../../base/text/plain-title.ts';
import { isExactNumber, nearestNumber } from '../../base/values/exact-number.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { Schema, SchemaCondition } from '../../model/api/schema.ts';
import type { ExactNumber } from '../../model/exact-number.ts';
import { conditionText } from './condition-text.ts';

export type ConstraintKey =
  | 'format'
  | 'range'
  | 'minLength'
  | 'maxLength'
  | 'length'
  | 'pattern'
  | 'minItems'
  | 'maxItems'
  | 'items'
  | 'unique'
  | 'minProperties'
  | 'maxProperties'
  | 'properties'
  | 'multiple'
  | 'encoding'
  | 'mediaType'
  | 'contains'
  | 'propertyNames'
  | 'dependent'
  | 'if'
  | 'then'
  | 'else'
  | 'closed'
  | 'xml'
  | 'written'
  | 'empty'
  | 'not'
  | 'const'
  | 'default'
  | 'example';

/** One limit that readers see beside a field. */
export interface Constraint {
  name: ConstraintKey;
  /** Set where it holds for what a list holds. */
  of?: 'each';
  /** In English. */
  label: string;
  /** What the description calls it. */
  about?: string;
  /** A piece of code; empty where the label says everything. */
  value: string;
}

/**
 * The constraints of a resolved schema that are shown, in reading order (docs/format.md#schemas).
 * Enumerated values are not among them: see `enumValues`.
 */
export function schemaConstraints(schema: Schema): Constraint[] {
  const range = between({
    from: schema.minimum,
    above: schema.exclusiveMinimum,
    to: schema.maximum,
    below: schema.exclusiveMaximum,
  });
  return [
    text('format', 'Format', schema.format === 'binary' || schema.format === 'base64' ? undefined : schema.format),
    text('range', 'Required range', range),
    count('length', 'length', [schema.minLength, schema.maxLength]),
    text('pattern', 'Pattern', schema.pattern),
    ...(schema.alsoPatterns ?? []).map((pattern) => text('pattern', 'Pattern', pattern)),
    count('items', 'number of items', [schema.minItems, schema.maxItems]),
    schema.uniqueItems ? { name: 'unique' as const, label: 'Items are unique', value: '' } : null,
    count('properties', 'number of properties', [schema.minProperties, schema.maxProperties]),
    schema.additionalProperties === false ? { name: 'closed' as const, label: 'No other properties', value: '' } : null,
    text('multiple', 'Multiple of', schema.multipleOf?.toString()),
    text('encoding', 'Encoding', schema.contentEncoding),
    text('mediaType', 'Content type', schema.contentMediaType),
    ...partConstraints(schema),
    ...(schema.conditions ?? []).flatMap(conditionConstraints),
    text('const', 'Always', writeJson(schema.const)),
    text('default', 'Default', writeJson(schema.default)),
    ...(schema.examples ?? []).slice(0, maxExamples).map((example) => text('example', 'Example', writeJson(example))),
  ].filter((constraint) => constraint !== null);
}

/** More of them say no more. */
const maxExamples = 10;

/** Limits that are schemas themselves, as these are written. */
function partConstraints(schema: Schema): (Constraint | null)[] {
  const { contains, minContains, maxContains, propertyNames, dependentRequired, not } = schema;
  const times = between({ from: minContains, to: maxContains });
  const held = contains && [writeJson(contains), times].filter(Boolean).join(', ');
  return [
    text('contains', 'Contains', held),
    text('propertyNames', 'Property names', propertyNames && writeJson(propertyNames)),
    ...Object.entries(dependentRequired ?? {}).map(([name, others]) =>
      text('dependent', 'Asks for', `${name} → ${others.join(', ')}`),
    ),
    // A schema that nothing fits is no limit of a value.
    text('not', 'Not', not && Object.keys(not).length > 0 ? unwantedText(not) : undefined),
  ];
}

/** Values alone are told without the words of JSON Schema around them. */
function unwantedText(not: Schema): string | undefined {
  const [[key, value] = [], ...others] = Object.entries(not);
  if (others.length > 0 || (key !== 'enum' && key !== 'const')) return writeJson(not);
  return (key === 'enum' ? (value as unknown[]) : [value]).map((one) => writeJson(one)).join(', ');
}

function conditionConstraints({ if: test, then: yes, else: no }: SchemaCondition): (Constraint | null)[] {
  return [
    told(test, text('if', 'If', conditionText(test, 'test'))),
    told(yes, text('then', 'Then', yes && conditionText(yes, 'rule'))),
    told(no, text('else', 'Else', no && conditionText(no, 'rule'))),
  ];
}

/** With what the description says of a part of a condition, in one line. */
function told({ title = '', description = '' }: Schema = {}, constraint: Constraint | null): Constraint | null {
  const about = [title, description].map(plainTitle).filter(Boolean).join(': ');
  return constraint && about !== '' ? { ...constraint, about } : constraint;
}

function text(name: Constraint['name'], label: string, value: string | undefined): Constraint | null {
  return value === undefined || value === '' ? null : { name, label, value };
}

type Bound = number | ExactNumber;

function between({
  from,
  above,
  to,
  below,
}: {
  from?: Bound;
  above?: Bound;
  to?: Bound;
  below?: Bound;
}): string | undefined {
  const lower =
    above !== undefined && (from === undefined || nearestNumber(above) >= nearestNumber(from))
      ? `${boundText(above)} < `
      : from !== undefined
        ? `${boundText(from)} <= `
        : '';
  const upper =
    below !== undefined && (to === undefined || nearestNumber(below) <= nearestNumber(to))
      ? ` < ${boundText(below)}`
      : to !== undefined
        ? ` <= ${boundText(to)}`
        : '';
  if (lower && upper) return `${lower}x${upper}`;
  if (lower)
    return above !== undefined && lower.includes(' < ') ? `x > ${boundText(above)}` : `x >= ${boundText(from!)}`;
  return upper ? `x${upper}` : undefined;
}

/** The largest values of 64 bits with and without a sign, as JavaScript rounds them when it reads a description. */
const largest = new Map([
  [2 ** 63, 2n ** 63n - 1n],
  [2 ** 64, 2n ** 64n - 1n],
]);
/** From here on nobody writes all digits, and neither does JavaScript. */
const maxWritten = 1e21;

/** A bound with its digits: JavaScript writes zeros for those that it does not need to tell a number from others. */
function boundText(written: Bound): string {
  if (isExactNumber(written) && !/e/i.test(written['\0'])) return written['\0'];
  const bound = nearestNumber(written);
  if (Number.isSafeInteger(bound) || !Number.isInteger(bound) || Math.abs(bound) >= maxWritten) return String(bound);
  return String(largest.get(bound) ?? BigInt(bound));
}

/** At least none is no limit. */
function count(
  name: 'length' | 'items' | 'properties',
  label: string,
  [least = 0, most]: [number?, number?],
): Constraint | null {
  if (most === undefined) return least === 0 ? null : text(`min${capital(name)}`, `Minimum ${label}`, boundText(least));
  if (least === 0) return text(`max${capital(name)}`, `Maximum ${label}`, boundText(most));
  return text(name, capital(label), least === most ? boundText(most) : `${boundText(least)} - ${boundText(most)}`);
}

function capital<Text extends string>(text: Text): Capitalize<Text> {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;
}
