import { trimEndSlashes } from './trim-end-slashes.ts';

/**
 * A part of a redirect's source: text, `:param` (one segment) or `:slug*` and `*` (the rest, or a part of a segment).
 */
export type RedirectToken =
  | { kind: 'text'; text: string }
  | { kind: 'segment'; name: string }
  | { kind: 'rest'; name: string };

/** The name that a bare `*` goes by. */
export const splat = '*';

/** Splits the source or destination of a redirect (docs/format.md#redirects). */
export function parseRedirectPattern(pattern: string): RedirectToken[] {
  if (pattern !== '' && !/[:*]/.test(pattern)) return [{ kind: 'text', text: pattern }];
  const tokens: RedirectToken[] = [];
  let end = 0;
  for (const match of pattern.matchAll(/(?<=[/\w.=&-]):([a-z_]\w*)(\*?)|\*/gi)) {
    if (match.index > end) tokens.push({ kind: 'text', text: pattern.slice(end, match.index) });
    const isRest = match[0] === splat || match[2] === '*';
    tokens.push({ kind: isRest ? 'rest' : 'segment', name: match[1] ?? splat });
    end = match.index + match[0].length;
  }
  if (end < pattern.length) tokens.push({ kind: 'text', text: pattern.slice(end) });
  return tokens;
}

/** More wildcards than these could make a long address slow to match; such a source matches nothing. */
export const restLimit = 2;

/** A parameter right behind a host, to which what is captured must not be added: `https://example.com:slug*`. */
const behindHost = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*?[^/?#:*])(?=(?::[a-z_]\w*\*?|(?<!:[a-z_]\w*)\*)(?:$|[/?#]))/i;

/** A destination as it may stand in a header: what is encoded already stays, parameters stay. */
export function encodeDestination(destination: string): string {
  return destination
    .replace(behindHost, '$1/')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, (character) => encodeURIComponent(character));
}

/**
 * Whether what is captured would be a part of the host: whoever writes a link could choose where it leads then.
 * Browsers take any number of slashes behind `https:` for two.
 */
export function takesHost(destination: string): boolean {
  const start = /^[a-z][a-z0-9+.-]*:\/*[^/?#]*/i.exec(encodeDestination(destination))?.[0] ?? '';
  return !isLiteral(start);
}

/** Whether a source matches one path only. */
export function isLiteral(pattern: string): boolean {
  return parseRedirectPattern(pattern).every(({ kind }) => kind === 'text');
}

/** A source in its one form: with a leading `/`, without a trailing one. */
export function normalizeSource(source: string): string {
  return `/${trimEndSlashes(source).replace(/^\/+/, '')}`;
}
