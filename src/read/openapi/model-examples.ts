import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { type ExampleText, schemaExamples } from './content-examples.ts';

/** A data model as an answer holds it. */
export function modelExamples(schema: Schema, schemas: Schemas): ExampleText[] {
  return schemaExamples(schema, { schemas, mode: 'response', contentType: 'application/json' });
}
