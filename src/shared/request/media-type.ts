import type { MediaContent } from '../../model/api/operation.ts';
import type { Schemas } from '../json-schema/merge-all-of.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';
import { isBytesSchema } from '../json-schema/schema-types.ts';
import { token } from './header-field.ts';

/** How a body or parameter of a content type is written. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'json-lines' | 'text' | 'binary';

/** Classifies a content type (RFC 9110 section 8.3.1, parameters ignored); structured suffixes as in RFC 6839. */
export function mediaKind(contentType: string): MediaKind {
  const essence = mediaEssence(contentType);
  if (essence === '*/*' || essence === 'application/*') return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence.startsWith('multipart/')) return 'multipart';
  if (/^application\/(x-)?(ndjson|jsonl(ines)?)$|[/+]json-seq$/.test(essence)) return 'json-lines';
  if (/[/+]json$/.test(essence)) return 'json';
  if (essence.startsWith('text/') || /[/+](xml|yaml|x-yaml|graphql|javascript|csv|sql)$/.test(essence)) return 'text';
  return 'binary';
}

/** How a body is written: one of any type is the bytes that its schema asks for. */
export function bodyKind({ contentType, schema }: MediaContent, schemas: Schemas): MediaKind {
  const isAnyType = ['*/*', 'application/*'].includes(mediaEssence(contentType));
  return isAnyType && schema && isBytesSchema(resolveSchema(schema, schemas)) ? 'binary' : mediaKind(contentType);
}

/** `Text/Plain; charset=utf-8` is `text/plain`. */
export function mediaEssence(contentType: string): string {
  return contentType.split(';', 1)[0]!.trim().toLowerCase();
}

// RFC 9110 sections 5.6.4 and 8.3.1.
const sendable = new RegExp(`^(?!.*\\*)${token}/${token}( *; *${token}=(${token}|"[ !#-[\\]-~]*"))*$`);

/** Whether a content type may stand in a header: one type, no list or range of them, and nothing behind it. */
export function isSendableType(contentType: string): boolean {
  return sendable.test(contentType);
}
