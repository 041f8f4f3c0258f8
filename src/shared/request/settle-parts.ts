import { scalarText } from '../../base/values/scalar-text.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { MediaContent, Operation } from '../../model/api/operation.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';
import { sampleValue } from '../json-schema/sample-value.ts';
import { schemaTypes } from '../json-schema/schema-types.ts';
import { partHeaders } from './build-body.ts';
import { isSendableType, mediaEssence, mediaKind } from './media-type.ts';

/**
 * An operation whose parts are as a request has them, which browsers need not work out: parts without names (OpenAPI
 * 3.2, `multipart/mixed` and its like) stand as an example that is the text of the body.
 */
export function settleParts(operation: Operation, document: ApiDocument): Operation {
  const { requestBody } = operation;
  if (!requestBody?.contents.some(({ contentType }) => mediaKind(contentType) === 'multipart')) return operation;
  const contents = requestBody.contents.map((content) => settleContent(content, document));
  return { ...operation, requestBody: { ...requestBody, contents } };
}

function settleContent(content: MediaContent, document: ApiDocument): MediaContent {
  if (mediaKind(content.contentType) !== 'multipart') return content;
  if (!hasUnnamedParts(content, document)) return { ...content, encoding: countedEncoding(content.encoding, document) };
  const { contentType, encoding } = content;
  const value = writeParts(itemsOf(content, document), encoding);
  return { contentType, schema: null, itemSchema: null, examples: [{ name: '', summary: '', value }], encoding: {} };
}

/** OpenAPI 3.0 ignores a style outside of forms that travel like an address. */
function countedEncoding(encoding: MediaContent['encoding'], { specVersion }: ApiDocument): MediaContent['encoding'] {
  if (!specVersion.startsWith('3.0')) return encoding;
  const entries = Object.entries(encoding).map(([name, rule]) => [name, { ...rule, style: null, explode: null }]);
  return Object.fromEntries(entries) as MediaContent['encoding'];
}

function hasUnnamedParts({ contentType, schema, itemSchema }: MediaContent, { schemas }: ApiDocument): boolean {
  if (mediaEssence(contentType) === 'multipart/form-data') return false;
  return schema ? schemaTypes(resolveSchema(schema, schemas)).includes('array') : itemSchema !== null;
}

function itemsOf({ schema, itemSchema, examples }: MediaContent, { schemas }: ApiDocument): unknown[] {
  const source = schema ?? itemSchema ?? {};
  const value = examples[0]?.value ?? sampleValue(source, { schemas, mode: 'request', only: 'all' });
  return Array.isArray(value) ? value : [value];
}

/** RFC 2046 section 5.1.1. The first line of the text is the boundary. */
function writeParts(items: readonly unknown[], encoding: MediaContent['encoding']): string {
  const parts = items.map((item, index) => {
    const isText = typeof item !== 'object' || item === null;
    const rule = encoding[`[${index}]`] ?? encoding['[…]'];
    const named = rule?.contentType?.split(',', 1)[0]?.trim();
    const headers = partHeaders(rule).map(({ name, value }) => `${name}: ${value}\r\n`);
    const type = named && isSendableType(named) ? named : isText ? 'text/plain' : 'application/json';
    return `${headers.join('')}Content-Type: ${type}\r\n\r\n${scalarText(item)}\r\n`;
  });
  let boundary = 'part-of-the-body';
  while (parts.some((part) => part.includes(boundary))) boundary += '-';
  return `${parts.map((part) => `--${boundary}\r\n${part}`).join('')}--${boundary}--\r\n`;
}
