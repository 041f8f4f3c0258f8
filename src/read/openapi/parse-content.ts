import type { MediaContent } from '../../model/api/operation.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import { mediaKind } from '../../shared/request/media-type.ts';
import type { DescriptionContext } from './description-context.ts';
import { partOf } from './description-context.ts';
import type { Located } from './located.ts';
import { parseEncoding } from './parse-encoding.ts';
import { parseExamples, parseExternalExamples } from './parse-examples.ts';
import { schemaAt } from './schema-at.ts';
import { withUntypedFiles } from './with-untyped-files.ts';

/** The media types of a `content` object, in order. */
export function parseContents(at: Located, context: DescriptionContext): MediaContent[] {
  return context.parts(at).flatMap(({ key, at: part }) => {
    // OpenAPI 3.2 lets media types be references.
    const media = context.follow(part);
    if (!asTree(media.value)) return [];
    const elsewhere = parseExternalExamples(media, context);
    const schema = schemaAt(partOf(media, 'schema'), context);
    return [
      {
        contentType: sentType(key),
        schema: schema && mediaKind(key) === 'multipart' ? withUntypedFiles(schema, media, context) : schema,
        itemSchema: schemaAt(partOf(media, 'itemSchema'), context),
        examples: parseExamples(media, context, { contentType: key }),
        ...(elsewhere.length > 0 && { elsewhere }),
        encoding: parseEncoding(media, context),
      },
    ];
  });
}

/** A boundary is an example, since what is sent has one of its own; a value that is no token is quoted (RFC 9110). */
function sentType(written: string): string {
  return written
    .replace(/^(\s*multipart\/.*?); *boundary=(?:"[^"]*"|[^;]*)/i, '$1')
    .replace(/(; *[^\s;="]+=)([^\s;,"]*[/[\]?=@<>:(){}][^\s;,"]*)(?= *(?:;|$))/g, '$1"$2"')
    .trim();
}
