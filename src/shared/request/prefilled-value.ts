import type { ApiDocument } from '../../model/api/document.ts';
import type { Schema } from '../../model/api/schema.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';

/** What the playground is to start with by `x-default` of a schema, if it has one (docs/format.md#extensions). */
export function prefilledValue(schema: Schema, schemas: ApiDocument['schemas']): unknown {
  return resolveSchema(schema, schemas).extensions?.['x-default'];
}
