import type { Schema } from '../../model/api.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { sampleValue } from '../../shared/json-schema/sample-value.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { renderSchema } from './render-schema-markdown.ts';

/** What the pages of one description say about its schemas, worked out once for all that share one. */
export interface SchemaTexts {
  fields: (schema: Schema, mode: SchemaMode) => string;
  /** A sample as JSON, as complete as fits; empty when nothing of sensible length does. */
  example: (schema: Schema, mode: SchemaMode) => string;
}

/** A longer example would be most of a page. */
export const maxExample = 6_000;

export function createSchemaTexts(schemas: Schemas): SchemaTexts {
  const remember = createMemory();
  return {
    fields: (schema, mode) => remember(schema, `fields ${mode}`, () => renderSchema(schema, { schemas, mode })),
    example: (schema, mode) =>
      remember(schema, `example ${mode}`, () => {
        const sample = (only: 'all' | 'required'): string =>
          JSON.stringify(sampleValue(schema, { schemas, mode, only }), null, 2);
        const whole = sample('all');
        if (whole.length <= maxExample) return whole === '"<any>"' ? '' : whole;
        const least = sample('required');
        return least.length <= maxExample ? least : '';
      }),
  };
}

function createMemory(): (schema: Schema, kind: string, make: () => string) => string {
  const byKey = new Map<string, string>();
  const bySchema = new WeakMap<Schema, Map<string, string>>();
  return (schema, kind, make) => {
    // Every use of a component is a reference object of its own.
    const isReference = schema.$ref !== undefined && Object.keys(schema).length === 1;
    const texts = isReference ? byKey : (bySchema.get(schema) ?? new Map<string, string>());
    if (!isReference) bySchema.set(schema, texts);
    const key = isReference ? `${kind} ${schema.$ref}` : kind;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = make();
    texts.set(key, text);
    return text;
  };
}
