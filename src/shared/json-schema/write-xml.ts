import { escapeHtml } from '../../base/text/escape-html.ts';
import { isExactNumber } from '../../base/values/exact-number.ts';
import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { resolveSchema } from './resolve-schema.ts';
import { sampleText } from './sample-text.ts';
import { schemaName } from './schema-name.ts';
import { firstVariant } from './variants.ts';

const maximalDepth = 30;

/** A value as an XML document, named and shaped as its schema's `xml` says (OpenAPI 3, "XML Object"). */
export function writeXml(value: unknown, schema: Schema, schemas: Schemas): string {
  const name = resolveSchema(schema, schemas).xml?.name ?? (schemaName(schema) || 'root');
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...element(value, { name, schema, schemas, depth: 0 })].join('\n');
}

interface Spot {
  /** Name of the element, unless the schema gives another. */
  name: string;
  schema: Schema;
  schemas: Schemas;
  depth: number;
}

/** The lines of one element, or of one for each item of a list that is not wrapped. */
function element(value: unknown, spot: Spot): string[] {
  const { schemas, depth } = spot;
  if (depth > maximalDepth) return [];
  const schema = resolveSchema(spot.schema, schemas);
  const { xml } = schema;
  if (Array.isArray(value)) {
    const items = schema.items ?? {};
    const name = resolveSchema(items, schemas).xml?.name ?? (xml?.wrapped ? spot.name : (xml?.name ?? spot.name));
    const lines = value.flatMap((item: unknown) => element(item, { ...spot, name, schema: items, depth: depth + 1 }));
    return xml?.wrapped ? enclose(`<${tagOf(spot.name, schema)}>`, lines) : lines;
  }
  const tag = tagOf(spot.name, schema);
  if (!isObject(value)) return [`<${tag}>${value === null ? '' : textOf(value)}</${tag.split(' ', 1)[0]}>`];
  const parts = Object.entries(value).map(([name, inner]) => ({
    name,
    inner,
    schema: propertyOf(schema, name, schemas),
  }));
  const attributes = parts
    .filter((part) => isAttribute(part, schemas))
    .map(({ name, inner, schema: own }) => ` ${tagOf(name, resolveSchema(own, schemas), false)}="${textOf(inner)}"`);
  const open = `<${tag}${attributes.join('')}>`;
  const inside = parts.filter((part) => !isAttribute(part, schemas));
  const texts = inside.map((part) => contentOf(part, schemas));
  // A text of its own would begin and end with the line breaks around it.
  if (texts.length > 0 && !texts.includes(null)) return [`${open}${texts.join('')}</${tag.split(' ', 1)[0]}>`];
  return enclose(
    open,
    inside.flatMap((part, index) => texts[index] ?? element(part.inner, { ...spot, ...part, depth: depth + 1 })),
  );
}

/** What a property is where it is the text of the element around it; `null` for others. */
function contentOf({ schema, inner }: { schema: Schema; inner: unknown }, schemas: Schemas): string | null {
  const kind = resolveSchema(schema, schemas).xml?.text;
  if (!kind || (typeof inner === 'object' && !isExactNumber(inner))) return null;
  // The end of a section cannot stand in it (XML 1.0, section 2.7).
  return kind === 'text' ? textOf(inner) : `<![CDATA[${scalarText(inner).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function enclose(open: string, lines: readonly string[]): string[] {
  const name = /^<([^\s>]+)/.exec(open)![1]!;
  return lines.length === 0 ? [`${open.slice(0, -1)}/>`] : [open, ...lines.map((line) => `  ${line}`), `</${name}>`];
}

function isAttribute({ schema, inner }: { schema: Schema; inner: unknown }, schemas: Schemas): boolean {
  return resolveSchema(schema, schemas).xml?.attribute === true && (typeof inner !== 'object' || inner === null);
}

function propertyOf(schema: Schema, name: string, schemas: Schemas): Schema {
  for (const part of [schema, firstVariant(schema, schemas)])
    if (part?.properties && Object.hasOwn(part.properties, name)) return part.properties[name]!;
  return {};
}

/** The name with its prefix, and on an element the declaration of its namespace. */
function tagOf(name: string, { xml }: Schema, isElement = true): string {
  const own = (xml?.name ?? name).replace(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
  const prefix = xml?.prefix?.replace(/[^\p{L}\p{N}_.-]/gu, '');
  const namespace =
    isElement && xml?.namespace ? ` xmlns${prefix ? `:${prefix}` : ''}="${escapeHtml(xml.namespace)}"` : '';
  return `${prefix ? `${prefix}:` : ''}${own}${namespace}`;
}

/** In XML the signs of `<string>` would only be in the way. */
function textOf(value: unknown): string {
  return escapeHtml(scalarText(value).replace(sampleText, '$1'));
}
