import type { MediaContent } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { contentExamples, type ExampleText } from './content-examples.ts';
import type { DescribedField } from './field-facts.ts';
import { type MarkdownFieldContext, renderFields, renderSchema } from './render-schema-markdown.ts';

/** What the pages of one description say about its schemas as Markdown, worked out once for all that share one. */
export interface SchemaTexts {
  schema: (schema: Schema, mode: SchemaMode) => string;
  fields: (fields: readonly DescribedField[], mode: SchemaMode) => string;
  examples: (content: MediaContent, mode: SchemaMode) => ExampleText[];
}

export function createSchemaTexts(context: MarkdownFieldContext): SchemaTexts {
  const { schemas } = context;
  const remember = createMemory();
  return {
    schema: (schema, mode) => remember(schema, `fields ${mode}`, () => renderSchema(schema, { ...context, mode })),
    fields: (fields, mode) => renderFields(fields, { ...context, mode }),
    examples: (content, mode) => {
      const source = content.schema ?? content.itemSchema;
      const write = (): ExampleText[] => contentExamples(content, { schemas, mode });
      return content.examples.length > 0 || !source
        ? write()
        : remember(source, `examples ${mode} ${content.contentType}`, write);
    },
  };
}

function createMemory(): <Value>(schema: Schema, kind: string, make: () => Value) => Value {
  const byKey = new Map<string, unknown>();
  const bySchema = new WeakMap<Schema, Map<string, unknown>>();
  return <Value>(schema: Schema, kind: string, make: () => Value): Value => {
    // Every use of a component is a reference object of its own.
    const isReference = schema.$ref !== undefined && Object.keys(schema).length === 1;
    const known = isReference ? byKey : (bySchema.get(schema) ?? new Map<string, unknown>());
    if (!isReference) bySchema.set(schema, known);
    const key = isReference ? `${kind} ${schema.$ref}` : kind;
    if (!known.has(key)) known.set(key, make());
    return known.get(key) as Value;
  };
}
