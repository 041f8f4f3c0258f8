import type { ApiDocument } from '../../../model/api/document.ts';
import type { Schema } from '../../../model/api/schema.ts';
import type { BodyField } from '../../../model/request-values.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { isBytesSchema } from '../../../shared/json-schema/schema-types.ts';
import { schemaVariants } from '../../../shared/json-schema/variants.ts';
import { type VisibleProperty, visibleProperties } from '../../../shared/json-schema/visible-properties.ts';
import type { AttachedFile } from '../values/attached-file.ts';
import { hasFreeNames } from '../values/has-free-names.ts';

export interface FormField extends VisibleProperty {
  /** `file` for the bytes of a file, `files` for a list of them. */
  takes: 'value' | 'file' | 'files';
}

/** The fields that a form's schema names. */
export function formFields(schema: Schema | null, schemas: ApiDocument['schemas']): FormField[] {
  if (!schema) return [];
  const named = visibleProperties(wholeForm(schema, schemas), { schemas, mode: 'request' }).filter(
    ({ kind }) => kind === 'named',
  );
  return named.map((property) => ({ ...property, takes: takenBy(property.schema, schemas) }));
}

/** What a form takes under names that its schema does not name; `null` for nothing. */
export function freeFields(schema: Schema | null, schemas: ApiDocument['schemas']): FormField['takes'] | null {
  const whole = wholeForm(schema ?? {}, schemas);
  const properties = visibleProperties(whole, { schemas, mode: 'request' });
  if (!hasFreeNames(whole, properties)) return null;
  return takenBy(properties.find(({ kind }) => kind !== 'named')?.schema ?? {}, schemas);
}

/** The object that a form's schema is, or has for its first alternative. */
function wholeForm(schema: Schema, schemas: ApiDocument['schemas']): Schema {
  const resolved = resolveSchema(schema, schemas);
  return resolved.properties ? resolved : (schemaVariants(resolved, schemas)[0]?.schema ?? resolved);
}

function takenBy(schema: Schema, schemas: ApiDocument['schemas']): FormField['takes'] {
  const resolved = resolveSchema(schema, schemas);
  const item = resolved.items ? resolveSchema(resolved.items, schemas) : null;
  if (item && isBytesSchema(item)) return 'files';
  return isBytesSchema(resolved) ? 'file' : 'value';
}

/** The fields with another value under `name`, in the place it had; `undefined` takes it out. */
export function setField(fields: readonly BodyField[], name: string, value: unknown): BodyField[] {
  return replaceNamed(fields, name, value === undefined ? [] : [{ kind: 'value', name, value }]);
}

/** The fields with these files under `name`. */
export function setFiles(fields: readonly BodyField[], name: string, files: readonly AttachedFile[]): BodyField[] {
  return replaceNamed(
    fields,
    name,
    files.map((file) => ({ kind: 'file', name, file })),
  );
}

function replaceNamed(fields: readonly BodyField[], name: string, own: BodyField[]): BodyField[] {
  const at = fields.findIndex((field) => field.name === name);
  const before = at < 0 ? fields : fields.slice(0, at);
  const after = at < 0 ? [] : fields.slice(at).filter((field) => field.name !== name);
  return [...before, ...own, ...after];
}

export function fieldValue(fields: readonly BodyField[], name: string): unknown {
  const field = fields.find((candidate) => candidate.name === name);
  return field?.kind === 'value' ? field.value : undefined;
}
