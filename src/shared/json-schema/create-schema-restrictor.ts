import { scalarText } from '../../base/values/scalar-text.ts';
import type { Discriminator, Schema, SchemaCondition } from '../../model/api/schema.ts';
import { hiddenValues } from './schema-audience.ts';
import { isHidden, type StripOptions, shownNames, stripHidden } from './strip-hidden.ts';

/**
 * Makes schemas as readers of some groups may see them: without the properties, alternatives and values that are kept
 * from them, also in examples (`x-mint.groups` and `x-mint-enum`, docs/format.md#extensions).
 */
export function createSchemaRestrictor(options: RestrictOptions): (schema: Schema) => Schema {
  const known = new Map<Schema, Schema>();
  const restrict: Restrict = (schema, around) => {
    const before = known.get(schema);
    if (before) return before;
    const names = new Set([...around, ...shownNames(schema, options)]);
    const mayName = (name: string): boolean => names.has(name) || !options.hiddenNames.has(name);
    const restrictPart = (part: Schema): Schema => restrict(part, names);
    const restricted = restrictSchema(schema, { ...options, mayName, restrict: restrictWhole, restrictPart });
    known.set(schema, restricted);
    return restricted;
  };
  const restrictWhole = (schema: Schema): Schema => restrict(schema, new Set());
  return restrictWhole;
}

export interface RestrictOptions extends StripOptions {
  /** Names of properties that are kept from the readers somewhere in the description. */
  hiddenNames: ReadonlySet<string>;
}

type Restrict = (schema: Schema, around: ReadonlySet<string>) => Schema;

interface Context extends StripOptions {
  restrict: (schema: Schema) => Schema;
  /** The same for what speaks of the same value as the schema around it. */
  restrictPart: (schema: Schema) => Schema;
  /** Whether a list may name a property: one that is shown here, or kept from nobody. */
  mayName: (name: string) => boolean;
}

function restrictSchema(schema: Schema, context: Context): Schema {
  const parts = Object.entries(readers).flatMap(([key, read]) => {
    const value = (schema as Record<string, unknown>)[key];
    return value === undefined ? [] : [[key, read(value as never, { ...context, schema })]];
  });
  return { ...schema, ...Object.fromEntries(parts) };
}

/** What a branch asks for that is kept from the reader is not asked for either. */
function restrictCondition(condition: SchemaCondition, context: Context & { schema: Schema }): SchemaCondition {
  const names = new Set(Object.keys(context.schema.properties ?? {}));
  const hidden = [...names].filter((name) => isHidden([context.schema.properties![name]!], context));
  const branches = Object.entries(condition).map(([key, branch]) => {
    const restricted: Schema = isHidden([branch], context) ? {} : context.restrictPart(branch);
    const { properties } = restricted;
    const keep = ([name]: [string, unknown]): boolean => !hidden.includes(name);
    return [
      key,
      {
        ...restricted,
        ...(properties && { properties: Object.fromEntries(Object.entries(properties).filter(keep)) }),
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
const alternatives: Reader = (value: Schema[], context) => {
  const kept = value.filter((part) => !isHidden([part], context)).map(context.restrictPart);
  // An empty list would mean nothing at all; `{ not: {} }` is a value that nobody sees.
  return kept.length > 0 ? kept : [{ not: {} }];
};
const single: Reader = (value: Schema | boolean, context) => {
  if (typeof value === 'boolean') return value;
  return isHidden([value], context) ? {} : context.restrict(value);
};

const shownOnly: Reader = (value: string[], { mayName }) => value.filter(mayName);

/** How each keyword that holds schemas or values of them is restricted. */
const readers: Record<string, Reader> = {
  properties: record,
  required: shownOnly,
  dependentRequired: (value: Record<string, string[]>, context) =>
    Object.fromEntries(
      Object.entries(value).flatMap(([name, others]) =>
        context.mayName(name) ? [[name, others.filter(context.mayName)]] : [],
      ),
    ),
  patternProperties: record,
  items: single,
  additionalProperties: single,
  not: (value: Schema, context) => single(value as never, { ...context, restrict: context.restrictPart }),
  contains: single,
  propertyNames: single,
  contentSchema: single,
  conditions: (value: SchemaCondition[], context) => value.map((condition) => restrictCondition(condition, context)),
  prefixItems: (value: Schema[], { restrict, ...context }) =>
    alternatives(value as never, { ...context, restrict, restrictPart: restrict }),
  oneOf: alternatives,
  anyOf: alternatives,
  allOf: (value: Schema[], context) => value.filter((part) => !isHidden([part], context)).map(context.restrictPart),
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
