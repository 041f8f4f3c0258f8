import type { Schema } from '../../model/api/schema.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { mediaKind } from '../../shared/request/media-type.ts';
import type { DescriptionContext } from './description-context.ts';
import { partOf, partsOf } from './description-context.ts';
import type { Located } from './located.ts';

/**
 * The schema of a multipart body with its properties without a type as the files that they are: their content type is
 * `application/octet-stream` (OpenAPI 3.1 and 3.2, "Encoding Object"; 3.0 knows no such default).
 */
export function withUntypedFiles(schema: Schema, media: Located, context: DescriptionContext): Schema {
  if (!/^3\.[1-9]/.test(asText(asTree(context.root.value)?.openapi))) return schema;
  const properties = partOf(context.follow(partOf(media, 'schema')), 'properties');
  const files = partsOf(properties).flatMap(({ key, at }): [string, Schema][] => {
    const encoding = asTree(partOf(partOf(media, 'encoding'), key).value);
    const isFile = (part: Located): boolean => isUntyped(context.follow(part).value, asText(encoding?.contentType));
    const own = schema.properties?.[key];
    if (isFile(at)) return [[key, { ...own, format: 'binary' }]];
    const list = context.follow(at);
    const isList = asTree(list.value)?.type === 'array' && isFile(partOf(list, 'items'));
    return isList ? [[key, { ...own, items: { ...own?.items, format: 'binary' } }]] : [];
  });
  return files.length === 0
    ? schema
    : { ...schema, properties: { ...schema.properties, ...Object.fromEntries(files) } };
}

/** Keywords that say nothing of a value. */
const annotations = new Set(['description', 'deprecated', 'readOnly', 'writeOnly', '$comment', 'externalDocs']);

/** A title alone is what generators write of a value of any type, where no content type says that it is a file. */
function isUntyped(value: unknown, contentType: string): boolean {
  if (value === true) return contentType === '' || isBinary(contentType);
  const tree = asTree(value);
  if (!tree || (contentType !== '' && !isBinary(contentType))) return false;
  return Object.keys(tree).every(
    (key) => annotations.has(key) || key.startsWith('x-') || (key === 'title' && contentType !== ''),
  );
}

function isBinary(contentTypes: string): boolean {
  return contentTypes.split(',').every((one) => mediaKind(one) === 'binary');
}
