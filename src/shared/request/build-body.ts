import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { Operation, PartEncoding } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { HttpBody, HttpField, HttpPart } from '../../model/http.ts';
import type { BodyField, BodyValue } from '../../model/request-values.ts';
import { isXml } from '../json-schema/is-xml.ts';
import type { Schemas } from '../json-schema/merge-all-of.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';
import { ownValue } from '../json-schema/untrusted-value.ts';
import { expandPairs, isDefined } from './expand-style.ts';
import { fieldSchema } from './field-schema.ts';
import { headerField } from './header-field.ts';
import { jsonLines } from './json-lines.ts';
import { isSendableType, mediaEssence, mediaKind } from './media-type.ts';
import { contentText } from './serialize-parameter.ts';
import { writeBody } from './write-body.ts';

export interface BuiltBody {
  body: HttpBody;
  /** Value of the `Content-Type` header; `null` when it follows from the kind of the body. */
  contentType: string | null;
}

/** Writes a body by its content type; `null` when there is nothing to send. */
export function buildBody(operation: Operation, value: BodyValue | null, schemas: Schemas): BuiltBody | null {
  if (value === null) return null;
  const content = operation.requestBody?.contents.find((one) => one.contentType === value.contentType);
  const form: FormContext = { encoding: content?.encoding ?? {}, schema: content?.schema ?? {}, schemas };
  const { contentType } = value;
  switch (value.kind) {
    case 'text':
      if (mediaKind(contentType) === 'multipart') {
        // Its first line is the boundary.
        const [, boundary = ''] = /^--(\S+)/.exec(value.text) ?? [];
        return {
          body: { kind: 'text', text: value.text.replace(/\r?\n/g, '\r\n') },
          contentType: `${concreteType(contentType, 'multipart/mixed')}; boundary=${boundary}`,
        };
      }
      return { body: { kind: 'text', text: value.text }, contentType: concreteType(contentType, 'text/plain') };
    case 'file':
      return {
        body: { kind: 'file', file: value.file },
        contentType: concreteType(contentType, value.file.contentType ?? 'application/octet-stream'),
      };
    case 'fields':
      return buildFields(contentType, value.fields, form);
    case 'value':
      return buildValue(contentType, value.value, form);
  }
}

function buildValue(contentType: string, value: unknown, form: FormContext): BuiltBody | null {
  if (value === undefined) return null;
  switch (mediaKind(contentType)) {
    case 'json':
      return {
        body: { kind: 'text', text: writeJson(value) ?? 'null' },
        contentType: concreteType(contentType, 'application/json'),
      };
    case 'form':
    case 'multipart':
      return buildFields(contentType, fieldsOf(value), form);
    case 'json-lines':
      return { body: { kind: 'text', text: streamText(value, contentType) }, contentType };
    case 'text':
    case 'binary':
      return { body: { kind: 'text', text: scalarText(value) }, contentType: concreteType(contentType, 'text/plain') };
  }
}

/** A text of a sequence begins with a sign of its own (RFC 7464 section 2.2). */
function streamText(value: unknown, contentType: string): string {
  if (typeof value === 'string') return value;
  const start = contentType.includes('-seq') ? '\x1e' : '';
  return jsonLines(value)
    .map((line) => `${start}${line}\n`)
    .join('');
}

/** The fields of an object, or of the objects of a list one after the other; anything else has none. */
export function fieldsOf(value: unknown): (BodyField & { kind: 'value' })[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  return Object.entries(isObject(value) ? value : {}).map(([name, inner]) => ({ kind: 'value', name, value: inner }));
}

/** What is said of the fields of a form. */
interface FormContext {
  encoding: Readonly<Record<string, PartEncoding>>;
  schema: Schema;
  schemas: Schemas;
}

/** A multipart body without parts is none (RFC 2046 section 5.1.1). */
function buildFields(contentType: string, fields: BodyField[], form: FormContext): BuiltBody | null {
  const sent = fields
    .map((field): SentField => ({ field, rule: ownValue(form.encoding, field.name), form }))
    .filter(({ field, rule }) => field.kind === 'file' || isSent(field.value, rule?.contentType))
    // A field that was added and not filled in.
    .filter(({ field }) => field.name !== '' || (field.kind === 'file' ? field.file.filename : field.value) !== '');
  if (mediaKind(contentType) === 'form')
    return { body: { kind: 'form', fields: sent.flatMap(buildFormFields) }, contentType: null };
  const parts = sent.flatMap(buildParts);
  const isForm = !isSendableType(contentType) || mediaEssence(contentType) === 'multipart/form-data';
  // Clients that write a form by themselves know of no headers of its parts, and of a named type they write none.
  const named = isForm ? parts.some(({ headers }) => headers) && 'multipart/form-data' : contentType;
  const body: HttpBody = { kind: 'multipart', parts, ...(named && { contentType: named }) };
  return parts.length > 0 ? { body, contentType: null } : null;
}

