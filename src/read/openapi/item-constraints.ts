import type { Schema } from '../../model/api/schema.ts';
import { type Constraint, schemaConstraints } from '../../shared/json-schema/constraints.ts';
import { innerSchema, maxInner } from '../../shared/json-schema/inner-schema.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { soleAlternative } from '../../shared/json-schema/sole-alternative.ts';

/** What is inside of a list, or of a text that is decoded. */
interface HeldPart {
  schema: Schema;
  isItem: boolean;
}

/** What a resolved schema holds, through lists of lists; the last part is the one whose fields are shown. */
export function heldParts(schema: Schema, schemas: Schemas): HeldPart[] {
  const parts: HeldPart[] = [];
  for (let outer = schema, held = innerSchema(outer); held && parts.length < maxInner; held = innerSchema(outer)) {
    const isItem = outer.items !== undefined || parts.at(-1)?.isItem === true;
    outer = soleAlternative(resolveSchema(held, schemas), schemas);
    // A description beside a reference wins.
    parts.push({
      schema: held.description === undefined ? outer : { ...outer, description: held.description },
      isItem,
    });
  }
  return parts;
}

/** What the innermost part must be, which the field says of itself: its fields are below, and tell of themselves. */
export function itemConstraints(schema: Schema, schemas: Schemas): Constraint[] {
  const last = heldParts(schema, schemas).at(-1);
  if (!last) return [];
  const isPlain = !last.schema.properties && !last.schema.oneOf && !last.schema.anyOf;
  return schemaConstraints(last.schema)
    .filter(({ name }) => name !== 'example' && (isPlain || name !== 'default'))
    .map((constraint): Constraint => (last.isItem ? { ...constraint, of: 'each' } : constraint));
}
