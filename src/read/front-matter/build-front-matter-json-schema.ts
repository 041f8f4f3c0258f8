import * as z from 'zod';
import { schemaAddress } from '../config/schema-address.ts';
import { frontMatterSchema } from './front-matter-schema.ts';

/** The JSON Schema (draft 7, which editors read best) of front matter, made from the schema that also checks it. */
export function buildFrontMatterJsonSchema(): z.core.JSONSchema.JSONSchema {
  return {
    $id: schemaAddress('front-matter.schema.json'),
    ...z.toJSONSchema(frontMatterSchema, { io: 'input', target: 'draft-07' }),
    title: 'Front matter',
    description: 'Front matter of a documentation page.',
  };
}
