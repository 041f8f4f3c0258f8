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

const instanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * A value as an XML document, named and shaped as its schema's `xml` says (OpenAPI 3, "XML Object"; what is said of
 * `null` and of places in a list is in 3.2).
 */
export function writeXml(value: unknown, schema: Schema, schemas: Schemas): string {
  const name = resolveSchema(schema, schemas).xml?.name ?? (schemaName(schema) || 'root');
  const [first = '', ...others] = element(value, { name, schema, schemas, depth: 0 });
  const hasNull = [first, ...others].some((line) => line.includes(nil));
  const root = hasNull ? first.replace(/^<[^\s/>]+/, (tag) => `${tag} xmlns:xsi="${instanceNamespace}"`) : first;
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...(root === '' ? [] : [root]), ...others].join('\n');
}

interface Spot {
  /** Name of the element, unless the schema gives another. */
  name: string;
  schema: Schema;
  schemas: Schemas;
  depth: number;
}

/** A value within an element. */
interface Part {
  name: string;
  inner: unknown;
  schema: Schema;
}

/** An element that is `null`. */
const nil = ' xsi:nil="true"';

/** The lines of one element, or of one for each item of a list that is not wrapped. */
function element(value: unknown, spot: Spot): string[] {
  const { schemas, depth } = spot;
  if (depth > maximalDepth) return [];
  const schema = resolveSchema(spot.schema, schemas);
  if (Array.isArray(value)) return listOf(value, { ...spot, schema });
  const parts = isObject(value)
    ? Object.entries(value).map(([name, inner]): Part => ({ name, inner, schema: propertyOf(schema, name, schemas) }))
    : [];
  const attributes = parts.filter((part) => isAttribute(part, schemas));
  const open = `<${tagOf(spot.name, schema)}${attributesOf(attributes, { schema, schemas })}>`;
  if (value === null) return [`${open.slice(0, -1)}${nil}/>`];
  if (!isObject(value)) return [`${open}${textOf(value)}${closing(open)}`];
  const inside = parts.filter((part) => !isAttribute(part, schemas));
  const texts = inside.map((part) => contentOf(part, schemas));
  // A text of its own would begin and end with the line breaks around it.
  if (texts.length > 0 && !texts.includes(null)) return [`${open}${texts.join('')}${closing(open)}`];
  return enclose(open, partLines(inside, spot));
}

function listOf(list: readonly unknown[], spot: Spot): string[] {
  const { xml, prefixItems = [], items = {} } = spot.schema;
  // The name of the list has no effect where no element has it.
  const name = (xml?.wrapped && xml.name) || spot.name;
  const parts = list.map((inner, index): Part => ({ name, inner, schema: prefixItems[index] ?? items }));
  const lines = partLines(parts, spot);
  return xml?.wrapped ? enclose(`<${tagOf(spot.name, spot.schema)}>`, lines) : lines;
}

function partLines(parts: readonly Part[], spot: Spot): string[] {
  return parts.flatMap(
    (part) => contentOf(part, spot.schemas) ?? element(part.inner, { ...spot, ...part, depth: spot.depth + 1 }),
  );
}

/** What a property is where it is the text of the element around it; `null` for others. */
function contentOf({ schema, inner }: Part, schemas: Schemas): string | null {
  const kind = resolveSchema(schema, schemas).xml?.text;
  if (!kind || (typeof inner === 'object' && !isExactNumber(inner))) return null;
  // The end of a section cannot stand in it (XML 1.0, section 2.7).
  return kind === 'text' ? textOf(inner) : `<![CDATA[${scalarText(inner).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function enclose(open: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [`${open.slice(0, -1)}/>`] : [open, ...lines.map((line) => `  ${line}`), closing(open)];
}

function closing(open: string): string {
  return `</${/^<([^\s>]+)/.exec(open)![1]!}>`;
}

function isAttribute({ schema, inner }: Part, schemas: Schemas): boolean {
  const isPlain = typeof inner !== 'object' || inner === null || isExactNumber(inner);
  return isPlain && resolveSchema(schema, schemas).xml?.attribute === true;
}

/** Attributes in the tag of the element that `schema` describes, behind what its prefixes stand for. */
function attributesOf(attributes: readonly Part[], { schema, schemas }: Pick<Spot, 'schema' | 'schemas'>): string {
  const given = attributes
    .filter(({ inner }) => inner !== null)
    .map(({ name, inner, schema: own }) => ({ name, inner, own: resolveSchema(own, schemas) }));
  const declared = new Set(given.map(({ own }) => (own.xml?.prefix ? declarationOf(own) : '')));
  declared.delete(declarationOf(schema));
  const written = given.map(({ name, inner, own }) => ` ${nameOf(name, own)}="${textOf(inner)}"`);
  return [...declared, ...written].join('');
}

function propertyOf(schema: Schema, name: string, schemas: Schemas): Schema {
  for (const part of [schema, firstVariant(schema, schemas)])
    if (part?.properties && Object.hasOwn(part.properties, name)) return part.properties[name]!;
  return {};
}

/** The name of an element with its prefix, and the declaration of its namespace. */
function tagOf(name: string, schema: Schema): string {
  return `${nameOf(name, schema)}${declarationOf(schema)}`;
}

function nameOf(name: string, { xml }: Schema): string {
  const own = (xml?.name ?? name).replace(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
  const prefix = prefixOf(xml);
  return `${prefix ? `${prefix}:` : ''}${own}`;
}

function declarationOf({ xml }: Schema): string {
  const prefix = prefixOf(xml);
  return xml?.namespace ? ` xmlns${prefix ? `:${prefix}` : ''}="${escapeHtml(xml.namespace)}"` : '';
}

function prefixOf(xml: Schema['xml']): string | undefined {
  return xml?.prefix?.replace(/[^\p{L}\p{N}_.-]/gu, '');
}

/** In XML the signs of `<string>` would only be in the way. */
function textOf(value: unknown): string {
  return escapeHtml(scalarText(value).replace(sampleText, '$1'));
}
