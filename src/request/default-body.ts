import { sampleValue } from '../json-schema/sample-value.ts';
import type { ApiDocument, MediaContent, Schema } from '../model/api.ts';
import type { BodyField, BodyValue } from '../model/request-values.ts';
import type { DefaultOptions } from './default-values.ts';
import { givenExample } from './given-example.ts';
import { mediaEssence, mediaKind } from './media-type.ts';

/** The body a snippet shows or the playground starts with; `null` when the operation takes none. */
export function defaultBody(options: DefaultOptions): BodyValue | null {
  const { operation, only, fill, body } = options;
  if (operation.requestBody === null || (only === 'required' && fill === 'samples' && !operation.requestBody.required)) return null;
  const content = chooseContent(operation.requestBody.contents, body?.contentType);
  if (content === undefined) return null;
  const value = bodyExample(content, options);
  switch (mediaKind(content.contentType)) {
    case 'form':
    case 'multipart':
      return { kind: 'fields', contentType: content.contentType, fields: defaultFields(content, value, options) };
    case 'binary':
      return typeof value === 'string' && !isFileSample(value) ? textBody(content, value) : { kind: 'file', contentType: content.contentType, file: { filename: sampleFilename(content.contentType) } };
    case 'text':
      return textBody(content, typeof value === 'string' ? value : '');
    case 'json':
    case 'json-lines':
      return { kind: 'value', contentType: content.contentType, value };
  }
}

function textBody(content: MediaContent, text: string): BodyValue {
  return { kind: 'text', contentType: content.contentType, text };
}

function chooseContent(contents: MediaContent[], wanted: string | undefined): MediaContent | undefined {
  const named = contents.find((content) => content.contentType === wanted);
  return named ?? contents.find((content) => mediaKind(content.contentType) === 'json') ?? contents[0];
}

function bodyExample(content: MediaContent, { document, only, fill, body }: DefaultOptions): unknown {
  if (fill === 'nothing') return undefined;
  const example = content.examples.find((candidate) => candidate.name === body?.example) ?? content.examples[0];
  if (example?.value !== undefined) return example.value;
  const schema = content.schema ?? content.itemSchema;
  if (schema === null) return undefined;
  return fill === 'examples' ? givenExample(schema, document.schemas) : sampleValue(schema, { schemas: document.schemas, mode: 'request', only });
}

function defaultFields(content: MediaContent, value: unknown, { document, fill }: DefaultOptions): BodyField[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): BodyField[] => {
    const schema = propertyOf(content.schema, name, document.schemas);
    const file = fileSchema(schema, document.schemas);
    if (file === null) return [{ kind: 'value', name, value: inner }];
    return fill === 'samples' ? [{ kind: 'file', name, file: { filename: sampleFilename(file.contentMediaType ?? name) } }] : [];
  });
}

const deepestReference = 10;

function propertyOf(schema: Schema | null | undefined, name: string, schemas: ApiDocument['schemas'], depth = 0): Schema | undefined {
  if (!schema || depth > deepestReference) return undefined;
  if (schema.properties && Object.hasOwn(schema.properties, name)) return schema.properties[name];
  const others = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (schema.$ref !== undefined && Object.hasOwn(schemas, schema.$ref)) others.push(schemas[schema.$ref]!);
  for (const other of others) {
    const found = propertyOf(other, name, schemas, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The schema itself when it describes a file (`format: binary`, or a media type of bytes), or that of its items. */
function fileSchema(schema: Schema | undefined, schemas: ApiDocument['schemas'], depth = 0): Schema | null {
  if (schema === undefined || depth > deepestReference) return null;
  if (schema.format === 'binary' || (schema.contentMediaType !== undefined && !schema.contentEncoding && mediaKind(schema.contentMediaType) === 'binary')) return schema;
  if (schema.$ref !== undefined && Object.hasOwn(schemas, schema.$ref)) return fileSchema(schemas[schema.$ref], schemas, depth + 1);
  return schema.items === undefined ? null : fileSchema(schema.items, schemas, depth + 1);
}

function isFileSample(text: string): boolean {
  return /^<\w+>$/.test(text);
}

/** `image/png` is `file.png`; a type that names no format gives `file`. */
function sampleFilename(contentType: string): string {
  const subtype = /^(?:image|audio|video|application|text|font)\/(?:x-)?([a-z0-9]{2,5})$/.exec(mediaEssence(contentType))?.[1];
  return subtype === undefined || subtype === 'octet' ? 'file' : `file.${subtype === 'jpeg' ? 'jpg' : subtype}`;
}
