import * as z from 'zod';
import { schemaAddress } from '../../../read/config/schema-address.ts';
import { serverConfigSchema } from './server-config-schema.ts';

/**
 * The JSON Schema (draft 7, which editors read best) of `docwright.server.json`, made from the schema that also checks
 * it.
 */
export function buildServerJsonSchema(): z.core.JSONSchema.JSONSchema {
  return {
    $id: schemaAddress('server.schema.json'),
    ...z.toJSONSchema(serverConfigSchema, { io: 'input', target: 'draft-07' }),
    title: 'docwright.server.json',
  };
}
