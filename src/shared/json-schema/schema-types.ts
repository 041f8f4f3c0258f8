import { isExactNumber, nearestNumber } from '../../base/values/exact-number.ts';
import type { Schema, SchemaType } from '../../model/api/schema.ts';

const hints: [SchemaType, readonly (keyof Schema)[]][] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'required', 'minProperties', 'maxProperties']],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'format', 'contentMediaType', 'contentEncoding']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** The types a resolved schema allows: as declared, else as its values and keywords tell. Empty means any. */
export function schemaTypes(schema: Schema): SchemaType[] {
  if (schema.type !== undefined) return Array.isArray(schema.type) ? schema.type : [schema.type];
  if (schema.const !== undefined) return [typeOfValue(schema.const)];
  if (schema.enum) return [...new Set(schema.enum.map(typeOfValue))];
  const hint = hints.find(([, keys]) => keys.some((key) => schema[key] !== undefined));
  return hint ? [hint[0]] : [];
}

/** The JSON type of a value; whole numbers are `integer`. */
export function typeOfValue(value: unknown): SchemaType {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' || isExactNumber(value))
    return Number.isInteger(nearestNumber(value)) ? 'integer' : 'number';
  if (typeof value === 'boolean' || typeof value === 'object') return typeof value as 'boolean' | 'object';
  return 'string';
}

/** Whether the schema stands for the bytes of a file (docs/format.md#schemas). */
export function isFileSchema(schema: Schema): boolean {
  if (schema.type !== undefined && !schemaTypes(schema).includes('string')) return false;
  if (schema.format === 'binary' || schema.format === 'base64') return true;
  const media = schema.contentMediaType?.toLowerCase() ?? '';
  return (
    /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|gzip|x-tar|vnd\.)/.test(media) &&
    !/[+/](json|xml)$/.test(media)
  );
}

/** Whether a value is those bytes themselves: what is encoded as text is sent as text. */
export function isBytesSchema(schema: Schema): boolean {
  return isFileSchema(schema) && schema.format !== 'base64' && schema.contentEncoding === undefined;
}
