import type { Schema } from '../../model/api/schema.ts';
import { type Constraint, schemaConstraints } from '../../shared/json-schema/constraints.ts';
import { innerSchema, maxInner } from '../../shared/json-schema/inner-schema.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { soleAlternative } from '../../shared/json-schema/sole-alternative.ts';
import { typeLabel } from '../../shared/json-schema/type-label.ts';

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

/**
 * What the parts must be, which the field says of itself: fields of the innermost are below, and tell of themselves.
 * The lists between are called by their type.
 */
export function itemConstraints(schema: Schema, schemas: Schemas): Constraint[] {
  const parts = heldParts(schema, schemas);
  return parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1;
    const isPlain = isLast && !part.schema.properties && !part.schema.oneOf && !part.schema.anyOf;
    return schemaConstraints(part.schema)
      .filter(({ name }) => name !== 'example' && (isPlain || name !== 'default'))
      .map(
        (constraint): Constraint => ({
          ...constraint,
          ...(part.isItem && { of: 'each' }),
          ...(!isLast && { about: typeLabel(part.schema, schemas) }),
        }),
      );
  });
}