/** JSON has a word for `null`; elsewhere it is as if there were no value (RFC 6570 section 2.3). */
export function isSent(value: unknown, contentType: string | null | undefined): boolean {
  return isDefined(value) || (value === null && mediaKind(contentType ?? '') === 'json');
}

interface SentField {
  field: BodyField;
  rule: PartEncoding | undefined;
  form: FormContext;
}

function buildFormFields(sent: SentField): HttpField[] {
  const { field } = sent;
  if (field.kind === 'file') return [{ name: field.name, value: field.file.filename }];
  return valueParts(field, sent).map(({ name, value }) => ({ name, value }));
}

/**
 * OpenAPI 3.1.1, "Encoding Object": a content type counts where nothing is said of `style` and `explode`, and that of
 * an object is JSON.
 */
function isStyled(rule: PartEncoding | undefined): boolean {
  return (rule?.style ?? rule?.explode ?? null) !== null;
}

function styledFields(name: string, given: unknown, rule: PartEncoding | undefined): HttpField[] {
  const style = rule?.style ?? 'form';
  const options = { name, style, explode: rule?.explode ?? style === 'form', encode: (text: string) => text };
  return expandPairs(given, options).map(([key, value]) => ({ name: key, value }));
}

/**
 * OpenAPI 3, "Encoding Object": an array is one part per item, and an object is JSON unless a content type or a style
 * is named.
 */
function buildParts(sent: SentField): HttpPart[] {
  const headers = partHeaders(sent.rule);
  const parts = partsOf(sent);
  return headers.length > 0 ? parts.map((part) => ({ ...part, headers })) : parts;
}

/** Those whose values the description gives; a `Content-Type` among them does not count (OpenAPI 3). */
export function partHeaders(rule: PartEncoding | undefined): HttpField[] {
  return (rule?.headers ?? []).flatMap(({ name, schema, examples }) => {
    const value = examples[0]?.value ?? schema.const ?? schema.default ?? schema.examples?.[0];
    const isSet = value !== undefined && value !== null && name.toLowerCase() !== 'content-type';
    return (isSet && headerField(name, scalarText(value))) || [];
  });
}

function partsOf(sent: SentField): HttpPart[] {
  const { field } = sent;
  if (field.kind === 'value') return valueParts(field, sent).map((part) => ({ kind: 'text', ...part }));
  const contentType = field.file.contentType ?? namedType(sent.rule);
  const file = { filename: field.file.filename, ...(contentType && { contentType }) };
  return [{ kind: 'file', name: field.name, file }];
}

function namedType(rule: PartEncoding | undefined): string | undefined {
  return rule?.contentType && isSendableType(rule.contentType) ? rule.contentType : undefined;
}

/** An array is one part per item, unless it is JSON by its own content type. */
function valueParts({ name, value }: BodyField & { kind: 'value' }, { rule, form }: SentField): TextPart[] {
  if (isStyled(rule)) return styledFields(name, value, rule);
  const named = namedType(rule);
  const items = named && mediaKind(named) === 'json' ? [value] : [value].flat().filter(isDefined);
  return items.map((item) => textPart(name, item, { named, form }));
}

type TextPart = HttpField & { contentType?: string };

function textPart(name: string, value: unknown, { named, form }: { named?: string; form: FormContext }): TextPart {
  const isTree = isObject(value) || Array.isArray(value);
  const contentType = named ?? (isTree ? 'application/json' : undefined);
  if (!contentType) return { name, value: scalarText(value) };
  if (!isXml(contentType) || !isTree) return { name, value: contentText(contentType, value), contentType };
  const schema = resolveSchema(fieldSchema(form.schema, name, form.schemas) ?? {}, form.schemas);
  const content = { contentType, schema: schema.items ?? schema };
  return { name, value: writeBody(value, content, form.schemas).text, contentType };
}

/** A range such as `image/*` cannot be sent as a content type. */
function concreteType(contentType: string, otherwise: string): string {
  return contentType.includes('*') ? otherwise : contentType;
}
