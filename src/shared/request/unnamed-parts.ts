import { scalarText } from '../../base/values/scalar-text.ts';
import type { MediaContent } from '../../model/api/operation.ts';
import type { Schemas } from '../json-schema/merge-all-of.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';
import { schemaTypes } from '../json-schema/schema-types.ts';
import { mediaEssence, mediaKind } from './media-type.ts';

/** Whether a body is a list of parts that have no names, as OpenAPI 3.2 describes `multipart/mixed` and its like. */
export function hasUnnamedParts({ contentType, schema, itemSchema }: MediaContent, schemas: Schemas): boolean {
  if (mediaKind(contentType) !== 'multipart' || mediaEssence(contentType) === 'multipart/form-data') return false;
  return schema ? schemaTypes(resolveSchema(schema, schemas)).includes('array') : itemSchema !== null;
}

/** Parts without names as the text of a body (RFC 2046 section 5.1.1); its first line is the boundary. */
export function writeUnnamedParts(items: readonly unknown[], encoding: MediaContent['encoding']): string {
  const parts = items.map((item, index) => {
    const isText = typeof item !== 'object' || item === null;
    const named = (encoding[`[${index}]`] ?? encoding['[…]'])?.contentType?.split(',', 1)[0];
    const type = named && !named.includes('*') ? named : isText ? 'text/plain' : 'application/json';
    return `Content-Type: ${type}\r\n\r\n${scalarText(item)}\r\n`;
  });
  let boundary = 'part-of-the-body';
  while (parts.some((part) => part.includes(boundary))) boundary += '-';
  return `${parts.map((part) => `--${boundary}\r\n${part}`).join('')}--${boundary}--\r\n`;
}

/** A text of parts as it travels, and its content type with the boundary that it begins with. */
export function sendUnnamedParts(text: string, contentType: string): { text: string; contentType: string } {
  const [, boundary = ''] = /^--(\S+)/.exec(text) ?? [];
  const type = contentType.replace('*', 'mixed').replace(/;\s*boundary=[^;]*/i, '');
  return {
    text: text.replace(/\r?\n/g, '\r\n'),
    contentType: boundary === '' ? type : `${type}; boundary=${boundary}`,
  };
}
