import { linkToHref, markdownRoute } from '../../base/paths/routes.ts';
import { mapUnmarked } from '../../base/readers/reader-marks.ts';
import { callbackPage, callbackPath } from '../../browser/playground/oauth/callback-page.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { PageViews } from '../../read/navigation/build-page-view.ts';
import { cutPartitions, indexPartition, renderSearchManifest } from '../../shared/search/build-search-files.ts';
import type { PartitionReference } from '../../shared/search/index-format.ts';
import type { SearchSection } from '../../shared/search/search-section.ts';
import { renderSidebar } from '../../view/shell/render-sidebar.ts';
import type { LayoutIcons } from '../layout/create-layout-icons.ts';
import type { Edition } from '../layout/edition.ts';
import { buildOutputFiles } from '../outputs/build-output-files.ts';
import { hasMarkdown, renderPageMarkdown } from '../outputs/page-markdown.ts';
import type { RenderPool } from '../processes/create-render-pool.ts';
import type { KeptPostings } from '../processes/keep-postings.ts';
import { buildPageSections } from '../sections/build-sections.ts';
import { type KnownCuts, readPageParts, type SearchedPageParts } from '../sections/read-page-parts.ts';
import type { Integrations } from './create-integrations.ts';
import type { Pictures } from './create-pictures.ts';
import type { Stylesheets } from './create-stylesheets.ts';
import { measurePhase } from './measure-phase.ts';
import { readIndexPieces } from './read-index-pieces.ts';

/** Content by path in the output. */
export type GeneratedFiles = Map<string, string | Uint8Array>;

/** Who gets the files of a session, each as soon as it is made: those of a large site are never held together. */
export interface FileTaker {
  write: (path: string, content: string | Uint8Array) => void;
  /** Hears of every page of the site as it is cut, since its parts are not kept; not in all editions. */
  onPage?: ((page: Page, cut: SearchedPageParts, site: Site) => void) | undefined;
}

export interface CollectContext {
  edition: Edition;
  views: PageViews;
  stylesheets: Stylesheets;
  icon: LayoutIcons;
  pictures: Pictures;
  integrations: Integrations;
  pool: RenderPool;
  cuts: KnownCuts;
  /** Of `OutputInput`. */
  withMarkdown: ReadonlySet<string>;
  /** Unset: all sections are read anew. */
  keptPostings?: KeptPostings;
}

/** What pages load, which does not depend on what they say. */
export function collectShellFiles(site: Site, context: CollectContext): GeneratedFiles {
  const { stylesheets, icon, pictures, integrations } = context;
  const files: GeneratedFiles = new Map([
    ...stylesheets.files,
    ...icon.files,
    ...pictures.favicons.files,
    ...integrations.files,
  ]);
  addSidebars(files, site, context);
  return files;
}

/** Makes every file of the output that is neither a page nor an asset of the user. */
export async function collectFiles(site: Site, context: CollectContext, taker: FileTaker): Promise<void> {
  const { edition } = context;
  const { write } = taker;
  for (const [path, content] of collectShellFiles(site, context)) write(path, content);
  // What is written about the site as a whole is for everybody, so it stands among the public files alone.
  if (edition.kind === 'marked') return writeMarkdown(site, taker);
  await measurePhase('Search index', () => writeIndexFiles(site, context, taker));
  await measurePhase('Markdown, feeds, llms.txt', () => {
    const feeds = new Map(Object.entries(site.feeds));
    for (const [path, content] of buildOutputFiles({
      site,
      feeds,
      now: site.builtAt,
      withMarkdown: context.withMarkdown,
    }))
      write(path, content);
  });
  write(callbackPath, callbackPage);
}

/** The code of strangers runs in the processes of their pages, and has no part in the index. */
async function writeIndexFiles(
  site: Site,
  { pool, cuts, keptPostings: kept }: CollectContext,
  { write, onPage }: FileTaker,
): Promise<void> {
  const partitions = cutPartitions(readSections(site, { cuts, onPage }));
  const references: PartitionReference[] = [];
  const add = (name: string, content: string | Uint8Array): void => write(`_docwright/search/${name}`, content);
  for (let partition = partitions.shift(); partition; partition = partitions.shift()) {
    const pieces = site.isUntrusted ? undefined : await readIndexPieces(partition, { pool, kept });
    references.push(indexPartition({ ...partition, ...(pieces && { pieces }) }, add));
  }
  add('manifest.json', renderSearchManifest(references, { trailingSlash: site.config.seo.trailingSlash }));
}

function readSections(
  site: Site,
  { cuts, onPage }: Pick<CollectContext, 'cuts'> & Pick<FileTaker, 'onPage'>,
): SearchSection[] {
  return site.pages.flatMap((page) => {
    if (!page.visibility.search && !onPage) return [];
    const cut = readPageParts(page, cuts);
    onPage?.(page, cut, site);
    return page.visibility.search ? buildPageSections(page, cut) : [];
  });
}

function addSidebars(files: GeneratedFiles, site: Site, { views, icon }: CollectContext): void {
  const href = (route: string): string =>
    mapUnmarked(route, (piece) => linkToHref(piece, { base: site.base, trailingSlash: site.config.seo.trailingSlash }));
  for (const { id, entries } of views.sidebarFragments()) {
    files.set(
      `_docwright/sidebar/${id}.html`,
      renderSidebar(entries, {
        href,
        icon: (value) => icon.draw(value),
        drilldown: site.config.drilldown,
        isFragment: true,
      }),
    );
  }
}

function writeMarkdown(site: Site, { write }: FileTaker): void {
  // Pages of groups have Markdown here: only their readers get it.
  for (const page of site.pages)
    if (hasMarkdown({ visibility: { ...page.visibility, public: true } }))
      write(markdownRoute(page.route).slice(1), renderPageMarkdown(site, page));
}
