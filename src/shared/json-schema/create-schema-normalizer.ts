import type { Schema, SchemaType } from '../../model/api/schema.ts';
import { addConditions } from './add-conditions.ts';
import { readAnnotatedValues } from './read-annotated-values.ts';
import type { KeywordTools } from './schema-keywords.ts';
import { schemaKeywords } from './schema-keywords.ts';
import type { UntrustedTree } from './untrusted-value.ts';
import { asText, asTree, entriesOf } from './untrusted-value.ts';

/** Finds what a `$ref` means. `scopes` are the enclosing schemas that have definitions of their own, innermost last. */
export type FindSchemaKey<Place> = (
  ref: string,
  at: { place: Place; scopes: readonly UntrustedTree[] },
) => string | null;

export interface SchemaNormalizer<Place> {
  /** The normal form of a schema as written. The same object always gives the same result object. */
  normalize: (raw: unknown, place: Place, scopes?: readonly UntrustedTree[]) => Schema;
}

/**
 * Brings schemas of JSON Schema drafts 4 to 2020-12 and of OpenAPI 2.0 to 3.2 into the model's one form. References
 * stay references, so the result is as small as the source; `findKey` is asked for the key of each, `dataOf` for what
 * an example means. `raw` must have passed `findTreeFault`.
 */
export function createSchemaNormalizer<Place>(
  findKey: FindSchemaKey<Place>,
  dataOf: (value: unknown, place: Place) => unknown = (value) => value,
): SchemaNormalizer<Place> {
  const known = new WeakMap<UntrustedTree, Schema>();
  function normalize(raw: unknown, place: Place, scopes: readonly UntrustedTree[] = []): Schema {
    if (raw === false) return { not: {} };
    const tree = asTree(raw);
    if (!tree) return {};
    const before = known.get(tree);
    if (before) return before;
    const inner = asTree(tree.$defs) || asTree(tree.definitions) ? [...scopes, tree] : scopes;
    const schema = normalizeTree(tree, {
      read: (part) => normalize(part, place, inner),
      keyOf: (ref) => findKey(ref, { place, scopes: inner }),
      dataOf: (value) => dataOf(value, place),
    });
    known.set(tree, schema);
    return schema;
  }
  return { normalize };
}

function normalizeTree(tree: UntrustedTree, tools: KeywordTools): Schema {
  const schema: Schema = {};
  const reference = tree.$ref ?? tree.$dynamicRef ?? tree.$recursiveRef;
  if (typeof reference === 'string') {
    const key = tools.keyOf(reference);
    if (key !== null) schema.$ref = key;
  }
  for (const key in tree) {
    const value = tree[key];
    // `x-parser-…` are notes that tools left for themselves.
    if (key.startsWith('x-parser-')) continue;
    if (key.startsWith('x-')) (schema.extensions ??= {})[key] = value;
    else schemaKeywords.get(key)?.(value, schema, tools);
  }
  addConditions(tree, schema, tools);
  addFurtherItems(tree, schema, tools);
  addExamples(tree, schema, tools);
  addExclusiveBounds(tree, schema);
  addRequiredOfProperties(tree, schema);
  addDeprecation(schema);
  addExternalDocs(tree, schema);
  const read = readAnnotatedValues(schema);
  return tree.nullable === true || tree['x-nullable'] === true ? allowNull(read) : read;
}

/** What follows the places of a list, by the names that drafts 4 to 2019-09 and 2020-12 have for it beside `items`. */
function addFurtherItems(tree: UntrustedTree, schema: Schema, { read }: KeywordTools): void {
  const further = tree.additionalItems ?? tree.unevaluatedItems;
  if (schema.prefixItems && !schema.items && (asTree(further) || further === false)) schema.items = read(further);
}

function addExamples(tree: UntrustedTree, schema: Schema, { dataOf }: KeywordTools): void {
  const more = Array.isArray(tree.examples)
    ? tree.examples
    : entriesOf(tree.examples).map(([, example]) => asTree(example)?.value ?? example);
  const own = Object.hasOwn(tree, 'example')
    ? [tree.example]
    : Object.hasOwn(tree, 'x-example')
      ? [tree['x-example']]
      : [];
  const examples = [...own, ...more].map(dataOf).filter((example) => example !== undefined);
  if (examples.length > 0) schema.examples = examples;
}

/** Draft 4 and OpenAPI 3.0 write `exclusiveMinimum: true` beside the bound itself. */
function addExclusiveBounds(tree: UntrustedTree, schema: Schema): void {
  if (tree.exclusiveMinimum === true && schema.minimum !== undefined) {
    schema.exclusiveMinimum = schema.minimum;
    delete schema.minimum;
  }
  if (tree.exclusiveMaximum === true && schema.maximum !== undefined) {
    schema.exclusiveMaximum = schema.maximum;
    delete schema.maximum;
  }
}

/** `required: true` on a property is draft 3, but people still write it. */
function addRequiredOfProperties(tree: UntrustedTree, schema: Schema): void {
  const names = entriesOf(tree.properties)
    .filter(([, part]) => asTree(part)?.required === true)
    .map(([name]) => name);
  if (names.length > 0) schema.required = [...new Set([...(schema.required ?? []), ...names])];
}

/** What is written elsewhere about a schema is part of what is said of it. */
function addExternalDocs(tree: UntrustedTree, schema: Schema): void {
  const docs = asTree(tree.externalDocs);
  const url = asText(docs?.url).trim();
  if (url === '') return;
  const label = asText(docs?.description).replace(/\s+/g, ' ').trim() || url;
  const link = `[${label.replace(/[[\]\\]/g, '\\$&')}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`;
  schema.description = [schema.description?.trim(), link].filter(Boolean).join('\n\n');
  schema.externalDocs = { description: link };
}

function addDeprecation(schema: Schema): void {
  if (schema.extensions?.['x-deprecated'] === true) schema.deprecated = true;
}

/**
 * Writes `nullable: true` as JSON Schema does: a `null` in `type`, or one more alternative where there is no type or
 * where what stands beside it would forbid `null` again, since generators have no other way to say it of a reference.
 */
function allowNull(schema: Schema): Schema {
  const { type } = schema;
  const widened: Schema = type === undefined ? schema : { ...schema, type: withNull(type) };
  if (type === undefined && schema.enum) return { ...schema, enum: [...new Set([...schema.enum, null])] };
  for (const key of ['oneOf', 'anyOf'] as const) {
    const options = schema[key];
    if (options)
      return options.some((option) => option.type === 'null' || (type !== undefined && isOpenToNull(option)))
        ? widened
        : { ...widened, [key]: [...options, { type: 'null' }] };
  }
  const parts = [...(schema.allOf ?? []), ...(schema.$ref === undefined ? [] : [{ $ref: schema.$ref }])];
  if (parts.length === 0 || (type !== undefined && parts.every(isOpenToNull))) return widened;
  const { $ref, allOf, properties, required, additionalProperties, discriminator, ...shown } = schema;
  delete shown.type;
  const own = { $ref, type, allOf, properties, required, additionalProperties, discriminator };
  const option = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return { ...shown, anyOf: [option, { type: 'null' }] };
}

function withNull(type: SchemaType | SchemaType[]): SchemaType[] {
  return [...new Set([type, 'null' as const].flat())];
}

/** Whether a part says nothing that `null` would not satisfy. */
function isOpenToNull({ $ref, type, enum: values, const: value, allOf, oneOf, anyOf }: Schema): boolean {
  return type === undefined
    ? [$ref, values, value, allOf, oneOf, anyOf].every((part) => part === undefined)
    : [type].flat().includes('null');
}
