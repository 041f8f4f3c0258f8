import { isObject } from '../../../base/values/is-object.ts';
import type { ApiDocument } from '../../../model/api/document.ts';
import type { Schema } from '../../../model/api/schema.ts';
import { type EnumValue, enumValues } from '../../../shared/json-schema/enum-values.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { isFileSchema, schemaTypes } from '../../../shared/json-schema/schema-types.ts';
import { schemaVariants, type Variant } from '../../../shared/json-schema/variants.ts';

interface Shared {
  /** `null` is a value like any other here. */
  nullable: boolean;
  /** Resolved. */
  schema: Schema;
}

/** Edits a value by its parts. */
export type PartsEditor = Shared & ({ kind: 'variants'; variants: Variant[] } | { kind: 'object' } | { kind: 'list' });

/** Edits a value in one place; `bytes` are a text that stands for those of a file. */
export type ControlEditor = Shared &
  (
    | { kind: 'choice'; options: EnumValue[] }
    | { kind: 'bytes' }
    | { kind: 'boolean' }
    | { kind: 'number' }
    | { kind: 'text' }
    | { kind: 'null' }
    | { kind: 'any' }
  );

export type Editor = PartsEditor | ControlEditor;

export function hasParts(editor: Editor): editor is PartsEditor {
  return editor.kind === 'object' || editor.kind === 'list' || editor.kind === 'variants';
}

/** More values than these are typed, with the values as suggestions. */
const maximalOptions = 400;

/** What a value of the schema is edited with. `null` beside one other type is no variant of its own. */
export function chooseEditor(schema: Schema, schemas: ApiDocument['schemas']): Editor {
  const resolved = resolveSchema(schema, schemas);
  const values = choices(resolved);
  if (values)
    return {
      kind: 'choice',
      options: values.filter(({ value }) => value !== null),
      nullable: values.some(({ value }) => value === null) || allowsNull(resolved),
      schema: resolved,
    };
  const variants = schemaVariants(resolved, schemas);
  const filled = variants.filter((variant) => variant.schema.type !== 'null');
  const nullable = filled.length < variants.length;
  const suggested = suggestedText(resolved, filled);
  if (suggested) return { kind: 'text', nullable, schema: suggested };
  if (filled.length > 1) return { kind: 'variants', variants: filled, nullable, schema: resolved };
  const [only] = filled;
  if (only)
    return {
      ...plainEditor({ ...only.schema, description: resolved.description ?? only.schema.description }, schemas),
      nullable,
    };
  return plainEditor(resolved, schemas);
}

/** A text of any kind beside texts that are known is typed, with these as suggestions. */
function suggestedText(schema: Schema, variants: readonly Variant[]): Schema | null {
  const known = variants.flatMap((variant) => variant.schema.enum ?? []);
  const isText = variants.every((variant) => variant.schema.type === 'string' && !isFileSchema(variant.schema));
  const isOpen = variants.some((variant) => !variant.schema.enum);
  return isText && isOpen && known.length > 0 ? { ...schema, enum: known } : null;
}

function plainEditor(schema: Schema, schemas: ApiDocument['schemas']): Editor {
  const values = choices(schema);
  const shared = { nullable: false, schema };
  if (values) return { kind: 'choice', options: values.filter(({ value }) => value !== null), ...shared };
  if (schemaVariants(schema, schemas).length > 1)
    return { kind: 'variants', variants: schemaVariants(schema, schemas), ...shared };
  if (isFileSchema(schema) || schema.format === 'byte') return { kind: 'bytes', ...shared };
  const [type] = schemaTypes(schema);
  switch (type) {
    case 'string':
      return { kind: 'text', ...shared };
    case 'integer':
    case 'number':
      return { kind: 'number', ...shared };
    case 'boolean':
      return { kind: 'boolean', ...shared };
    case 'array':
      return { kind: 'list', ...shared };
    case 'object':
      return { kind: 'object', ...shared };
    case 'null':
      return { kind: 'null', ...shared };
    default:
      return { kind: 'any', ...shared };
  }
}

function choices(schema: Schema): EnumValue[] | null {
  if (schema.const !== undefined) return [{ value: schema.const, description: '' }];
  const values = schema.enum ? enumValues(schema) : [];
  return values.length > 0 &&
    values.length <= maximalOptions &&
    values.every(({ value }) => !isObject(value) && !Array.isArray(value))
    ? values
    : null;
}

function allowsNull(schema: Schema): boolean {
  return Array.isArray(schema.type) && schema.type.includes('null');
}
