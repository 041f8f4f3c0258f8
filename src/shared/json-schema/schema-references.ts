import type { Discriminator, Schema } from '../../model/api/schema.ts';
import { childSchemas } from './child-schemas.ts';

/** Keys of the schemas that others name anywhere inside of themselves, in the order written. */
export function schemaReferences(schemas: Iterable<Schema>): Set<string> {
  const keys = new Set<string>();
  const visit = (schema: Schema): void => {
    const { $ref, discriminator } = schema;
    if ($ref !== undefined) keys.add($ref);
    if (discriminator) for (const key of discriminatedKeys(discriminator)) keys.add(key);
    childSchemas(schema).forEach(visit);
  };
  for (const schema of schemas) visit(schema);
  return keys;
}

/** Keys of the schemas that a discriminator names. */
export function discriminatedKeys({ mapping, otherwise }: Discriminator): string[] {
  return [...Object.values(mapping), ...(otherwise === undefined ? [] : [otherwise])];
}
