import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { Operation, PartEncoding } from '../../model/api/operation.ts';
import type { HttpBody, HttpField, HttpPart } from '../../model/http.ts';
import type { BodyField, BodyValue } from '../../model/request-values.ts';
import { ownValue } from '../json-schema/untrusted-value.ts';
import { expandPairs, isDefined } from './expand-style.ts';
import { headerField } from './header-field.ts';
import { jsonLines } from './json-lines.ts';
import { isSendableType, mediaEssence, mediaKind } from './media-type.ts';
import { contentText } from './serialize-parameter.ts';

export interface BuiltBody {
  body: HttpBody;
  /** Value of the `Content-Type` header; `null` when it follows from the kind of the body. */
  contentType: string | null;
}

/** Writes a body by its content type; `null` when there is nothing to send. */
export function buildBody(operation: Operation, value: BodyValue | null): BuiltBody | null {
  if (value === null) return null;
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
      return buildFields(operation, contentType, value.fields);
    case 'value':
      return buildValue(operation, contentType, value.value);
  }
}

function buildValue(operation: Operation, contentType: string, value: unknown): BuiltBody | null {
  if (value === undefined) return null;
  switch (mediaKind(contentType)) {
    case 'json':
      return {
        body: { kind: 'text', text: writeJson(value) ?? 'null' },
        contentType: concreteType(contentType, 'application/json'),
      };
    case 'form':
    case 'multipart':
      return buildFields(operation, contentType, fieldsOf(value));
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

/** A multipart body without parts is none (RFC 2046 section 5.1.1). */
function buildFields({ requestBody }: Operation, contentType: string, fields: BodyField[]): BuiltBody | null {
  const encoding = requestBody?.contents.find((content) => content.contentType === contentType)?.encoding ?? {};
  const sent = fields
    .map((field) => ({ field, rule: ownValue(encoding, field.name) }))
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
}

function buildFormFields({ field, rule }: SentField): HttpField[] {
  const { name } = field;
  if (field.kind === 'file') return [{ name, value: field.file.filename }];
  if (!isStyled(rule) && (rule?.contentType || isObject(field.value)))
    return [{ name, value: scalarText(field.value) }];
  return styledFields(name, field.value, rule);
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
function buildParts({ field, rule }: SentField): HttpPart[] {
  const headers = partHeaders(rule);
  const parts = partsOf({ field, rule });
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

function partsOf({ field, rule }: SentField): HttpPart[] {
  const { name } = field;
  const named = rule?.contentType && isSendableType(rule.contentType) ? rule.contentType : undefined;
  if (field.kind === 'file') {
    const contentType = field.file.contentType ?? named;
    return [{ kind: 'file', name, file: { filename: field.file.filename, ...(contentType && { contentType }) } }];
  }
  if (isStyled(rule)) return styledFields(name, field.value, rule).map((part) => ({ kind: 'text', ...part }));
  const whole = [field.value];
  const items = named && mediaKind(named) === 'json' ? whole : whole.flat().filter(isDefined);
  return items.map((item) => textPart(name, item, named));
}

function textPart(name: string, value: unknown, named: string | undefined): HttpPart {
  const contentType = named ?? (typeof value === 'object' && value ? 'application/json' : undefined);
  const text = contentType ? contentText(contentType, value) : scalarText(value);
  return { kind: 'text', name, value: text, ...(contentType && { contentType }) };
}

/** A range such as `image/*` cannot be sent as a content type. */
function concreteType(contentType: string, otherwise: string): string {
  return contentType.includes('*') ? otherwise : contentType;
}
