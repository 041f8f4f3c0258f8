import type { Schema } from '../../model/api/schema.ts';
import { type Constraint, schemaConstraints } from '../../shared/json-schema/constraints.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { soleAlternative } from '../../shared/json-schema/sole-alternative.ts';

/** Lists of lists that are looked into. */
const maxLists = 5;

/** What one item of a resolved list must be, which the field says of itself where no fields below tell of it. */
export function itemConstraints(schema: Schema, schemas: Schemas): Constraint[] {
  const items = plainItems(schema, schemas);
  if (!items) return [];
  return schemaConstraints(items)
    .filter(({ name }) => name !== 'example')
    .map((constraint) => ({ ...constraint, of: 'each' }));
}

/** What a list holds, through lists of lists. */
function plainItems({ items, prefixItems }: Schema, schemas: Schemas): Schema | null {
  if (prefixItems) return null;
  let inner = items && resolveItems(items, schemas);
  for (let level = 1; inner?.items && level < maxLists; level++) inner = resolveItems(inner.items, schemas);
  return inner && !inner.properties && !inner.oneOf && !inner.anyOf ? inner : null;
}

function resolveItems(items: Schema, schemas: Schemas): Schema {
  return soleAlternative(resolveSchema(items, schemas), schemas);
}
