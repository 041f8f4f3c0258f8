import { parseExactJson } from '../../base/values/parse-exact-json.ts';
import type { Parameter } from '../../model/api/operation.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import { mediaKind } from '../../shared/request/media-type.ts';
import type { DescriptionContext } from './description-context.ts';
import { partOf } from './description-context.ts';
import type { Located } from './located.ts';

export type SentForm = Pick<Parameter, 'name' | 'in' | 'style' | 'explode' | 'contentType'>;

/** What is known of a value besides its text. */
interface Reading {
  form: SentForm;
  schema: Located;
  context: DescriptionContext;
}

/**
 * The data that an example of a parameter or header stands for which is given as it travels: with its name where that
 * belongs to its form, and percent-encoded (OpenAPI 3.2, "Serialization and Examples").
 */
export function readSerialized(text: string, reading: Reading): unknown {
  const { form, schema, context } = reading;
  if (form.contentType !== null) return readContent(text, form);
  const types = typesOf(schema, context);
  const isObject = types.includes('object');
  if (!isObject && !types.includes('array')) return typed(decode(bareValue(text, form), form), schema, context);
  const parts = partsOf(text, reading);
  if (!isObject) return parts.map((part) => typed(part, partOf(context.follow(schema), 'items'), context));
  const properties = partOf(context.follow(schema), 'properties');
  return Object.fromEntries(
    pairsOf(parts, form).map(([name, value]) => [name, typed(value, partOf(properties, name), context)]),
  );
}

/** Delimiters between values that are written under one name, encoded or not. */
const delimiters: Readonly<Record<string, RegExp>> = {
  spaceDelimited: /%20| |\+/,
  pipeDelimited: /%7C|\|/i,
};

/** The items of a list, or an object as `name=value` or as names and values in turn. */
function partsOf(text: string, { form }: Reading): string[] {
  const { style, explode } = form;
  const isApart = explode || style === 'deepObject';
  const written = isApart ? text.replace(/^[;.]/, '') : bareValue(text, form);
  const parts = written.split(isApart ? separatorOf(form) : (delimiters[style] ?? ','));
  const isNamed = style !== 'simple' && style !== 'label' && isApart;
  return parts.map((part) => {
    const start = `${encodeURIComponent(form.name)}=`;
    return decode(isNamed && part.startsWith(start) ? part.slice(start.length) : part, form);
  });
}

function separatorOf({ in: place, style }: SentForm): string | RegExp {
  if (style === 'matrix') return ';';
  if (style === 'label') return '.';
  if (style === 'simple') return ',';
  return place === 'cookie' ? /; */ : '&';
}

function pairsOf(parts: readonly string[], { name, style, explode }: SentForm): [string, string][] {
  if (!explode && style !== 'deepObject')
    return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : []));
  return parts.map((part) => {
    const at = part.indexOf('=');
    const key = at < 0 ? part : part.slice(0, at);
    const inner = style === 'deepObject' && key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : key;
    return [inner, at < 0 ? '' : part.slice(at + 1)];
  });
}

/** Without its name, and the sign before it. */
function bareValue(text: string, { name, in: place, style }: SentForm): string {
  if (style === 'label') return text.replace(/^\./, '');
  const written = style === 'matrix' ? text.replace(/^;/, '') : text;
  const start = [name, encodeURIComponent(name)].map((one) => `${one}=`).find((one) => written.startsWith(one));
  const isNamed = style === 'matrix' || place === 'query' || place === 'cookie';
  return isNamed && start !== undefined ? written.slice(start.length) : written;
}

function readContent(text: string, form: SentForm): unknown {
  const kind = mediaKind(form.contentType ?? '');
  if (form.in === 'querystring' && kind === 'form') return readFormFields(text);
  const value = decode(bareValue(text, form), form);
  return kind === 'json' ? readJson(value) : value;
}

/** The fields of `application/x-www-form-urlencoded`; several of one name are a list. */
export function readFormFields(text: string): Record<string, string | string[]> {
  const fields = Map.groupBy(new URLSearchParams(text), ([name]) => name);
  return Object.fromEntries(
    Array.from(fields, ([name, same]) => {
      const values = same.map(([, value]) => value);
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

/** Headers, and cookies of the style `cookie`, are not encoded. */
function decode(text: string, { in: place, style }: SentForm): string {
  if (place === 'header' || style === 'cookie') return text;
  try {
    return decodeURIComponent(place === 'query' ? text.replaceAll('+', ' ') : text);
  } catch {
    return text;
  }
}

function typed(text: string, schema: Located, context: DescriptionContext): unknown {
  const types = typesOf(schema, context);
  return types.length === 0 || types.includes('string') ? text : readJson(text);
}

function typesOf(schema: Located, { follow }: DescriptionContext): unknown[] {
  return [asTree(follow(schema).value)?.type ?? []].flat();
}

function readJson(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return text;
  }
}
