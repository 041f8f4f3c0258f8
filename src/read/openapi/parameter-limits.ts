import { isObject } from '../../base/values/is-object.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { Parameter } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { Constraint } from '../../shared/json-schema/constraints.ts';
import { schemaTypes } from '../../shared/json-schema/schema-types.ts';
import {
  serializeCookieParameter,
  serializeHeader,
  serializePath,
  serializeQuery,
} from '../../shared/request/serialize-parameter.ts';

/** What a parameter says of its values beside their schema. */
export function parameterLimits(parameter: Parameter, resolved: Schema): Constraint[] {
  const { contentType, allowEmptyValue, examples } = parameter;
  const written = writtenForm(parameter, resolved);
  return [
    ...(contentType === null ? [] : [{ name: 'mediaType' as const, label: 'Content type', value: contentType }]),
    ...(written === '' ? [] : [{ name: 'written' as const, label: 'Written as', value: written }]),
    ...(allowEmptyValue ? [{ name: 'empty' as const, label: 'May be empty', value: '' }] : []),
    ...examples.map(({ name, summary, description = '', value }) => ({
      name: 'example' as const,
      label: 'Example',
      about: [examples.length > 1 || summary !== '' ? summary || name : '', description].filter(Boolean).join(': '),
      value: writeJson(value) ?? '',
    })),
  ];
}

/** How a value is sent, where that is not the usual way of its place; else empty. */
function writtenForm(parameter: Parameter, resolved: Schema): string {
  const { style, explode, contentType } = parameter;
  const isReserved = keepsReserved(parameter, resolved);
  const isUsual = (style === 'form' && explode) || (style === 'simple' && !explode);
  if ((isUsual && !isReserved) || contentType !== null || parameter.in === 'querystring') return '';
  const parts = isReserved ? reservedParts : plainParts;
  const value = (isReserved ? undefined : exampleOf(parameter, resolved)) ?? sampleOf(resolved, parts);
  if (value === null && !isReserved && !['label', 'matrix'].includes(style)) return '';
  // Brackets are encoded on the way, and mean the same.
  return serialize(parameter, value ?? parts[0])
    .replace(/%5B/g, '[')
    .replace(/%5D/g, ']');
}

type Parts = readonly [string, string];
const plainParts: Parts = ['a', 'b'];
const reservedParts: Parts = ['a/b', 'c:d'];

/** Whether a value may hold characters that stay as they are where others of its place are encoded. */
function keepsReserved({ in: place, allowReserved }: Parameter, schema: Schema): boolean {
  const types = schemaTypes(schema);
  const isText = types.length === 0 || types.some((type) => ['string', 'array', 'object'].includes(type));
  const isOpen = schema.enum === undefined && schema.const === undefined;
  return allowReserved && ['query', 'path'].includes(place) && isText && isOpen;
}

/** Parts and characters of an example beyond which one that is made up shows the form better. */
const maxParts = 4;
const maxText = 80;

/** What the description gives, where it has the form that is to be shown. */
function exampleOf({ examples }: Parameter, schema: Schema): unknown {
  const value = examples[0]?.value ?? schema.examples?.[0];
  const count = Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : 0;
  return count > 1 && count <= maxParts && (writeJson(value) ?? '').length <= maxText ? value : undefined;
}

function sampleOf(schema: Schema, parts: Parts): unknown {
  const types = schemaTypes(schema);
  if (types.includes('array')) return parts;
  if (!types.includes('object') && !schema.properties) return null;
  // How objects in objects are written, OpenAPI leaves open.
  const plain = Object.entries(schema.properties ?? {}).filter(([, part]) => !part.properties && !part.items);
  const names = plain.length === 0 ? ['x', 'y'] : plain.slice(0, 2).map(([name]) => name);
  return Object.fromEntries(names.map((name, index) => [name, parts[index]]));
}

function serialize(parameter: Parameter, value: unknown): string {
  switch (parameter.in) {
    case 'path':
      return serializePath(parameter, value);
    case 'header':
      return serializeHeader(parameter, value)
        .map((field) => field.value)
        .join(', ');
    case 'cookie':
      return serializeCookieParameter(parameter, value)
        .map((field) => `${field.name}=${field.value}`)
        .join('; ');
    default:
      return serializeQuery(parameter, value).join('&');
  }
}
