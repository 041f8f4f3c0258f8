import type { Redirect } from '../../model/config.ts';
import { decodeText } from './decode-text.ts';
import {
  encodeDestination,
  normalizeSource,
  parseRedirectPattern,
  type RedirectToken,
  restLimit,
  splat,
} from './redirect-pattern.ts';
import { encodePath, withBase } from './routes.ts';

export interface RedirectMatch {
  /** Path with the base path, or whole URL; percent-encoded. */
  location: string;
  permanent: boolean;
  /** The location holds a part of the address that was asked for. */
  isCaptured: boolean;
}

/** Where an address of the site leads, by its path without the base path; `null` when it leads nowhere else. */
export type MatchRedirect = (path: string) => RedirectMatch | null;

/**
 * Makes the lookup for a site's redirects. A source without a parameter comes before one that has, and the first one
 * written before the later ones. Captured text never makes a local destination lead to another host, and settings
 * hold no redirect of which `takesHost` is true.
 */
export function createRedirectMatcher(redirects: readonly Redirect[], { base }: { base: string }): MatchRedirect {
  const literals = new Map<string, Redirect>();
  const patterns: { pattern: RegExp; names: string[]; redirect: Redirect }[] = [];
  for (const redirect of redirects) {
    const source = decodeText(normalizeSource(redirect.source));
    const tokens = parseRedirectPattern(source);
    if (tokens.some(({ kind }) => kind !== 'text')) patterns.push({ ...compileSource(tokens), redirect });
    else if (!literals.has(source)) literals.set(source, redirect);
  }
  return (path) => {
    const wanted = normalizeSource(decodeText(path));
    const literal = literals.get(wanted);
    if (literal) return toMatch(literal, { captured: new Map(), base });
    for (const { pattern, names, redirect } of patterns) {
      const match = pattern.exec(wanted);
      if (match)
        return toMatch(redirect, {
          captured: new Map(names.map((name, index) => [name, match[index + 1] ?? ''])),
          base,
        });
    }
    return null;
  };
}

interface CompiledSource {
  pattern: RegExp;
  /** Of its groups, in order. */
  names: string[];
}

function compileSource(tokens: readonly RedirectToken[]): CompiledSource {
  const names = tokens.flatMap((token) => (token.kind === 'text' ? [] : [token.name]));
  if (tokens.filter(({ kind }) => kind === 'rest').length > restLimit) return { pattern: /(?!)/, names };
  const parts = tokens.map((token) => {
    if (token.kind === 'segment') return '([^/]+)';
    if (token.kind === 'text') return token.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return '(.*)';
  });
  // `/old/:slug*` also stands for `/old` itself.
  const pattern = parts.join('').replace(/\/\(\.\*\)$/, '(?:/(.*))?');
  return { pattern: new RegExp(`^${pattern}$`, 's'), names };
}

/** What is captured stays one value of a query: what parts values there is a character like others in a path. */
function encodeFor(before: string, text: string): string {
  const encoded = encodePath(text);
  return before.includes('?') ? encoded.replace(/[&=+;]/g, encodeURIComponent) : encoded;
}

function toMatch(
  { destination, permanent }: Redirect,
  { captured, base }: { captured: ReadonlyMap<string, string>; base: string },
): RedirectMatch {
  const tokens = parseRedirectPattern(encodeDestination(destination));
  const isCaptured = tokens.some(({ kind }) => kind !== 'text');
  let filled = '';
  for (const token of tokens)
    filled +=
      token.kind === 'text' ? token.text : encodeFor(filled, captured.get(token.name) ?? captured.get(splat) ?? '');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(destination)) return { location: filled, permanent, isCaptured };
  const path = `/${filled.replace(/^[/\\]+/, '')}`;
  return { location: withBase(base, path === '/' ? '/' : path.replace(/\/+(?=$|[?#])/, '')), permanent, isCaptured };
}
