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
  const shape = encodeShape(value, options.encode);
  switch (options.style) {
    case 'label':
      return `.${joinShape(shape, options.explode, options.explode ? '.' : ',')}`;
    case 'matrix':
      return expandMatrix(shape, options);
    default:
      return joinShape(shape, options.explode, delimiterOf(options));
  }
}

/**
 * A value as `name=value` pairs: what stands in a query (`form`, `spaceDelimited`, `pipeDelimited`, `deepObject`), a
 * form body or cookies. `null` and an empty list or object give no pair (RFC 6570 section 2.3 calls them undefined).
 */
export function expandPairs(value: unknown, options: StyleOptions): [string, string][] {
  if (!isDefined(value)) return [];
  if (options.style === 'deepObject' && isObject(value)) return expandDeep(value, options);
  const shape = encodeShape(value, options.encode);
  const name = options.encode(options.name);
  if (shape.kind === 'primitive') return [[name, shape.text]];
  if (options.explode) return shape.kind === 'array' ? shape.items.map((item) => [name, item]) : shape.entries;
  const parts = shape.kind === 'array' ? shape.items : shape.entries;
  return parts.length > 0 ? [[name, joinShape(shape, false, delimiterOf(options))]] : [];
}

/** `tabDelimited` is a list of Swagger 2.0. */
const delimiters: Record<string, string> = { spaceDelimited: ' ', tabDelimited: '\t', pipeDelimited: '|' };

function delimiterOf({ style, encode }: StyleOptions): string {
  const delimiter = Object.hasOwn(delimiters, style) ? delimiters[style] : undefined;
  return delimiter === undefined ? ',' : encode(delimiter);
}

function expandMatrix(shape: Shape, { name, explode, encode }: StyleOptions): string {
  const pair = (key: string, text: string) => (text === '' ? `;${key}` : `;${key}=${text}`);
  if (explode && shape.kind === 'array') return shape.items.map((item) => pair(encode(name), item)).join('');
  if (explode && shape.kind === 'object') return shape.entries.map(([key, text]) => pair(key, text)).join('');
  return pair(encode(name), joinShape(shape, false, ','));
}

const deepestObject = 10;

function expandDeep(value: Record<string, unknown>, options: StyleOptions, depth = 0): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    const name = `${options.name}[${key}]`;
    if (isObject(inner) && depth < deepestObject) return expandDeep(inner, { ...options, name }, depth + 1);
    return [inner]
      .flat()
      .filter(isDefined)
      .map((item) => [options.encode(name), options.encode(scalarText(item))]);
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
