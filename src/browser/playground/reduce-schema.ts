import type { Schema } from '../../model/api/schema.ts';
import { childSchemas } from '../../shared/json-schema/child-schemas.ts';
import { discriminatedKeys } from '../../shared/json-schema/schema-references.ts';
import { shortenText } from './shorten-text.ts';

/** What a form and a sample need of a schema: short descriptions, one example, no more of what is never sent. */
export function reduceSchema(schema: Schema): Schema {
  const { description, examples, extensions, properties, ...rest } = schema;
  const reduced: Schema = { ...rest };
  if (description) reduced.description = shortenText(description);
  if (examples && examples.length > 0) reduced.examples = examples.slice(0, 1);
  const kept = keptExtensions(extensions);
  if (kept) reduced.extensions = kept;
  if (properties) reduced.properties = mapValues(properties, (part) => (part.readOnly ? unsent : reduceSchema(part)));
  for (const key of ['items', 'not'] as const) if (schema[key]) reduced[key] = reduceSchema(schema[key]);
  for (const key of ['allOf', 'oneOf', 'anyOf', 'prefixItems'] as const)
    if (schema[key]) reduced[key] = schema[key].map(reduceSchema);
  if (typeof schema.additionalProperties === 'object')
    reduced.additionalProperties = reduceSchema(schema.additionalProperties);
  if (schema.patternProperties) reduced.patternProperties = mapValues(schema.patternProperties, reduceSchema);
  return reduced;
}

/** Keys of the schemas that `schema` names, itself or in any of its parts. */
export function namedIn(schema: Schema): string[] {
  const keys: string[] = schema.$ref === undefined ? [] : [schema.$ref];
  if (schema.discriminator) keys.push(...discriminatedKeys(schema.discriminator));
  for (const part of childSchemas(schema)) keys.push(...namedIn(part));
  return keys;
}

/** What is left of a field that is never sent keeps it out where it is required, and out of examples. */
const unsent: Schema = { readOnly: true };

function keptExtensions(extensions: Schema['extensions']): Schema['extensions'] | null {
  const kept = Object.entries(extensions ?? {}).filter(([key]) => /^x-(?:enum|default$)/i.test(key));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

function mapValues<Value>(record: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
