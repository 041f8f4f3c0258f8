import protobuf from 'protobufjs';
import type { Schema } from '../../../model/api/schema.ts';
import { ownValue } from '../../../shared/json-schema/untrusted-value.ts';
import type { ClaimKey, ForeignSchema } from './foreign-schema.ts';

/**
 * The messages of a `.proto` text in the normal form: the one that no other is made of, or a choice between several.
 * Comments are descriptions.
 * @throws Error where it cannot be parsed, or holds no message
 */
export function readProtobuf(value: unknown, { claim }: { claim: ClaimKey }): ForeignSchema {
  if (typeof value !== 'string') throw new Error('a Protobuf schema must be a string');
  const { root } = protobuf.parse(value, new protobuf.Root(), { keepCase: true, alternateCommentMode: true });
  const schemas: Record<string, Schema> = {};
  const keys = new Map<Named, string>();
  const define: Define = (type) => {
    const known = keys.get(type);
    if (known !== undefined) return { $ref: known };
    const key = claim(type.name);
    keys.set(type, key);
    schemas[key] = type instanceof protobuf.Enum ? enumOf(type) : messageOf(type, define);
    return { $ref: key };
  };
  const roots = rootMessages(root).map(define);
  if (roots.length === 0) throw new Error('it contains no message');
  return { schema: roots.length === 1 ? roots[0]! : { oneOf: roots }, schemas };
}

type Named = protobuf.Type | protobuf.Enum;
type Define = (type: Named) => Schema;

/** Messages that are no part of another; where all are, the first. */
function rootMessages(root: protobuf.Root): protobuf.Type[] {
  const all = messagesIn(root);
  const used = new Set(
    all.flatMap((message) =>
      message.fieldsArray.map((field) => typeOf(field)).filter((type) => type !== null && type !== message),
    ),
  );
  const roots = all.filter((message) => !used.has(message) && !(message.parent instanceof protobuf.Type));
  return roots.length > 0 ? roots : all.slice(0, 1);
}

function messagesIn(space: protobuf.NamespaceBase): protobuf.Type[] {
  return space.nestedArray.flatMap((member) => [
    ...(member instanceof protobuf.Type ? [member] : []),
    ...(member instanceof protobuf.Namespace ? messagesIn(member) : []),
  ]);
}

/** The message or enumeration of a field; `null` for a scalar, and for one of a file that is not there. */
function typeOf(field: protobuf.Field): Named | null {
  const found = Object.hasOwn(scalars, field.type) ? null : (field.parent?.lookup(field.type) ?? null);
  return found instanceof protobuf.Type || found instanceof protobuf.Enum ? found : null;
}

function messageOf(message: protobuf.Type, define: Define): Schema {
  const fields = message.fieldsArray.map((field): [string, Schema] => [field.name, fieldOf(field, define)]);
  return {
    ...described(message),
    type: 'object',
    properties: Object.fromEntries(fields),
    required: message.fieldsArray.filter((field) => field.required).map(({ name }) => name),
  };
}

function fieldOf(field: protobuf.Field, define: Define): Schema {
  const type = typeOf(field);
  const single = type ? define(type) : scalarOf(field.type);
  const schema: Schema = field.repeated
    ? { type: 'array', items: single }
    : field.map
      ? { type: 'object', additionalProperties: single }
      : single;
  const fallback: unknown = field.options?.default;
  const choice = field.partOf && !field.partOf.name.startsWith('_') ? `oneof ${field.partOf.name}` : '';
  const description = [field.comment ?? '', choice === '' ? '' : `\`${choice}\``].filter(Boolean).join('\n\n');
  return {
    ...schema,
    ...(description && { description }),
    ...(fallback !== undefined && typeof fallback !== 'object' && { default: fallback }),
    ...(field.options?.deprecated === true && { deprecated: true }),
  };
}

function enumOf(type: protobuf.Enum): Schema {
  return { ...described(type), type: 'string', enum: Object.keys(type.values) };
}

function described({ name, comment }: Named): Schema {
  return { title: name, ...(comment && { description: comment }) };
}

function scalarOf(name: string): Schema {
  const known = ownValue(scalars, name) ?? ownValue(wellKnown, name.replace(/^\.?google\.protobuf\./, ''));
  return known ? { ...known } : { type: 'object', title: name };
}

const int32: Schema = { type: 'integer', format: 'int32' };
const int64: Schema = { type: 'integer', format: 'int64' };
const bytes: Schema = { type: 'string', format: 'bytes' };

const scalars: Record<string, Schema> = {
  double: { type: 'number', format: 'double' },
  float: { type: 'number', format: 'float' },
  int32,
  sint32: int32,
  sfixed32: int32,
  uint32: { type: 'integer', format: 'uint32' },
  fixed32: { type: 'integer', format: 'uint32' },
  int64,
  sint64: int64,
  sfixed64: int64,
  uint64: { type: 'integer', format: 'uint64' },
  fixed64: { type: 'integer', format: 'uint64' },
  bool: { type: 'boolean' },
  string: { type: 'string' },
  bytes,
};

/** Messages of Protobuf's own files, as their JSON has them (protobuf.dev, "ProtoJSON Format"). */
const wellKnown: Record<string, Schema> = {
  Timestamp: { type: 'string', format: 'date-time' },
  // JSON Schema's own durations are others: `P3D`.
  Duration: { type: 'string', examples: ['3.5s'] },
  FieldMask: { type: 'string' },
  Struct: { type: 'object' },
  Any: { type: 'object' },
  Empty: { type: 'object' },
  Value: {},
  ListValue: { type: 'array' },
  DoubleValue: { type: 'number', format: 'double' },
  FloatValue: { type: 'number', format: 'float' },
  Int64Value: int64,
  UInt64Value: { type: 'integer', format: 'uint64' },
  Int32Value: int32,
  UInt32Value: { type: 'integer', format: 'uint32' },
  BoolValue: { type: 'boolean' },
  StringValue: { type: 'string' },
  BytesValue: bytes,
};
