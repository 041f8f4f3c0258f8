import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { MediaContent, Operation, PartEncoding } from '../../model/api/operation.ts';
import type { HttpBody, HttpField, HttpPart } from '../../model/http.ts';
import type { BodyField, BodyValue } from '../../model/request-values.ts';
import { expandPairs } from './expand-style.ts';
import { mediaKind } from './media-type.ts';
import { sendUnnamedParts } from './unnamed-parts.ts';

/** What says how a body is written. */
interface Described {
  document: ApiDocument;
  operation: Operation;
}

export interface BuiltBody {
  body: HttpBody;
  /** Value of the `Content-Type` header; `null` when it follows from the kind of the body. */
  contentType: string | null;
}

/** Writes a body by its content type; `null` when there is nothing to send. */
export function buildBody(described: Described, value: BodyValue | null): BuiltBody | null {
  if (value === null) return null;
  const { contentType } = value;
  switch (value.kind) {
    case 'text':
      if (mediaKind(contentType) === 'multipart') {
        const sent = sendUnnamedParts(value.text, contentType);
        return { body: { kind: 'text', text: sent.text }, contentType: sent.contentType };
      }
      return { body: { kind: 'text', text: value.text }, contentType: concreteType(contentType, 'text/plain') };
    case 'file':
      return {
        body: { kind: 'file', file: value.file },
        contentType: concreteType(contentType, value.file.contentType ?? 'application/octet-stream'),
      };
    case 'fields':
      return buildFields(value.fields, contentType, encodingOf(described, contentType));
    case 'value':
      return buildValue(described, contentType, value.value);
  }
}

function buildValue(described: Described, contentType: string, value: unknown): BuiltBody | null {
  if (value === undefined) return null;
  switch (mediaKind(contentType)) {
    case 'json':
      return {
        body: { kind: 'text', text: writeJson(value) ?? 'null' },
        contentType: concreteType(contentType, 'application/json'),
      };
    case 'form':
    case 'multipart':
      return buildFields(fieldsOf(value), contentType, encodingOf(described, contentType));
    case 'json-lines':
      return { body: { kind: 'text', text: jsonLines(value) }, contentType };
    case 'text':
    case 'binary':
      return { body: { kind: 'text', text: scalarText(value) }, contentType: concreteType(contentType, 'text/plain') };
  }
}

function jsonLines(value: unknown): string {
  if (typeof value === 'string') return value;
  const items = Array.isArray(value) ? value : [value];
  return items.map((item) => `${writeJson(item) ?? 'null'}\n`).join('');
}

function fieldsOf(value: unknown): BodyField[] {
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, inner]) => ({ kind: 'value', name, value: inner }));
}

type Encoding = MediaContent['encoding'];

function encodingOf({ document, operation }: Described, contentType: string): Encoding {
  const { encoding = {} } =
    operation.requestBody?.contents.find((content) => content.contentType === contentType) ?? {};
  // OpenAPI 3.0 ignores a style outside of forms that travel like an address.
  if (mediaKind(contentType) !== 'multipart' || !document.specVersion.startsWith('3.0')) return encoding;
  return Object.fromEntries(
    Object.entries(encoding).map(([name, rule]) => [name, { ...rule, style: null, explode: null }]),
  );
}

function buildFields(fields: BodyField[], contentType: string, encoding: Encoding): BuiltBody {
  if (mediaKind(contentType) === 'multipart') {
    return {
      body: { kind: 'multipart', parts: fields.flatMap((field) => buildParts(field, encoding)) },
      contentType: null,
    };
  }
  return {
    body: { kind: 'form', fields: fields.flatMap((field) => buildFormFields(field, encoding)) },
    contentType: null,
  };
}

function buildFormFields(field: BodyField, encoding: Encoding): HttpField[] {
  const { name } = field;
  if (field.kind === 'file') return [{ name, value: field.file.filename }];
  if (field.value === undefined) return [];
  const rule = Object.hasOwn(encoding, name) ? encoding[name] : undefined;
  if (rule?.contentType && !isStyled(rule)) return [{ name, value: scalarText(field.value) }];
  return styledFields(name, field.value, rule);
}

/** OpenAPI 3, "Encoding Object": a content type counts where nothing is said of `style` and `explode`. */
function isStyled(rule: PartEncoding): boolean {
  return rule.style !== null || rule.explode !== null;
}

function styledFields(name: string, value: unknown, rule: PartEncoding | undefined): HttpField[] {
  const style = rule?.style ?? 'form';
  const explode = rule?.explode ?? style === 'form';
  return expandPairs(value, { name, style, explode, encode: (text) => text }).map(([key, text]) => ({
    name: key,
    value: text,
  }));
}

/**
 * OpenAPI 3, "Encoding Object": an array is one part per item, and an object is JSON unless a content type or a style
 * is named.
 */
function buildParts(field: BodyField, encoding: Encoding): HttpPart[] {
  const { name } = field;
  const rule = Object.hasOwn(encoding, name) ? encoding[name] : undefined;
  const named = rule?.contentType && !/[*,]/.test(rule.contentType) ? rule.contentType : undefined;
  if (field.kind === 'file') {
    const contentType = field.file.contentType ?? named;
    return [{ kind: 'file', name, file: { filename: field.file.filename, ...(contentType && { contentType }) } }];
  }
  if (field.value === undefined) return [];
  if (rule && isStyled(rule))
    return styledFields(name, field.value, rule).map((part) => ({ kind: 'text' as const, ...part }));
  const isWhole = !Array.isArray(field.value) || (named !== undefined && mediaKind(named) === 'json');
  const items: unknown[] = isWhole ? [field.value] : (field.value as unknown[]);
  return items.filter((item) => item !== undefined).map((item) => textPart(name, item, named));
}

function textPart(name: string, value: unknown, named: string | undefined): HttpPart {
  const isJson = isObject(value) || Array.isArray(value);
  const contentType = named ?? (isJson ? 'application/json' : undefined);
  const text = contentType && mediaKind(contentType) === 'json' ? (writeJson(value) ?? '') : scalarText(value);
  return { kind: 'text', name, value: text, ...(contentType && { contentType }) };
}

/** A range such as `image/*` cannot be sent as a content type. */
function concreteType(contentType: string, otherwise: string): string {
  return contentType.includes('*') ? otherwise : contentType;
}
