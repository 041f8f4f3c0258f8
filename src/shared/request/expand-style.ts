import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';

/** A JSON value as the styles of OpenAPI see it: what is nested deeper is JSON text. */
type Shape =
  | { kind: 'primitive'; text: string }
  | { kind: 'array'; items: string[] }
  | { kind: 'object'; entries: [string, string][] };

export interface StyleOptions {
  name: string;
  style: string;
  explode: boolean;
  /** Applied to names and values, not to the delimiters of the style. */
  encode: (text: string) => string;
}

/**
 * A value as text without its name: what stands in a path (`simple`, `label`, `matrix`) or a header (`simple`). OpenAPI
 * 3, "Style Examples".
 */
export function expandText(value: unknown, options: StyleOptions): string {
  const { style, explode, encode } = options;
  if (style === 'matrix')
    return expandPairs(value, options)
      .map(([name, text]) => `;${name}${text && `=${text}`}`)
      .join('');
  const shape = encodeShape(value, encode);
  if (style === 'label') return `.${joinShape(shape, explode, explode ? '.' : ',')}`;
  return joinShape(shape, explode, delimiterOf(options));
}

/**
 * A value as `name=value` pairs: what stands in a query (`form`, `spaceDelimited`, `pipeDelimited`, `deepObject`), a
 * form body, cookies or a path (`matrix`). `null` and an empty list or object give no pair (RFC 6570 section 2.3 calls
 * them undefined). No specification says how a list stands within an object that is exploded: it repeats its name, as
 * lists do elsewhere.
 */
export function expandPairs(value: unknown, options: StyleOptions): [string, string][] {
  const { name, style, explode, encode } = options;
  if (isObject(value)) {
    if (style === 'deepObject') return expandDeep(value, options);
    if (explode) return Object.entries(value).flatMap(([key, inner]) => repeatName(key, inner, encode));
  }
  if (explode || typeof value !== 'object' || value === null) return repeatName(name, value, encode);
  if (!Object.values(value).some(isDefined)) return [];
  return [[encode(name), joinShape(encodeShape(value, encode), false, delimiterOf(options))]];
}

/** A pair for each item of a list, and for anything else; what is nested deeper is JSON text. */
function repeatName(name: string, value: unknown, encode: StyleOptions['encode']): [string, string][] {
  return [value]
    .flat()
    .filter(isDefined)
    .map((item) => [encode(name), encode(scalarText(item))]);
}

/** `tabDelimited` is a list of Swagger 2.0. */
const delimiters: Record<string, string> = { spaceDelimited: ' ', tabDelimited: '\t', pipeDelimited: '|' };

function delimiterOf({ style, encode }: StyleOptions): string {
  const delimiter = Object.hasOwn(delimiters, style) ? delimiters[style] : undefined;
  return delimiter === undefined ? ',' : encode(delimiter);
}

const deepestObject = 10;

function expandDeep(value: Record<string, unknown>, options: StyleOptions, depth = 0): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    const name = `${options.name}[${key}]`;
    if (isObject(inner) && depth < deepestObject) return expandDeep(inner, { ...options, name }, depth + 1);
    return repeatName(name, inner, options.encode);
  });
}

function joinShape(shape: Shape, explode: boolean, delimiter: string): string {
  if (shape.kind === 'primitive') return shape.text;
  if (shape.kind === 'array') return shape.items.join(delimiter);
  return shape.entries.map((entry) => entry.join(explode ? '=' : delimiter)).join(delimiter);
}

/** RFC 6570 section 2.3. */
export function isDefined(value: unknown): boolean {
  return (value ?? null) !== null;
}

function encodeShape(value: unknown, encode: (text: string) => string): Shape {
  const text = (inner: unknown) => encode(scalarText(inner));
  if (Array.isArray(value)) return { kind: 'array', items: value.filter(isDefined).map(text) };
  if (!isObject(value)) return { kind: 'primitive', text: text(value) };
  const entries = Object.entries(value).filter(([, inner]) => isDefined(inner));
  return { kind: 'object', entries: entries.map(([key, inner]) => [encode(key), text(inner)]) };
}
