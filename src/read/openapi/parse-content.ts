import type { MediaContent } from '../../model/api/operation.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from './description-context.ts';
import { partOf, partsOf } from './description-context.ts';
import type { Located } from './located.ts';
import { parseEncoding } from './parse-encoding.ts';
import { parseExamples, parseExternalExamples } from './parse-examples.ts';
import { schemaAt } from './schema-at.ts';

/** The media types of a `content` object, in order. */
export function parseContents(at: Located, context: DescriptionContext): MediaContent[] {
  return partsOf(at).flatMap(({ key, at: part }) => {
    // OpenAPI 3.2 lets media types be references.
    const media = context.follow(part);
    if (!asTree(media.value)) return [];
    const elsewhere = parseExternalExamples(media, context);
    return [
      {
        // A boundary is an example: what is sent has one of its own.
        contentType: key.replace(/^(\s*multipart\/.*?); *boundary=(?:"[^"]*"|[^;]*)/i, '$1').trim(),
        schema: schemaAt(partOf(media, 'schema'), context),
        itemSchema: schemaAt(partOf(media, 'itemSchema'), context),
        examples: parseExamples(media, context, key),
        ...(elsewhere.length > 0 && { elsewhere }),
        encoding: parseEncoding(media, context),
      },
    ];
  });
}
