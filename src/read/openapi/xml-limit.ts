import type { Schema } from '../../model/api/schema.ts';
import type { Constraint } from '../../shared/json-schema/constraints.ts';
import { schemaTypes } from '../../shared/json-schema/schema-types.ts';

/**
 * How a value stands in an XML document, in the signs of XML: `<pet>`, `id="…"`, `<photos><photo>`; nothing where its
 * own name says so (OpenAPI 3, "XML Object").
 */
export function xmlLimit(name: string, schema: Schema): Constraint[] {
  const value = schemaTypes(schema).includes('array') ? listForm(name, schema) : valueForm(name, schema.xml);
  const isSaid = value === '' || value === `<${name}>` || value.includes('<>');
  return isSaid ? [] : [{ name: 'xml', label: 'XML', value }];
}

function valueForm(name: string, form: Form = {}): string {
  if (form.attribute) return `${nameOf(form, name)}="…"`;
  return form.text ? textForm(form.text) : tag(form, name);
}

/** A name of the list itself counts where it is wrapped, and is that of its items, too, where these have none. */
function listForm(name: string, { xml = {}, items, prefixItems }: Schema): string {
  if (xml.text) return textForm(xml.text);
  const item = items?.xml && tag(items.xml, (xml.wrapped && xml.name) || name);
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
