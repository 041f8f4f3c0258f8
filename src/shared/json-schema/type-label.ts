import type { Schema, SchemaType } from '../../model/api/schema.ts';
import { isNothing } from './is-nothing.ts';
import type { Schemas } from './merge-all-of.ts';
import { resolveSchema } from './resolve-schema.ts';
import { isFileSchema, schemaTypes, typeOfValue } from './schema-types.ts';

const maxDepth = 6;
/** Alternatives that are shown, and those that are looked at to find them. */
const maxAlternatives = 4;
const maxRead = 50;
/** Schemas that are looked at for one label: alternatives of alternatives multiply. */
const maxLooks = 500;

/**
 * The type of a schema in a few words: `string`, `enum<string>`, `object[]`, `string | null`, `file`, `any`
 * (docs/format.md#schemas).
 */
export function typeLabel(schema: Schema, schemas: Schemas): string {
  return joinAlternatives(alternativesOf(schema, { schemas, depth: 0, looks: { left: maxLooks } }));
}

interface LabelContext {
  schemas: Schemas;
  depth: number;
  looks: { left: number };
}

/** The labels of all types a value may have, each without ` | ` of its own. */
function alternativesOf(schema: Schema, { schemas, depth, looks }: LabelContext): string[] {
  if (depth > maxDepth || looks.left-- <= 0) return ['any'];
  const inner = { schemas, depth: depth + 1, looks };
  const resolved = resolveSchema(schema, schemas);
  const options = resolved.oneOf ?? resolved.anyOf;
  if (options)
    return options.slice(0, maxRead).reduce<string[]>(
      // What may be anything is told as that alone.
      (labels, option) => (labels.includes('any') ? labels : labels.concat(alternativesOf(option, inner))),
      [],
    );
  if (isFileSchema(resolved)) return ['file'];
  if (resolved.enum) return enumLabels(resolved);
  const types = schemaTypes(resolved);
  return types.length === 0 ? ['any'] : types.map((type) => singleLabel(type, resolved, inner));
}

function singleLabel(type: SchemaType, resolved: Schema, inner: LabelContext): string {
  if (type === 'array' && resolved.prefixItems) return tupleLabel(resolved, inner);
  if (type !== 'array' || !resolved.items) return type;
  const item = joinAlternatives(alternativesOf(resolved.items, inner));
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

/** `[integer, string]`, and `[integer, ...boolean[]]` where others may follow. */
function tupleLabel({ prefixItems = [], items }: Schema, inner: LabelContext): string {
  const label = (schema: Schema): string => joinAlternatives(alternativesOf(schema, inner));
  const places = prefixItems.slice(0, maxAlternatives).map(label);
  const isClosed = !items || isNothing(items);
  const rest = prefixItems.length > maxAlternatives ? ['…'] : isClosed ? [] : [`...${label(items)}[]`];
  return `[${[...places, ...rest].join(', ')}]`;
}

/** `null` among the values is part of the type, not one of the words to choose from. */
function enumLabels(schema: Schema): string[] {
  const found = schema.type === undefined ? [...new Set((schema.enum ?? []).map(typeOfValue))] : schemaTypes(schema);
  const kinds = found.filter((type) => type !== 'null');
  if (kinds.length === 0 && found.length > 0) return found;
  const label = kinds.length === 1 ? `enum<${kinds[0]}>` : 'enum<any>';
  return found.includes('null') ? [label, 'null'] : [label];
}

function joinAlternatives(labels: string[]): string {
  const parts = new Set(labels);
  if (parts.has('any')) return 'any';
  const isNullable = parts.delete('null');
  const ordered = isNullable ? [...parts, 'null'] : [...parts];
  if (ordered.length <= maxAlternatives) return ordered.join(' | ');
  return `${ordered.slice(0, maxAlternatives - 1).join(' | ')} | …`;
}
