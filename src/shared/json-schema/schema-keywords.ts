import { plainTitle } from '../../base/text/plain-title.ts';
import { isExactNumber, nearestNumber } from '../../base/values/exact-number.ts';
import type { Schema, SchemaType } from '../../model/api/schema.ts';
import type { ExactNumber } from '../../model/exact-number.ts';
import { asList, asText, asTexts, asTree, entriesOf, ownValue } from './untrusted-value.ts';

/** What a keyword's reader may ask for while it fills `schema`. */
export interface KeywordTools {
  read: (raw: unknown) => Schema;
  /** The key of the schema that a reference or a bare name points to, or `null`. */
  keyOf: (ref: string) => string | null;
  /** What an example means. */
  dataOf: (value: unknown) => unknown;
}

export type KeywordReader = (value: unknown, schema: Schema, tools: KeywordTools) => void;

type KeyOf<Value> = { [Key in keyof Schema]-?: NonNullable<Schema[Key]> extends Value ? Key : never }[keyof Schema];

function textKeyword(key: KeyOf<string>): [string, KeywordReader] {
  return [
    key,
    (value, schema) => {
      if (typeof value === 'string') schema[key] = value;
    },
  ];
}

function flagKeyword(key: 'deprecated' | 'readOnly' | 'writeOnly' | 'uniqueItems'): [string, KeywordReader] {
  return [
    key,
    (value, schema) => {
      if (value === true || value === 'true') schema[key] = true;
    },
  ];
}

function numberKeyword(key: KeyOf<number>): [string, KeywordReader] {
  return [
    key,
    (value, schema) => {
      const number = numberOf(value);
      if (number !== undefined) schema[key] = nearestNumber(number);
    },
  ];
}

function boundKeyword(key: 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'): [string, KeywordReader] {
  return [
    key,
    (value, schema) => {
      const bound = numberOf(value);
      if (bound !== undefined) schema[key] = bound;
    },
  ];
}

function numberOf(value: unknown): number | ExactNumber | undefined {
  if (isExactNumber(value)) return value;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function schemaKeyword(key: 'items' | 'not' | 'contains' | 'propertyNames' | 'contentSchema'): [string, KeywordReader] {
  return [
    key,
    (value, schema, { read }) => {
      if (asTree(value) || typeof value === 'boolean') schema[key] = read(value);
    },
  ];
}

function schemasKeyword(key: 'prefixItems' | 'allOf' | 'oneOf' | 'anyOf'): [string, KeywordReader] {
  return [
    key,
    (value, schema, { read }) => {
      const parts = asList(value).filter((part) => asTree(part) || typeof part === 'boolean');
      if (parts.length === 0) return;
      const isChoice = (key === 'oneOf' || key === 'anyOf') && parts.length > 1;
      schema[key] = parts.map((part) =>
        read(isChoice && isOnlyNullable(part) ? { ...asTree(part), nullable: false, type: 'null' } : part),
      );
    },
  ];
}

/** OpenAPI 3.0 has no type for `null`, so generators write `nullable: true` alone for it: any value, to the letter. */
function isOnlyNullable(part: unknown): boolean {
  const { nullable, title, description, ...rest } = asTree(part) ?? {};
  return nullable === true && Object.keys(rest).length === 0;
}

function schemaMapKeyword(key: 'properties' | 'patternProperties'): [string, KeywordReader] {
  return [
    key,
    (value, schema, { read }) => {
      if (asTree(value)) schema[key] = Object.fromEntries(entriesOf(value).map(([name, part]) => [name, read(part)]));
    },
  ];
}

const typeNames: Record<string, SchemaType | 'file' | 'any'> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  array: 'array',
  null: 'null',
  // Slips that real descriptions hold.
  str: 'string',
  text: 'string',
  int: 'integer',
  int32: 'integer',
  int64: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  dict: 'object',
  map: 'object',
  list: 'array',
  file: 'file',
  any: 'any',
};

function readType(value: unknown, schema: Schema): void {
  const written = (Array.isArray(value) ? value : [value]).map((name) => asText(name).toLowerCase());
  const names = written.map((name) => ownValue(typeNames, name) ?? 'any');
  if (names.length === 0 || names.includes('any')) return;
  if (names.includes('file')) schema.format ??= 'binary';
  const types = [...new Set(names.map((name) => (name === 'file' ? 'string' : name) as SchemaType))];
  schema.type = types.length === 1 ? types[0]! : types;
}

