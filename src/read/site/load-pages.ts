import { normalizeDocsPath, pathToRoute } from '../../base/paths/routes.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { SdkSourceConfig, SiteConfig } from '../../model/config.ts';
import type { Keep } from '../../model/keep.ts';
import type { Page, PageBase } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { parseFrontMatter } from '../front-matter/parse-front-matter.ts';
import type { FoundSchema } from '../graphql/find-graphql-page.ts';
import { plainText } from '../markdown/plain-text.ts';
import { substituteInTexts } from '../markdown/substitute-variables.ts';
import { type NavPage, toNavPage } from '../navigation/nav-page.ts';
import type { FoundReference } from '../sdk/find-sdk-page.ts';
import { type AuthoredApiContext, buildAuthoredApiPage } from './build-authored-api-page.ts';
import type { ScannedFile } from './scan-folder.ts';
import type { SelectedSources } from './select-sources.ts';
import type { SourceCache } from './source-cache.ts';

export interface LoadedPages {
  pages: Page[];
  /** By the name that navigation uses. */
  forNavigation: Map<string, NavPage>;
  /** What pages describe themselves. */
  documents: ApiDocument[];
}

export interface PageSourcesContext {
  config: SiteConfig;
  documents: readonly ApiDocument[];
  schemas: readonly FoundSchema[];
  references: readonly FoundReference[];
  /** What navigation says of the SDK of a page, by its path. */
  sdkOf: ReadonlyMap<string, SdkSourceConfig>;
  /** Other descriptions are named and cannot be read. */
  hasUnread: boolean;
  cache: SourceCache;
  problems: Problem[];
  /** Unset: all is read anew. */
  keep?: Keep | undefined;
}

/** Reads the front matter of every page and makes the page of its kind; bodies are read later. */
export function loadPages(sources: SelectedSources, context: PageSourcesContext): LoadedPages {
  const loaded: LoadedPages = { pages: [], forNavigation: new Map(), documents: [] };
  for (const file of sources.pages) {
    const page = loadPage(file, {
      ...context,
      snippets: sources.snippets,
      text: () => context.cache.text(file),
      onDocument: (document) => loaded.documents.push(document),
    });
    loaded.pages.push(page);
    const entry =
      page.kind === 'prose'
        ? context.cache.remember(file, nameOf('entry', file, context), () => toNavPage(page))
        : toNavPage(page);
    loaded.forNavigation.set(page.path, entry);
  }
  return loaded;
}

function loadPage(file: ScannedFile, context: PageSourcesContext & AuthoredApiContext): Page {
  const { cache, problems } = context;
  // Of a page that has not changed, everything that follows from its file alone is the same value at every load.
  const { base, faults } = cache.remember(file, nameOf('page', file, context), () => readPage(file, context));
  addAll(problems, faults);
  return buildAuthoredApiPage(base, context) ?? { ...base, kind: 'prose' };
}

/** What follows from the variables, too, is another value with others. */
function nameOf(kind: string, file: ScannedFile, context: PageSourcesContext): string {
  return mayNameVariables(file, context) ? `${kind} ${JSON.stringify(context.config.variables)}` : kind;
}

function mayNameVariables(file: ScannedFile, { cache }: Pick<PageSourcesContext, 'cache'>): boolean {
  return cache.remember(file, 'variables', () => cache.text(file).includes('{{'));
}

function readPage(file: ScannedFile, context: PageSourcesContext): { base: PageBase; faults: readonly Problem[] } {
  const { cache, config, keep } = context;
  const parsed = parseFrontMatter(cache.text(file), file.path, keep);
  const path = normalizeDocsPath(file.path);
  const frontMatter = mayNameVariables(file, context)
    ? substituteInTexts(parsed.frontMatter, config.variables)
    : parsed.frontMatter;
  const base: PageBase = {
    route: pathToRoute(file.path),
    path,
    title: frontMatter.title ?? (frontMatter.isUntitled ? frontMatter.sidebarTitle : null) ?? titleOf(path),
    lead: frontMatter.description ?? '',
    description: plainText(frontMatter.description ?? ''),
    summary: '',
    headings: [],
    markdown: '',
    frontMatter,
    visibility: {
      navigation: true,
      search: true,
      sitemap: true,
      robots: '',
      llms: true,
      groups: frontMatter.groups,
      public: frontMatter.public,
    },
    keywords: frontMatter.keywords,
    boost: frontMatter.boost ?? 1,
    place: null,
    source: { file: file.path, body: parsed.body, line: parsed.line },
    lastModified: frontMatter.lastUpdatedDate,
  };
  return { base, faults: [...cache.faultsOf(file), ...parsed.problems] };
}

/** `getting-started` reads as `Getting started` (docs/format.md#front-matter). */
function titleOf(path: string): string {
  const name = (path.split('/').at(-1) ?? path).replace(/[-_]/g, ' ');
  const label = name === 'index' && path.includes('/') ? path.split('/').at(-2)!.replace(/[-_]/g, ' ') : name;
  return label.charAt(0).toUpperCase() + label.slice(1);
}
