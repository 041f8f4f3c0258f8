import type { MediaContent } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import { createMakeOnce } from '../../shared/json-schema/made-parts.ts';
import { createSchemaMemory, type SchemaMemory } from '../../shared/json-schema/schema-memory.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { contentExamples, type ExampleText } from './content-examples.ts';
import type { DescribedField } from './field-facts.ts';
import { renderFields, renderSchema } from './render-schema-markdown.ts';
import type { MarkdownFieldContext } from './schema-writer.ts';

/** What the pages of one description say about its schemas as Markdown, worked out once for all that share one. */
export interface SchemaTexts {
  schema: (schema: Schema, mode: SchemaMode) => string;
  fields: (fields: readonly DescribedField[], mode: SchemaMode) => string;
  examples: (content: MediaContent, mode: SchemaMode) => ExampleText[];
}

export function createSchemaTexts(context: MarkdownFieldContext): SchemaTexts {
  const { schemas } = context;
  const remember = createMemory(createSchemaMemory<unknown>(schemas));
  const written = createMakeOnce<string>(schemas);
  const made = createMakeOnce<unknown>(schemas);
  const renderIn = (schema: Schema, mode: SchemaMode): string => renderSchema(schema, { ...context, mode, written });
  return {
    schema: (schema, mode) => remember(schema, `fields ${mode}`, () => renderIn(schema, mode)),
    fields: (fields, mode) => renderFields(fields, { ...context, mode, written }),
    examples: (content, mode) => {
      const source = content.schema ?? content.itemSchema;
      const write = (): ExampleText[] => contentExamples(content, { schemas, mode, made });
      return content.examples.length > 0 || !source
        ? write()
        : remember(source, `examples ${mode} ${content.schema ? '' : 'item '}${content.contentType}`, write);
    },
  };
}

function createMemory(memory: SchemaMemory<unknown>): <Value>(schema: Schema, use: string, make: () => Value) => Value {
  return <Value>(schema: Schema, use: string, make: () => Value): Value => {
    const known = memory.get(schema, use) as Value | undefined;
    if (known !== undefined) return known;
    const value = make();
    memory.set(schema, use, value);
    return value;
  };
}
