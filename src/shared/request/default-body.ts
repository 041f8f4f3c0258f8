import type { ApiDocument } from '../../model/api/document.ts';
import type { MediaContent } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { BodyField, BodyValue } from '../../model/request-values.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';
import { sampleText } from '../json-schema/sample-text.ts';
import { sampleValue } from '../json-schema/sample-value.ts';
import { isBytesSchema } from '../json-schema/schema-types.ts';
import { ownValue } from '../json-schema/untrusted-value.ts';
import { fieldsOf } from './build-body.ts';
import type { DefaultOptions } from './default-options.ts';
import { fieldSchema } from './field-schema.ts';
import { givenExample } from './given-example.ts';
import { bodyKind, mediaKind } from './media-type.ts';
import { prefilledValue } from './prefilled-value.ts';
import { sampleFile } from './sample-file.ts';
import { writeBody } from './write-body.ts';

/**
 * The body a snippet shows or the playground starts with; `null` when the operation takes none, or need not have one.
 */
export function defaultBody(options: DefaultOptions): BodyValue | null {
  const { requestBody } = options.operation;
  const { schemas } = options.document;
  if (requestBody === null || (options.fill === 'samples' && options.only === 'required' && !requestBody.required))
    return null;
  const content = preferredContent(requestBody.contents, schemas, options.body?.contentType);
  if (content === undefined) return null;
  const { contentType } = content;
  const value = bodyExample(content, options);
  const kind = bodyKind(content, schemas);
  // Parts without names; see `settleParts`.
  if (kind === 'multipart' && typeof content.examples[0]?.value === 'string')
    return { kind: 'text', contentType, text: (value as string | undefined) ?? '' };
  switch (kind) {
    case 'form':
    case 'multipart': {
      const fields = defaultFields(content, value, options);
      // A form without any field says nothing, and clients send none.
      if (!fields[0] && options.only === 'required') return defaultBody({ ...options, only: 'all' });
      return { kind: 'fields', contentType, fields };
    }
    case 'text':
      return { kind: 'text', contentType, text: bodyText(value, content, options.document.schemas) };
    case 'binary':
      if (isText(value)) return { kind: 'text', contentType, text: bodyText(value, content, options.document.schemas) };
      return { kind: 'file', contentType, file: sampleFile(contentType, null) };
    case 'json':
    case 'json-lines':
      return { kind: 'value', contentType, value };
  }
}

/** What a body is written as, unless a reader asks for another content type. */
export function preferredContent(
  contents: readonly MediaContent[],
  schemas: ApiDocument['schemas'],
  wanted?: string,
): MediaContent | undefined {
  const named = contents.find((content) => content.contentType === wanted);
  return named ?? contents.find((content) => bodyKind(content, schemas) === 'json') ?? contents[0];
}

function bodyExample(content: MediaContent, { document: { schemas }, only, fill, body }: DefaultOptions): unknown {
  if (fill === 'nothing') return undefined;
  const schema = content.schema ?? content.itemSchema;
  const prefilled = fill === 'examples' && schema ? prefilledValue(schema, schemas) : undefined;
  if (prefilled !== undefined) return prefilled;
  const example = content.examples.find(({ name }) => name === body?.example) ?? content.examples[0];
  if (example?.value !== undefined) return example.value;
  if (schema === null) return undefined;
  const value =
    fill === 'examples' ? givenExample(schema, schemas) : sampleValue(schema, { schemas, mode: 'request', only });
  return value !== undefined && isStreamOfItems(content) ? [value] : value;
}

/** Whether its only schema is that of one document of many (OpenAPI 3.2, "Media Type Object": `itemSchema`). */
export function isStreamOfItems({ contentType, schema, itemSchema }: MediaContent): boolean {
  return schema === null && itemSchema !== null && mediaKind(contentType) === 'json-lines';
}

/** Whether a value is a text of its own, and no stand-in for a file. */
function isText(value: unknown): boolean {
  return value !== undefined && !(typeof value === 'string' && sampleText.test(value));
}

/** A value as the text of its content type. */
export function bodyText(value: unknown, content: MediaContent, schemas: ApiDocument['schemas']): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : writeBody(value, content, schemas).text;
}

function defaultFields(
  content: MediaContent,
  value: unknown,
  { document: { schemas }, fill }: DefaultOptions,
): BodyField[] {
  return fieldsOf(value).flatMap((field): BodyField[] => {
    const { name, value: inner } = field;
    const file = content.schema && fileSchemaOf(fieldSchema(content.schema, name, schemas), schemas);
    if (!file) return [field];
    if (fill !== 'samples') return [];
    const types = ownValue(content.encoding, name)?.contentType ?? file.contentMediaType ?? '';
    return [{ kind: 'file', name, file: sampleFile(types, exampleFilename(inner)) }];
  });
}

/** The schema of a file, or of the files of a list. */
function fileSchemaOf(schema: Schema | undefined, schemas: ApiDocument['schemas']): Schema | null {
  if (schema === undefined) return null;
  const resolved = resolveSchema(schema, schemas);
  const item = resolved.items && resolved.type === 'array' ? resolveSchema(resolved.items, schemas) : resolved;
  return isBytesSchema(item) ? item : null;
}

function exampleFilename(value: unknown): string | null {
  const name = Array.isArray(value) ? (value[0] as unknown) : value;
  return typeof name === 'string' && /^[\w ()-]{1,60}\.\w{1,5}$/.test(name) ? name : null;
}
