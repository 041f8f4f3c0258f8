import type { Schema } from '../../model/api/schema.ts';
import type { Constraint } from '../../shared/json-schema/constraints.ts';

/**
 * How a value stands in an XML document, in the signs of XML: `<pet>`, `id="…"`, `<photos><photo>`; nothing where its
 * own name says so (OpenAPI 3, "XML Object").
 */
export function xmlLimit(name: string, { xml, items }: Schema): Constraint[] {
  if (!xml && !items?.xml) return [];
  const form = xml ?? {};
  const written = form.text ? textForm(form.text) : tag(form.wrapped || !items?.xml ? form : items.xml, name);
  const inner = form.wrapped && items?.xml ? tag(items.xml, form.name ?? name) : '';
  const value = form.attribute ? `${nameOf(form, name)}="…"` : `${written}${inner}`;
  return value === `<${name}>` || value === '<>' ? [] : [{ name: 'xml', label: 'XML', value }];
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
