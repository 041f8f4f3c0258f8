// A module of the older kind: Node finds no names in it.

import avsc, { type Type, type types } from 'avsc';
import { withoutByteOrderMark } from '../../../base/text/without-byte-order-mark.ts';
import type { Schema } from '../../../model/api/schema.ts';
import type { ClaimKey, ForeignSchema, ReadSibling } from './foreign-schema.ts';

/** Logical types of Avro 1.12; others count as what they stand on, as the specification asks for. */
const logicalNames = [
  'big-decimal',
  'date',
  'decimal',
  'duration',
  'local-timestamp-micros',
  'local-timestamp-millis',
  'local-timestamp-nanos',
  'time-micros',
  'time-millis',
  'timestamp-micros',
  'timestamp-millis',
  'timestamp-nanos',
  'uuid',
];

/** Keeps what a schema says beside the type that it stands on; defaults stay as they are written. */
class Logical extends avsc.types.LogicalType {
  readonly format: string;

  constructor(schema: { logicalType: string }, options: unknown) {
    super(schema as never, options as never);
    this.format = schema.logicalType;
  }

  protected override _fromValue(value: unknown): unknown {
    return value;
  }

  protected override _toValue(value: unknown): unknown {
    return value;
  }
}

const logicalTypes = Object.fromEntries(logicalNames.map((name) => [name, Logical])) as never;

/**
 * An Avro schema, as an object or its JSON, in the normal form. Types that it names and does not define are those of
 * the files beside it, which are named for them.
 * @throws Error where Avro's own rules do not allow it
 */
export async function readAvro(
  value: unknown,
  { claim, readSibling }: { claim: ClaimKey; readSibling: ReadSibling },
): Promise<ForeignSchema> {
  const written: unknown = typeof value === 'string' ? JSON.parse(withoutByteOrderMark(value)) : value;
  const schemas: Record<string, Schema> = {};
  const keys = new Map<Type, string>();
  const define = (type: Type, build: () => Schema): Schema => {
    const known = keys.get(type);
    if (known !== undefined) return { $ref: known };
    const key = claim(shortName(type));
    keys.set(type, key);
    schemas[key] = build();
    return { $ref: key };
  };
  return { schema: convert(await parseWithSiblings(written, readSibling), define), schemas };
}

/** More files than a schema is ever made of, and than types that name each other in a circle may ask for. */
const maxSiblings = 200;

async function parseWithSiblings(written: unknown, readSibling: ReadSibling): Promise<Type> {
  const siblings = new Map<string, unknown>();
  for (let count = 0; ; count++) {
    try {
      return parseAvro([...siblings.values(), written]);
    } catch (error) {
      const name = count < maxSiblings ? undefinedType(error) : null;
      const text = name === null ? null : await siblingOf(name, { siblings, readSibling });
      if (name === null || text === null) throw error;
      const others = [...siblings].filter(([known]) => known !== name);
      siblings.clear();
      // What another one asks for comes before it.
      for (const [known, sibling] of [[name, text] as const, ...others]) siblings.set(known, sibling);
    }
  }
}

async function siblingOf(
  name: string,
  { siblings, readSibling }: { siblings: ReadonlyMap<string, unknown>; readSibling: ReadSibling },
): Promise<unknown> {
  if (siblings.has(name)) return siblings.get(name);
  const text = (await readSibling(`${shortName({ name })}.avsc`)) ?? (await readSibling(`${name}.avsc`));
  return text === null ? null : JSON.parse(withoutByteOrderMark(text));
}

function undefinedType(error: unknown): string | null {
  return (
    /^undefined type name: ([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)$/.exec(error instanceof Error ? error.message : '')?.[1] ??
    null
  );
}

/** The last of these, which may name the types of those before it. */
function parseAvro(schemas: readonly unknown[]): Type {
  const options = { logicalTypes, registry: {} };
  try {
    return schemas.map((schema) => avsc.Type.forSchema(schema as never, options)).at(-1)!;
  } catch (error) {
    // The library falls over a field, item or value that has no type.
    throw error instanceof TypeError ? new Error('part of it has no type', { cause: error }) : error;
  }
}

type Define = (type: Type, build: () => Schema) => Schema;

function convert(type: Type, define: Define): Schema {
  if (type instanceof Logical) return { ...convert(type.underlyingType, define), format: type.format };
  if (type instanceof avsc.types.RecordType) return define(type, () => recordOf(type, define));
  if (type instanceof avsc.types.EnumType)
    return define(type, () => ({ ...named(type), type: 'string', enum: [...type.symbols] }));
  if (type instanceof avsc.types.FixedType)
    return { ...bytes, title: shortName(type), minLength: type.size, maxLength: type.size };
  if (type instanceof avsc.types.ArrayType) return { type: 'array', items: convert(type.itemsType, define) };
  if (type instanceof avsc.types.MapType)
    return { type: 'object', additionalProperties: convert(type.valuesType, define) };
  if (type instanceof avsc.types.WrappedUnionType || type instanceof avsc.types.UnwrappedUnionType)
    return { oneOf: type.types.map((option) => convert(option, define)) };
  return { ...primitives[type.typeName] };
}

const bytes: Schema = { type: 'string', format: 'bytes' };

const primitives: Record<string, Schema> = {
  null: { type: 'null' },
  boolean: { type: 'boolean' },
  int: { type: 'integer', format: 'int32' },
  long: { type: 'integer', format: 'int64' },
  float: { type: 'number', format: 'float' },
  double: { type: 'number', format: 'double' },
  bytes,
  string: { type: 'string' },
};

function recordOf(type: types.RecordType, define: Define): Schema {
  const fields = type.fields.map((field) => {
    const { doc } = field as typeof field & { doc?: string };
    const value: unknown = field.defaultValue();
    const hasDefault = value !== undefined && (typeof value !== 'object' || value === null);
    const schema = { ...convert(field.type, define), ...(doc && { description: doc }) };
    return {
      name: field.name,
      isRequired: value === undefined,
      schema: hasDefault ? { ...schema, default: value } : schema,
    };
  });
  return {
    ...named(type),
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

function named(type: Type): Schema {
  return { title: shortName(type), ...(type.doc && { description: type.doc }) };
}

/** Without the namespace. */
function shortName({ name }: Pick<Type, 'name'>): string {
  return name?.slice(name.lastIndexOf('.') + 1) ?? 'record';
}
