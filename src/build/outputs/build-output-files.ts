import { siteManifestFile } from '../../base/paths/build-folder.ts';
import { isLiteral, normalizeSource } from '../../base/paths/redirect-pattern.ts';
import { createOwnRoutes, feedPath, markdownRoute } from '../../base/paths/routes.ts';
import type { FeedEntry, Site } from '../../model/site.ts';
import { renderApiCatalog } from './api-catalog.ts';
import { renderEditionLists, renderLlms } from './llms.ts';
import { renderLlmsFull } from './llms-full.ts';
import { hasMarkdown, renderPageMarkdown } from './page-markdown.ts';
import { renderRedirectPages } from './redirect-pages.ts';
import { renderRobots } from './robots.ts';
import { renderRss } from './rss.ts';
import { buildSiteManifest } from './site-manifest.ts';
import { renderSitemap } from './sitemap.ts';
import { renderSkills } from './skills.ts';

export interface OutputInput {
  site: Site;
  /** Entries of changelog pages by route. */
  feeds: ReadonlyMap<string, readonly FeedEntry[]>;
  /** ISO 8601: when the site is built. */
  now: string;
  /** Routes of the pages whose Markdown has been written with them. */
  withMarkdown?: ReadonlySet<string>;
}

/** Bytes. */
const largestCopy = 1_000_000;

export type OutputFile = readonly [path: string, content: string | Uint8Array];

/**
 * Every text file that follows from a site, by its path in the output, one after the other so that a large site is
 * never held twice. A file of the author's at the same path takes the place of ours, and so does a redirect from there.
 */
export function* buildOutputFiles(input: OutputInput): Generator<OutputFile> {
  const authored = new Set(input.site.assets.map(({ path }) => path));
  const led = redirectedFiles(input.site);
  for (const file of allFiles(input)) if (!authored.has(file[0]) && !led.has(file[0])) yield file;
}

function redirectedFiles(site: Site): ReadonlySet<string> {
  const isOwn = createOwnRoutes(site);
  const sources = site.config.redirects.flatMap(({ source }) => (isLiteral(source) ? [normalizeSource(source)] : []));
  return new Set(sources.filter((route) => !isOwn(route)).map((route) => route.slice(1)));
}

function* allFiles({ site, feeds, now, withMarkdown }: OutputInput): Generator<OutputFile> {
  yield* copies(['llms.txt', '.well-known/llms.txt'], renderLlms(site));
  yield* renderEditionLists(site);
  const full = renderLlmsFull(site);
  // The whole text of a large site is not written twice: `.well-known/llms.txt` leads to it.
  const isSmall = full !== null && full.length <= largestCopy;
  yield* copies(['llms-full.txt', ...(isSmall ? ['.well-known/llms-full.txt'] : [])], full);
  yield* copies(['.well-known/api-catalog'], renderApiCatalog(site));
  yield ['robots.txt', renderRobots(site)];
  yield* renderSitemap(site);
  yield* renderRedirectPages(site);
  yield* renderSkills(site, site.skills);
  yield [siteManifestFile, JSON.stringify(buildSiteManifest(site))];
  for (const page of site.pages) {
    if (hasMarkdown(page) && !withMarkdown?.has(page.route))
      yield [markdownRoute(page.route).slice(1), renderPageMarkdown(site, page)];
    const entries = feeds.get(page.route);
    if (entries) yield* copies([feedPath(page.route)], renderRss({ site, page, entries, now }));
  }
}

function* copies(paths: readonly string[], content: OutputFile[1] | null): Generator<OutputFile> {
  if (content !== null) for (const path of paths) yield [path, content];
}
