import * as z from 'zod';
import { configSchema } from './config-schema.ts';
import { schemaAddress } from './schema-address.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const REFERENCE = 'FileReference';

/**
 * The JSON Schema (draft 7, which editors read best) of `docs.json`, made from the schemas that also check it. Every
 * object and list in it may be replaced by a `$ref` to another file, as the reader of `docs.json` allows.
 */
export function buildConfigJsonSchema(): JsonSchema {
  const schema: JsonSchema = z.toJSONSchema(configSchema, { io: 'input', target: 'draft-07' });
  const { definitions, ...root } = schema;
  const named = Object.entries(definitions ?? {}).map(
    ([name, definition]) => [name, allowReferences(definition as JsonSchema)] as const,
  );
  const { $schema, ...members } = allowInMembers(root);
  return {
    ...($schema && { $schema }),
    $id: schemaAddress('docs.schema.json'),
    ...members,
    title: 'docs.json',
    description: 'Configuration of a documentation site.',
    definitions: { ...Object.fromEntries(named), [REFERENCE]: fileReference() },
  };
}

function fileReference(): JsonSchema {
  return {
    type: 'object',
    properties: {
      $ref: {
        type: 'string',
        pattern: '\\.json$',
        description: 'JSON file whose content is inserted here; the path is relative to this file.',
      },
    },
    required: ['$ref'],
  };
}

/** The schema, or a reference to a file that fits it. */
function allowReferences(schema: JsonSchema): JsonSchema {
  const inner = allowInMembers(schema);
  if (schema.type !== 'object' && schema.type !== 'array') return inner;
  const { description, ...rest } = inner;
  // A condition and no alternative, so that editors report what is wrong with the object itself.
  const isReference: JsonSchema = { type: 'object', required: ['$ref'] };
  return {
    ...(description && { description }),
    if: isReference,
    then: { $ref: `#/definitions/${REFERENCE}` },
    else: rest,
  };
}

function allowInMembers(schema: JsonSchema): JsonSchema {
  const result = { ...schema };
  if (schema.properties) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, member]) => [key, allowReferences(member as JsonSchema)]),
    );
    // Authors' notes, which the reader passes over, too.
    result.patternProperties = { '^//': {} };
  }
  if (schema.items) result.items = allowReferences(schema.items as JsonSchema);
  if (schema.anyOf) result.anyOf = schema.anyOf.map((alternative) => allowReferences(alternative as JsonSchema));
  if (typeof schema.additionalProperties === 'object')
    result.additionalProperties = allowReferences(schema.additionalProperties);
  return result;
}
