/** How a body or parameter of a content type is written. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'json-lines' | 'text' | 'binary';

/** Classifies a content type (RFC 9110 section 8.3.1, parameters ignored); structured suffixes as in RFC 6839. */
export function mediaKind(contentType: string): MediaKind {
  const essence = mediaEssence(contentType);
  if (essence === '*/*' || essence === 'application/*') return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence.startsWith('multipart/')) return 'multipart';
  if (/^application\/(x-ndjson|ndjson|jsonl|x-jsonlines|json-seq|jsonlines)$/.test(essence)) return 'json-lines';
  if (/[/+]json$/.test(essence)) return 'json';
  if (essence.startsWith('text/') || /[/+](xml|yaml|x-yaml|graphql|javascript|csv|sql)$/.test(essence)) return 'text';
  return 'binary';
}

/** `Text/Plain; charset=utf-8` is `text/plain`. */
export function mediaEssence(contentType: string): string {
  return contentType.split(';', 1)[0]!.trim().toLowerCase();
}
