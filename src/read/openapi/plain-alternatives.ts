import type { Schema } from '../../model/api/schema.ts';
import { type Constraint, schemaConstraints } from '../../shared/json-schema/constraints.ts';
import type { EnumValue } from '../../shared/json-schema/enum-values.ts';
import { hasFields, innermostSchema } from '../../shared/json-schema/has-fields.ts';
import { listedValues } from '../../shared/json-schema/listed-values.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { typeLabel } from '../../shared/json-schema/type-label.ts';
import { schemaVariants, type Variant } from '../../shared/json-schema/variants.ts';
import { itemConstraints } from './item-constraints.ts';

/** What an alternative without fields says of itself. */
export interface PlainAlternative {
  type: string;
  /** Empty where it is the type's. */
  title: string;
  /** Markdown. */
  description: string;
  deprecated: boolean;
  constraints: Constraint[];
  values: EnumValue[];
}

/** Alternatives that are told of one by one; the type names some of the others. */
const maxAlternatives = 100;

/**
 * The alternatives of a resolved schema, or of a list's items, where none has fields to unfold and one says more than
 * its type. What holds for all of them is left to the schema around.
 */
export function plainAlternatives(schema: Schema, schemas: Schemas): PlainAlternative[] {
  const choice = innermostSchema(schema, schemas);
  if ((!choice.oneOf && !choice.anyOf) || hasFields(choice, { schemas, mode: 'both' })) return [];
  const variants = schemaVariants(choice, schemas).filter((variant) => variant.schema.type !== 'null');
  if (variants.length < 2) return [];
  const shared = new Set(schemaConstraints(choice).map(keyOf));
  const found = variants.slice(0, maxAlternatives).map((variant) => describe(variant, { shared, schemas }));
  return found.some(saysMore) ? found : [];
}

function describe(
  { schema, option, title }: Variant,
  { shared, schemas }: { shared: ReadonlySet<string>; schemas: Schemas },
): PlainAlternative {
  const type = typeLabel(schema, schemas);
  const own = resolveSchema(option, schemas);
  const written = own.title ?? option.$ref ?? '';
  return {
    type,
    title: written !== '' && title !== type ? title : '',
    description: (option.description ?? own.description ?? '').trim(),
    deprecated: own.deprecated === true,
    constraints: [...schemaConstraints(schema), ...itemConstraints(schema, schemas)].filter(
      (constraint) => !shared.has(keyOf(constraint)),
    ),
    values: listedValues(schema, schemas),
  };
}

function keyOf({ name, value }: Constraint): string {
  return `${name} ${value}`;
}

function saysMore({ title, description, deprecated, constraints, values }: PlainAlternative): boolean {
  return title !== '' || description !== '' || deprecated || constraints.length > 0 || values.length > 0;
}
