import { lookup } from 'mrmime';

/** The `Content-Type` of a file by its ending; text is UTF-8. The catalogue of APIs has none (RFC 9727 section 4). */
export function contentType(file: string): string {
  if (/(?:^|\/)api-catalog$/.test(file)) return 'application/linkset+json';
  const type = file.endsWith('.md') ? 'text/markdown' : (lookup(file) ?? 'application/octet-stream');
  return /^text\/|json$|javascript$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
