import { parseExactJson } from '../../base/values/parse-exact-json.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { AuthoredField } from '../../model/authored-field.ts';
import { schemaFromTypeWords } from './schema-from-type-words.ts';

/** The schema of one field with the fields inside of it as its properties, or as those of its items. */
export function schemaFromField(field: AuthoredField): Schema {
  const schema = withFields(typeOf(field), field.fields);
  const value = field.default === null ? undefined : defaultOf(field.default, schema);
  const sample = field.placeholder === null ? undefined : defaultOf(field.placeholder, schema);
  return {
    ...schema,
    ...(field.description !== '' && { description: field.description }),
    ...(field.deprecated && { deprecated: true }),
    ...(value !== undefined && { default: value }),
    ...(sample !== undefined && { examples: [sample] }),
  };
}

/** An object with a property for every field that has a name; of two fields with one name, the first counts. */
export function objectFromFields(fields: readonly AuthoredField[]): Schema {
  const byName = new Map<string, AuthoredField>();
  for (const field of fields)
    if (field.name !== '' && field.name !== '__proto__' && !byName.has(field.name)) byName.set(field.name, field);
  const required = [...byName.values()].filter((field) => field.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries([...byName].map(([name, field]) => [name, schemaFromField(field)])),
    ...(required.length > 0 && { required }),
  };
}

function typeOf({ type, fields, place }: AuthoredField): Schema {
  if (type !== '') return schemaFromTypeWords(type);
  return { type: fields.length > 0 || place === 'body' || place === 'response' ? 'object' : 'string' };
}

function withFields(schema: Schema, fields: readonly AuthoredField[]): Schema {
  if (fields.length === 0) return schema;
  const types = [schema.type ?? 'object'].flat();
  if (types.includes('array')) return { ...schema, items: withFields(schema.items ?? {}, fields) };
  return types.includes('object') ? { ...schema, ...objectFromFields(fields), type: schema.type ?? 'object' } : schema;
}

/** A value as its field's type has it: `default="10"` of a number is a number. */
function defaultOf(text: string, schema: Schema): unknown {
  if (text === '') return undefined;
  const types = [schema.type ?? []].flat();
  if (types.includes('string')) return text;
  try {
    return parseExactJson(text);
  } catch {
    return types.length === 0 ? text : undefined;
  }
}