function readDiscriminator(value: unknown, schema: Schema, { keyOf }: KeywordTools): void {
  const propertyName = typeof value === 'string' ? value : asText(asTree(value)?.propertyName);
  if (propertyName === '') return;
  const mapping = entriesOf(asTree(value)?.mapping).flatMap(([name, target]) => {
    const key = typeof target === 'string' ? keyOf(target) : null;
    return key === null ? [] : [[name, key] as const];
  });
  const further = asTree(value)?.defaultMapping;
  const otherwise = typeof further === 'string' ? keyOf(further) : null;
  schema.discriminator = {
    propertyName,
    mapping: Object.fromEntries(mapping),
    ...(otherwise !== null && { otherwise }),
  };
}

function readItems(value: unknown, schema: Schema, tools: KeywordTools): void {
  if (!Array.isArray(value)) schemaKeyword('items')[1](value, schema, tools);
  else if (value.length > 0) schema.prefixItems = value.map(tools.read);
}

function readAdditionalProperties(value: unknown, schema: Schema, { read }: KeywordTools): void {
  if (typeof value === 'boolean') schema.additionalProperties = value;
  else if (asTree(value)) schema.additionalProperties = Object.keys(value as object).length === 0 ? true : read(value);
}

/** Reads OpenAPI 3.2's `nodeType` as the older words for the same. */
function readXml(value: unknown, schema: Schema): void {
  const tree = asTree(value);
  if (!tree) return;
  const texts = (['name', 'namespace', 'prefix'] as const).flatMap((key) =>
    asText(tree[key]) === '' ? [] : [[key, asText(tree[key])]],
  );
  const attribute = tree.attribute === true || tree.nodeType === 'attribute';
  const wrapped = tree.wrapped === true || (tree.nodeType === 'element' && schema.type === 'array');
  const text = tree.nodeType === 'text' || tree.nodeType === 'cdata' ? tree.nodeType : null;
  schema.xml = {
    ...Object.fromEntries(texts),
    ...(attribute && { attribute }),
    ...(wrapped && { wrapped }),
    ...(text && { text }),
  };
}

function readDependentRequired(value: unknown, schema: Schema): void {
  const entries = entriesOf(value).map(([name, others]): [string, string[]] => [name, asTexts(others)]);
  const asking = entries.filter(([, others]) => others.length > 0);
  if (asking.length > 0) schema.dependentRequired = Object.fromEntries(asking);
}

function readRequired(value: unknown, schema: Schema): void {
  const names = [...new Set([...(schema.required ?? []), ...asTexts(value)])];
  if (names.length > 0) schema.required = names;
}

/** One reader per keyword of JSON Schema 2020-12 that the normal form keeps; others are dropped. */
export const schemaKeywords: ReadonlyMap<string, KeywordReader> = new Map<string, KeywordReader>([
  ...(['description', 'format', 'pattern', 'contentMediaType', 'contentEncoding'] as const).map(textKeyword),
  ...(['deprecated', 'readOnly', 'writeOnly', 'uniqueItems'] as const).map(flagKeyword),
  ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const).map(boundKeyword),
  numberKeyword('multipleOf'),
  ...(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'] as const).map(numberKeyword),
  ...(['minContains', 'maxContains'] as const).map(numberKeyword),
  ...(['prefixItems', 'allOf', 'oneOf', 'anyOf'] as const).map(schemasKeyword),
  ...(['properties', 'patternProperties'] as const).map(schemaMapKeyword),
  ...(['not', 'contains', 'propertyNames', 'contentSchema'] as const).map(schemaKeyword),
  ['title', (value, schema) => void (typeof value === 'string' && (schema.title = plainTitle(value)))],
  ['type', readType],
  ['items', readItems],
  ['additionalProperties', readAdditionalProperties],
  ['required', readRequired],
  ['discriminator', readDiscriminator],
  ['dependentRequired', readDependentRequired],
  // Draft 7, which AsyncAPI is made of, has one word for both kinds.
  ['dependencies', readDependentRequired],
  ['xml', readXml],
  [
    'unevaluatedProperties',
    (value, schema, tools) => {
      if (schema.additionalProperties === undefined) readAdditionalProperties(value, schema, tools);
    },
  ],
  [
    'enum',
    (value, schema) => {
      if (Array.isArray(value) && value.length > 0) schema.enum = value;
    },
  ],
  [
    'const',
    (value, schema) => {
      schema.const = value;
    },
  ],
  [
    'default',
    (value, schema) => {
      schema.default = value;
    },
  ],
]);
