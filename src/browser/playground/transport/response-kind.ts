/** How the body of a response is shown. */
export type ResponseKind = 'json' | 'text' | 'events' | 'lines' | 'image' | 'audio' | 'video' | 'file';

/** Decides by the content type (RFC 9110 section 8.3.1). A response that names none is read as text. */
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

/** A name for the body when it is saved: what the server calls it, else the last part of the address. */
export function downloadName({
  url,
  disposition,
  contentType,
}: {
  url: string;
  disposition: string | null;
  contentType: string;
}): string {
  const given = /filename\*?=(?:UTF-8'')?"?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  const last = URL.canParse(url) ? new URL(url).pathname.split('/').findLast(Boolean) : undefined;
  const name = (given ?? last ?? 'response').replace(/[\\/:*?"<>|\x00-\x1f]/g, '_');
  if (/\.\w{1,5}$/.test(name)) return name;
  const subtype = /\/(?:x-|.*\+)?([a-z0-9]+)/i.exec(contentType)?.[1];
  return subtype ? `${name}.${subtype === 'plain' ? 'txt' : subtype}` : name;
}
