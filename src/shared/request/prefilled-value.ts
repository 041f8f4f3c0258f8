import type { ApiDocument } from '../../model/api/document.ts';
import type { Schema } from '../../model/api/schema.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';

/** What `x-default` of a schema asks the playground to start with; `undefined` without one (docs/format.md#extensions). */
export function prefilledValue(schema: Schema, schemas: ApiDocument['schemas']): unknown {
  return resolveSchema(schema, schemas).extensions?.['x-default'];
}
