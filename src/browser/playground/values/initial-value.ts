import { isObject } from '../../../base/values/is-object.ts';
import type { ApiDocument } from '../../../model/api/document.ts';
import type { Schema } from '../../../model/api/schema.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { visibleProperties } from '../../../shared/json-schema/visible-properties.ts';
import { chooseEditor } from './choose-editor.ts';

const deepest = 4;

/** What a value starts with when a reader adds it: as little as possible, but everything there is no choice about. */
export function initialValue(schema: Schema, schemas: ApiDocument['schemas'], depth = 0): unknown {
  const resolved = resolveSchema(schema, schemas);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.default !== undefined && resolved.default !== null) return resolved.default;
  const editor = chooseEditor(resolved, schemas);
  switch (editor.kind) {
    case 'choice':
      return editor.options.length === 1 ? editor.options[0]!.value : undefined;
    case 'object':
      return depth > deepest ? {} : fixedProperties(editor.schema, schemas, depth);
    case 'list':
      return [];
    case 'variants':
      return depth > deepest ? undefined : initialValue(editor.variants[0]!.schema, schemas, depth + 1);
    case 'null':
      return null;
    case 'text':
      return '';
    default:
      return undefined;
  }
}

function fixedProperties(schema: Schema, schemas: ApiDocument['schemas'], depth: number): Record<string, unknown> {
  const required = visibleProperties(schema, { schemas, mode: 'request' }).filter(
    (property) => property.kind === 'named' && property.required,
  );
  const entries = required.flatMap(({ name, schema: inner }): [string, unknown][] => {
    const value = fixedValue(inner, schemas, depth);
    return value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
      ? []
      : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** What a required property has without a choice; the first of several kinds, which is the one that a form shows. */
function fixedValue(schema: Schema, schemas: ApiDocument['schemas'], depth: number): unknown {
  const { const: only } = resolveSchema(schema, schemas);
  if (only !== undefined || depth >= deepest) return only;
  const editor = chooseEditor(schema, schemas);
  if (editor.kind === 'choice') return editor.options.length === 1 ? editor.options[0]!.value : undefined;
  const hasFixed = editor.kind === 'object' || editor.kind === 'variants';
  const value = hasFixed && !editor.nullable ? initialValue(schema, schemas, depth + 1) : undefined;
  return isObject(value) ? value : undefined;
}
