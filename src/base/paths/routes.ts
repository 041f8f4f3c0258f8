import type { Site } from '../../model/site.ts';
import { isOfBuild } from './build-folder.ts';

/** The route of a page by its docs path or file: `guides/auth.mdx` is `/guides/auth`, `guides/index` is `/guides`. */
export function pathToRoute(path: string): string {
  const name = normalizeDocsPath(path).replace(/(^|\/)index$/, '');
  return `/${name}`;
}

/** A docs path in the one form that pages are known by: no leading `/` or `./`, no trailing `/`, no `.md` or `.mdx`. */
export function normalizeDocsPath(path: string): string {
  // Thousands of paths are asked for again and again, and hardly one has such segments.
  const joined = /(?:^|\/)\.{0,2}(?:\/|$)/.test(path) ? joinSegments(path.split('/')) : path;
  return joined.replace(/\.mdx?$/i, '');
}

/** Resolves `.` and `..` (which never leave the root) and drops empty segments. */
function joinSegments(segments: readonly string[]): string {
  const result: string[] = [];
  for (const segment of segments) {
    if (segment === '..') result.pop();
    else if (segment !== '' && segment !== '.') result.push(segment);
  }
  return result.join('/');
}

/**
 * Puts the base path before a route. A route that already starts with it stays as it is, so authored links may hold it.
 */
export function withBase(base: string, route: string): string {
  if (base === '' || route === base || route.startsWith(`${base}/`)) return route;
  return route === '/' ? `${base}/` : `${base}${route}`;
}

export interface HrefOptions {
  base: string;
  /** Ends page addresses with `/` (`seo.trailingSlash`). */
  trailingSlash?: boolean;
}

/** The `href` of a route: base path, percent-encoding (RFC 3986 section 3.3), and the trailing slash if asked for. */
export function routeToHref(route: string, { base, trailingSlash = false }: HrefOptions): string {
  const path = encodePath(withBase(base, route));
  return trailingSlash ? withTrailingSlash(path) : path;
}

/**
 * The `href` of a link as navigation holds it: a route that may carry a query and a fragment, which stay as they are,
 * or an address of another site, which stays whole.
 */
export function linkToHref(link: string, options: HrefOptions): string {
  if (!link.startsWith('/') || link.startsWith('//')) return link;
  const end = link.search(/[?#]/);
  return end < 0 ? routeToHref(link, options) : routeToHref(link.slice(0, end), options) + link.slice(end);
}

/** Percent-encodes what a path may not hold and nothing else; `/` stays. */
export function encodePath(path: string): string {
  return encodeURI(path.toWellFormed()).replace(/[?#]/g, encodeURIComponent);
}

/**
 * The address of a picture that settings name: that of a file of the site by its path, as it is called, and one of
 * another site as it is written.
 */
export function fileAddress(base: string, source: string): string {
  if (/^(?:https?:|data:|\/\/)/i.test(source)) return source;
  return encodePath(withBase(base, `/${source.replace(/^\.?\//, '')}`));
}

/** Adds a final `/`, but not to a path whose last segment looks like a file name. */
function withTrailingSlash(path: string): string {
  return path.endsWith('/') || isFilePath(path) ? path : `${path}/`;
}

/** Whether the last segment ends in a file extension that starts with a letter: `/openapi.json`, but not `/v1.2`. */
export function isFilePath(path: string): boolean {
  return /\.[a-z][a-z0-9]{0,9}$/i.test(path.slice(path.lastIndexOf('/') + 1));
}

/** Where the page of a route is written, relative to the output folder: `/guides/auth` is `guides/auth/index.html`. */
export function outputFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

/** Path of a page's feed in the output: `changelog/rss.xml`. */
export function feedPath(route: string): string {
  return route === '/' ? 'rss.xml' : `${route.slice(1)}/rss.xml`;
}

/** Address of a page's Markdown: `/guides/auth.md`, and `/index.md` for the home page. */
export function markdownRoute(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`;
}

/**
 * Whether a site has a page, its Markdown or a file of its own at a route, or what all its pages need: redirects come
 * after these, and before all else that a build writes.
 */
export function createOwnRoutes({ pages, assets }: Pick<Site, 'pages' | 'assets'>): (route: string) => boolean {
  const own = new Set([
    ...pages.flatMap(({ route }) => [route, markdownRoute(route)]),
    ...assets.map(({ path }) => `/${path}`),
    '/404.html',
  ]);
  return (route) => own.has(route) || isOfBuild(route.slice(1));
}
