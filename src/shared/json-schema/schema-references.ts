import type { Schema } from '../../model/api/schema.ts';
import { childSchemas } from './child-schemas.ts';

/** Keys of the schemas that others name anywhere inside of themselves, in the order written. */
export function schemaReferences(schemas: Iterable<Schema>): Set<string> {
  const keys = new Set<string>();
  const visit = (schema: Schema): void => {
    const { $ref, discriminator } = schema;
    if ($ref !== undefined) keys.add($ref);
    for (const key of Object.values(discriminator?.mapping ?? {})) keys.add(key);
    childSchemas(schema).forEach(visit);
  };
  for (const schema of schemas) visit(schema);
  return keys;
}
