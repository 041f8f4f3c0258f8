import { foldPath } from '../../base/paths/fold-path.ts';
import { createRedirectMatcher, leadsOfFolders } from '../../base/paths/match-redirect.ts';
import { isLiteral, normalizeSource } from '../../base/paths/redirect-pattern.ts';
import { createOwnRoutes, isFilePath, outputFile, routeToHref } from '../../base/paths/routes.ts';
import { escapeXml } from '../../base/text/escape-xml.ts';
import type { Site } from '../../model/site.ts';

/**
 * Pages that lead on to somewhere else, by file of the output: from the root and from folders to their first page, and
 * from the sources of `redirects` for hosts that know none. These only for sources without a parameter, and never where
 * the site has a page or file, or a host looks for one: some answer `/guide` with `guide.html` before
 * `guide/index.html`.
 */
export function renderRedirectPages(site: Site, redirects = site.config.redirects): Map<string, string> {
  const match = createRedirectMatcher(site.config.redirects, site);
  const isOwn = createOwnRoutes(site);
  const pages = new Set(site.pages.map(({ route }) => foldPath(route)));
  // Where case makes no difference to the file system, a page with such a name would be overwritten.
  const isPage = (route: string): boolean => pages.has(foldPath(route));
  const files = new Map<string, string>();
  const home = homeOf(site);
  if (home !== null) files.set('index.html', renderPage(home));
  const { trailingSlash } = site.config.seo;
  for (const [folder, route] of leadsOfFolders(site))
    if (!isPage(folder))
      files.set(outputFile(folder), renderPage(routeToHref(route, { base: site.base, trailingSlash })));
  for (const { source } of redirects) {
    const route = normalizeSource(source);
    const clean = route.replace(/\.html$/, '');
    const isFree = !isOwn(route) && !isOwn(clean) && !isPage(route);
    const location = isLiteral(source) && isFree ? match(route)?.location : undefined;
    if (location === undefined || [route, clean].some((from) => leadsToItself(from, location, site))) continue;
    files.set(fileOf(route), renderPage(location));
  }
  return files;
}

/** Where the root of a site without a home page leads: the first page that navigation lists. */
function homeOf({ pages, base, config }: Site): string | null {
  const first = pages.find(({ visibility }) => visibility.navigation) ?? pages[0];
  if (!first || pages.some(({ route }) => route === '/')) return null;
  return routeToHref(first.route, { base, trailingSlash: config.seo.trailingSlash });
}

function fileOf(route: string): string {
  return isFilePath(route) && route.endsWith('.html') ? route.slice(1) : outputFile(route);
}

function leadsToItself(route: string, location: string, { base }: Site): boolean {
  return location === `${base}${route}`;
}

/**
 * The script is the same on all of these pages, so that one hash lets it run. It keeps query and fragment, which the
 * refresh cannot; without scripts the refresh still leads on.
 */
function renderPage(location: string): string {
  const href = escapeXml(location);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Redirecting</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${href}">
<script>var to=new URL(document.querySelector('[rel=canonical]').getAttribute('href'),location.href);to.search=to.search||location.search;to.hash=to.hash||location.hash;location.replace(to)</script>
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body><a href="${href}">${href}</a></body>
</html>
`;
}
