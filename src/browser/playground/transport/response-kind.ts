/** How the body of a response is shown. */
export type ResponseKind = 'json' | 'text' | 'events' | 'lines' | 'image' | 'audio' | 'video' | 'file';

/** Decides by the content type (RFC 9110 section 8.3.1). A response that names none is read as text, if it is one. */
export function responseKind(contentType: string): ResponseKind {
  const essence = contentType.split(';', 1)[0]!.trim().toLowerCase();
  if (essence === 'text/event-stream') return 'events';
  if (/^application\/(x-ndjson|ndjson|jsonl|x-jsonlines|jsonlines|json-seq|stream\+json|x-json-stream)$/.test(essence))
    return 'lines';
  if (/[/+]json$/.test(essence)) return 'json';
  const media = /^(image|audio|video)\//.exec(essence)?.[1];
  if (media) return media as 'image' | 'audio' | 'video';
  if (
    essence === '' ||
    essence.startsWith('text/') ||
    /[/+](xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded|csv|sql|toml)$/.test(essence)
  )
    return 'text';
  return 'file';
}
