import type { HttpField } from '../../model/http.ts';

export interface SplitUrl {
  /** The address without `?` and query. */
  url: string;
  query: HttpField[];
}

/**
 * An address and the parameters of its query, when every library that writes queries gives the same bytes back;
 * otherwise, and with a single parameter, the whole address stays as it is.
 */
export function splitQuery(url: string): SplitUrl {
  const start = url.indexOf('?');
  const whole: SplitUrl = { url, query: [] };
  if (start < 0) return whole;
  const query = url
    .slice(start + 1)
    .split('&')
    .map(readField);
  const isPlain = query.length > 1 && query.every((field) => field !== null);
  return isPlain ? { url: url.slice(0, start), query: query as HttpField[] } : whole;
}

function readField(text: string): HttpField | null {
  const [name, value, ...rest] = text.split('=');
  if (!name || value === undefined || rest.length > 0) return null;
  const field = { name: decode(name), value: decode(value) };
  return field.name === null || field.value === null ? null : (field as HttpField);
}

/** Libraries agree on letters, digits and `._-`, and on `%XX` for all else but blanks. */
function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    const again = encodeURIComponent(decoded).replace(
      /[!'()*~]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    return again === text && !/[ *~]/.test(decoded) ? decoded : null;
  } catch {
    return null;
  }
}
