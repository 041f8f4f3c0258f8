import type { Redirect } from '../../model/config.ts';
import type { Site } from '../../model/site.ts';
import { decodeText } from './decode-text.ts';
import { namesServer } from './has-scheme.ts';
import { createTokenMatcher, type MatchTokens } from './match-tokens.ts';
import {
  encodeDestination,
  normalizeSource,
  parseRedirectPattern,
  type RedirectToken,
  restLimit,
  splat,
} from './redirect-pattern.ts';
import { createOwnRoutes, encodePath, withBase } from './routes.ts';
import { trimEndSlashes } from './trim-end-slashes.ts';

/** Redirects that lead to one another, beyond which nobody is led. */
export const longestRedirectChain = 10;

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
  const patterns: Pattern[] = [];
  for (const redirect of redirects) {
    const source = decodeText(normalizeSource(redirect.source));
    const tokens = parseRedirectPattern(source);
    if (tokens.some(({ kind }) => kind !== 'text'))
      patterns.push({ ...compileSource(tokens), redirect, position: patterns.length });
    else if (!literals.has(source)) literals.set(source, redirect);
  }
  const patternsFor = createPatternFinder(patterns);
  return (path) => {
    const wanted = normalizeSource(decodeText(path));
    const literal = literals.get(wanted);
    if (literal) return toMatch(literal, { captured: new Map(), base });
    for (const { match, names, redirect } of patternsFor(wanted)) {
      const captured = match(wanted);
      if (captured)
        return toMatch(redirect, { captured: new Map(names.map((name, index) => [name, captured[index]!])), base });
    }
    return null;
  };
}

/** Finds the sources that open as a path does, in their order: each link of a site would try thousands otherwise. */
function createPatternFinder(patterns: readonly Pattern[]): (path: string) => Pattern[] {
  const byOpening = Map.groupBy(patterns, ({ opening }) => opening);
  const lengths = new Set([...byOpening.keys()].map(({ length }) => length));
  return (path) =>
    [...lengths]
      .flatMap((length) => (length <= path.length && byOpening.get(path.slice(0, length))) || [])
      .sort((one, other) => one.position - other.position);
}

/**
 * Where the address of each folder without a page of its own leads, unless a redirect does: to the first page that
 * navigation lists in it.
 */
export function leadsOfFolders(site: Pick<Site, 'pages' | 'assets' | 'config'>): ReadonlyMap<string, string> {
  const isOwn = createOwnRoutes(site);
  const match = createRedirectMatcher(site.config.redirects, { base: '' });
  const leads = new Map<string, string>();
  const seen = new Set<string>();
  for (const { route, visibility } of site.pages) {
    if (!visibility.navigation) continue;
    for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
      const folder = route.slice(0, end);
      // So are the folders around it.
      if (seen.has(folder)) break;
      seen.add(folder);
      if (!isOwn(folder) && match(folder) === null) leads.set(folder, route);
    }
  }
  return leads;
}

interface CompiledSource {
  /** What every path it is for begins with. */
  opening: string;
  match: MatchTokens;
  /** Of what it captures, in order. */
  names: string[];
}

interface Pattern extends CompiledSource {
  redirect: Redirect;
  position: number;
}

function compileSource(tokens: readonly RedirectToken[]): CompiledSource {
  const names = tokens.flatMap((token) => (token.kind === 'text' ? [] : [token.name]));
  const isTooOpen = tokens.filter(({ kind }) => kind === 'rest').length > restLimit;
  const [first] = tokens;
  // `/old/:slug*` is for `/old` as well.
  const opening = first?.kind === 'text' ? trimEndSlashes(first.text) : '';
  return { opening, match: isTooOpen ? () => null : createTokenMatcher(tokens), names };
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
  if (namesServer(destination)) return { location: filled, permanent, isCaptured };
  const [path = ''] = /^[^?#]*/.exec(filled) ?? [];
  const route = `/${trimEndSlashes(path.replace(/^[/\\]+/, ''))}`;
  return { location: withBase(base, route) + filled.slice(path.length), permanent, isCaptured };
}
