import { scalarText } from '../../base/values/scalar-text.ts';
import type { Discriminator, Schema, SchemaCondition } from '../../model/api/schema.ts';
import { hiddenValues } from './schema-audience.ts';
import { isHidden, type StripOptions, stripHidden } from './strip-hidden.ts';

/**
 * Makes schemas as readers of some groups may see them: without the properties, alternatives and values that are kept
 * from them, also in examples (`x-mint.groups` and `x-mint-enum`, docs/format.md#extensions).
 */
export function createSchemaRestrictor(options: StripOptions): (schema: Schema) => Schema {
  const known = new Map<Schema, Schema>();
  const restrict = (schema: Schema): Schema => {
    const before = known.get(schema);
    if (before) return before;
    const restricted = restrictSchema(schema, { ...options, restrict });
    known.set(schema, restricted);
    return restricted;
  };
  return restrict;
}

interface Context extends StripOptions {
  restrict: (schema: Schema) => Schema;
}

function restrictSchema(schema: Schema, context: Context): Schema {
  const parts = Object.entries(readers).flatMap(([key, read]) => {
    const value = (schema as Record<string, unknown>)[key];
    return value === undefined ? [] : [[key, read(value as never, { ...context, schema })]];
  });
  const restricted: Schema = { ...schema, ...Object.fromEntries(parts) };
  const { properties } = restricted;
  if (properties && restricted.required)
    restricted.required = restricted.required.filter(
      (name) => Object.hasOwn(properties, name) || !Object.hasOwn(schema.properties!, name),
    );
  return restricted;
}

/** What a branch asks for that is kept from the reader is not asked for either. */
function restrictCondition(condition: SchemaCondition, context: Context & { schema: Schema }): SchemaCondition {
  const names = new Set(Object.keys(context.schema.properties ?? {}));
  const hidden = [...names].filter((name) => isHidden([context.schema.properties![name]!], context));
  const branches = Object.entries(condition).map(([key, branch]) => {
    const restricted: Schema = isHidden([branch], context) ? {} : context.restrict(branch);
    const { properties, required } = restricted;
    const keep = ([name]: [string, unknown]): boolean => !hidden.includes(name);
    return [
      key,
      {
        ...restricted,
        ...(properties && { properties: Object.fromEntries(Object.entries(properties).filter(keep)) }),
        ...(required && { required: required.filter((name) => !hidden.includes(name)) }),
      },
    ];
  });
  return Object.fromEntries(branches) as SchemaCondition;
}

type Reader = (value: never, context: Context & { schema: Schema }) => unknown;

const record: Reader = (value: Record<string, Schema>, context) => {
  const kept = Object.entries(value).filter(([, part]) => !isHidden([part], context));
  return Object.fromEntries(kept.map(([name, part]) => [name, context.restrict(part)]));
};
const list: Reader = (value: Schema[], context) => {
  const kept = value.filter((part) => !isHidden([part], context)).map(context.restrict);
  // An empty list would mean nothing at all; `{ not: {} }` is a value that nobody sees.
  return kept.length > 0 ? kept : [{ not: {} }];
};
const single: Reader = (value: Schema | boolean, context) => {
  if (typeof value === 'boolean') return value;
  return isHidden([value], context) ? {} : context.restrict(value);
};

/** How each keyword that holds schemas or values of them is restricted. */
const readers: Record<string, Reader> = {
  properties: record,
  patternProperties: record,
  items: single,
  additionalProperties: single,
  not: single,
  contains: single,
  propertyNames: single,
  contentSchema: single,
  conditions: (value: SchemaCondition[], context) => value.map((condition) => restrictCondition(condition, context)),
  prefixItems: list,
  oneOf: list,
  anyOf: list,
  allOf: (value: Schema[], context) => value.filter((part) => !isHidden([part], context)).map(context.restrict),
  enum: (value: unknown[], { schema, groups }) =>
    value.filter((item) => !hiddenValues(schema, groups).has(scalarText(item))),
  examples: (value: unknown[], { schema, ...options }) =>
    value.map((item) => stripHidden(item, schema, options)).filter((item) => item !== undefined),
  default: (value: unknown, { schema, ...options }) => stripHidden(value, schema, options),
  discriminator: ({ propertyName, mapping, otherwise }: Discriminator, context) => ({
    propertyName,
    mapping: Object.fromEntries(Object.entries(mapping).filter(([, $ref]) => !isHidden([{ $ref }], context))),
    ...(otherwise !== undefined && !isHidden([{ $ref: otherwise }], context) && { otherwise }),
  }),
};
