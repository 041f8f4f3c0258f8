import { lookup } from 'mrmime';

/** The `Content-Type` of a file by its ending; text is UTF-8. */
export function contentType(file: string): string {
  const type = file.endsWith('.md') ? 'text/markdown' : (lookup(file) ?? 'application/octet-stream');
  return /^text\/|json$|javascript$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
