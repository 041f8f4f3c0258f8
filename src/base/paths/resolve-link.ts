import { decodeText } from './decode-text.ts';
import { hasScheme } from './has-scheme.ts';
import { type HrefOptions, pathToRoute, routeToHref } from './routes.ts';

/** What a link in a page points to. */
export type ResolvedLink =
  /**
   * A page or file of the site. `route` has no base path and is not percent-encoded; `search` and `hash` hold their
   * mark or are empty.
   */
  | { kind: 'internal'; route: string; search: string; hash: string }
  /** A place in the same page. */
  | { kind: 'fragment'; hash: string }
  /** Another site, or an address of another scheme such as `mailto:`. */
  | { kind: 'external'; href: string }
  /** A scheme that runs code or invents content (`javascript:`, `data:`); must not become a link. */
  | { kind: 'unsafe' };

export interface LinkContext {
  /** File of the page that holds the link, relative to the site folder. */
  from: string;
  /** Base path of the site: authors also write links that already hold it. */
  base?: string;
  /** Tells whether the site has a page or file there; decides what an ambiguous link means. */
  isKnown?: (route: string) => boolean;
}

/**
 * Resolves an authored link against the file it stands in: `./x.mdx`, `../y.md#z`, `/a/index?b` (docs/format.md#links).
 * Never throws; hostile schemes come back as `unsafe`.
 */
export function resolveLink(href: string, context: LinkContext): ResolvedLink {
  const target = href.replace(ignoredByBrowsers, '').trim();
  if (unsafeScheme.test(target)) return { kind: 'unsafe' };
  if (hasScheme(target) || target.startsWith('//')) return { kind: 'external', href: target };
  const { path, search, hash } = splitTarget(target);
  if (path === '' && search === '') return { kind: 'fragment', hash };
  return { kind: 'internal', route: resolvePath(path, context), search, hash };
}

/** An authored `href` as routes are written, and whether it leaves the site. `null` for an unsafe one. */
export function resolveExternalTarget(href: string): { href: string; external: boolean } | null {
  const link = resolveLink(href, { from: 'index' });
  switch (link.kind) {
    case 'internal':
      return { href: `${link.route}${link.search}${link.hash}`, external: false };
    case 'fragment':
      return { href: `/${link.hash}`, external: false };
    case 'external':
      return { href: link.href, external: true };
    case 'unsafe':
      return null;
  }
}

/**
 * The `href` of a link in a text that stands on many pages, such as a banner: what begins with `/` is read as in a
 * page, all else counts from the page that shows it, as browsers do.
 */
export function sharedHref(href: string, options: HrefOptions): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  const target = resolveLink(href, { from: '', base: options.base });
  return target.kind === 'internal' ? routeToHref(target.route, options) + target.search + target.hash : href;
}

/** Whether an address may stand in an `href` or `src`. */
export function isSafeUrl(url: string): boolean {
  return !unsafeScheme.test(url.replace(ignoredByBrowsers, '').trim());
}

// URL parsers drop tabs and line breaks anywhere and control characters in front (WHATWG URL, section 4.4).
const ignoredByBrowsers = /[\t\n\r]|^[\u0000-\u0020]+/g;
const unsafeScheme = /^(javascript|vbscript|data|blob|filesystem|view-source):/i;

function splitTarget(target: string): { path: string; search: string; hash: string } {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  return { path, search: search.length > 1 ? search : '', hash };
}

function resolvePath(written: string, { from, base = '', isKnown }: LinkContext): string {
  if (written === '') return pathToRoute(from);
  const path = decodeText(written.replaceAll('\\', '/'));
  const rooted = pathToRoute(path);
  if (path.startsWith('/')) return withoutBase(rooted, { base, isKnown });
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const relative = pathToRoute(folder + path);
  const meansRoot = !path.startsWith('.') && isKnown !== undefined && !isKnown(relative) && isKnown(rooted);
  return meansRoot ? rooted : relative;
}

function withoutBase(route: string, { base, isKnown }: { base: string; isKnown: LinkContext['isKnown'] }): string {
  const holdsBase = base !== '' && (route === base || route.startsWith(`${base}/`));
  if (!holdsBase || isKnown?.(route)) return route;
  return route.slice(base.length) || '/';
}
