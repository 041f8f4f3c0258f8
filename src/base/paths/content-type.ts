import { lookup } from 'mrmime';

/** What pages show and the list of types leaves out, as it does all types of vendors. */
const others: ReadonlyMap<string, string> = new Map([
  ['cur', 'image/vnd.microsoft.icon'],
  ['eot', 'application/vnd.ms-fontobject'],
  ['flac', 'audio/flac'],
  ['ico', 'image/vnd.microsoft.icon'],
  ['m4v', 'video/mp4'],
]);

/** The `Content-Type` of a file by its ending; text is UTF-8. The catalogue of APIs has none (RFC 9727 section 4). */
export function contentType(file: string): string {
  if (/(?:^|\/)api-catalog$/.test(file)) return 'application/linkset+json';
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const type = ending === 'md' ? 'text/markdown' : (listed(ending) ?? others.get(ending) ?? 'application/octet-stream');
  return /^text\/|json$|javascript$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The list is an object, which has more names than its own. */
function listed(ending: string): string | undefined {
  const type: unknown = lookup(ending);
  return typeof type === 'string' ? type : undefined;
}
