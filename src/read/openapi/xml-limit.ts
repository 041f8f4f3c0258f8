import type { Schema } from '../../model/api/schema.ts';
import type { Constraint } from '../../shared/json-schema/constraints.ts';
import type { Schemas } from '../../shared/json-schema/merge-all-of.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { schemaTypes } from '../../shared/json-schema/schema-types.ts';

/**
 * How a value stands in an XML document, in the signs of XML: `<pet>`, `id="…"`, `<photos><photo>`; nothing where its
 * own name says so (OpenAPI 3, "XML Object").
 */
export function xmlLimit(name: string, schema: Schema, schemas: Schemas): Constraint[] {
  const isList = schemaTypes(schema).includes('array');
  const value = isList ? listForm(name, schema, schemas) : valueForm(name, schema.xml);
  const isSaid = value === '' || value === `<${name}>` || value.includes('<>');
  return isSaid ? [] : [{ name: 'xml', label: 'XML', value }];
}

function valueForm(name: string, form: Form = {}): string {
  if (form.attribute) return `${nameOf(form, name)}="…"`;
  return form.text ? textForm(form.text) : tag(form, name);
}

/** A name of the list itself counts where it is wrapped, and is that of its items, too, where these have none. */
function listForm(name: string, { xml = {}, items, prefixItems }: Schema, schemas: Schemas): string {
  if (xml.text) return textForm(xml.text);
  const form = items && resolveSchema(items, schemas).xml;
  const item = form && tag(form, (xml.wrapped && xml.name) || name);
  if (!xml.wrapped) return item ?? '';
  return `${tag(xml, name)}${item ?? (prefixItems ? '' : `<${xml.name ?? name}>`)}`;
}

type Form = NonNullable<Schema['xml']>;

function nameOf({ name, prefix }: Form, otherwise: string): string {
  return `${prefix ? `${prefix}:` : ''}${name ?? otherwise}`;
}

function tag(form: Form, otherwise: string): string {
  const namespace = form.namespace ? ` xmlns${form.prefix ? `:${form.prefix}` : ''}="${form.namespace}"` : '';
  return `<${nameOf(form, otherwise)}${namespace}>`;
}

function textForm(kind: 'text' | 'cdata'): string {
  return kind === 'text' ? 'text()' : '<![CDATA[…]]>';
}
