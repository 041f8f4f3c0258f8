import { linkToHref, markdownRoute } from '../../base/paths/routes.ts';
import { mapUnmarked } from '../../base/readers/reader-marks.ts';
import { callbackPage, callbackPath } from '../../browser/playground/oauth/callback-page.ts';
import type { Site } from '../../model/site.ts';
import type { PageViews } from '../../read/navigation/build-page-view.ts';
import { cutPartitions, indexPartitions } from '../../shared/search/build-search-files.ts';
import { renderSidebar } from '../../view/shell/render-sidebar.ts';
import type { LayoutIcons } from '../layout/create-layout-icons.ts';
import type { Edition } from '../layout/edition.ts';
import { buildOutputFiles } from '../outputs/build-output-files.ts';
import { hasMarkdown, renderPageMarkdown } from '../outputs/page-markdown.ts';
import type { RenderPool } from '../processes/create-render-pool.ts';
import type { KeptPostings } from '../processes/keep-postings.ts';
import { buildSections } from '../sections/build-sections.ts';
import type { KnownCuts } from '../sections/read-page-parts.ts';
import type { Integrations } from './create-integrations.ts';
import type { Pictures } from './create-pictures.ts';
import type { Stylesheets } from './create-stylesheets.ts';
import { measurePhase } from './measure-phase.ts';
import { readIndexPieces } from './read-index-pieces.ts';

/** Content by path in the output. */
export type GeneratedFiles = Map<string, string | Uint8Array>;

export interface CollectContext {
  edition: Edition;
  views: PageViews;
  stylesheets: Stylesheets;
  icon: LayoutIcons;
  pictures: Pictures;
  integrations: Integrations;
  pool: RenderPool;
  cuts: KnownCuts;
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

/** Every file of the output that is neither a page nor an asset of the user. */
export async function collectFiles(site: Site, context: CollectContext): Promise<GeneratedFiles> {
  const { edition } = context;
  const files = collectShellFiles(site, context);
  // What is written about the site as a whole is for everybody, so it stands among the public files alone.
  if (edition.kind === 'marked') return addMarkdown(files, site);
  const index = await measurePhase('Search index', () => buildIndexFiles(site, context));
  for (const [name, content] of index) files.set(`_docwright/search/${name}`, content);
  const feeds = new Map(Object.entries(site.feeds));
  const output = await measurePhase('Markdown, feeds, llms.txt', () =>
    buildOutputFiles({ site, feeds, now: site.builtAt }),
  );
  for (const [path, content] of output) files.set(path, content);
  return files.set(callbackPath, callbackPage);
}

/** The code of strangers runs in the processes of their pages, and has no part in the index. */
async function buildIndexFiles(
  site: Site,
  { pool, cuts, keptPostings: kept }: CollectContext,
): Promise<GeneratedFiles> {
  const partitions = cutPartitions(buildSections(site, cuts));
  if (!site.isUntrusted)
    for (const partition of partitions) partition.pieces = await readIndexPieces(partition, { pool, kept });
  return indexPartitions(partitions, { trailingSlash: site.config.seo.trailingSlash });
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

function addMarkdown(files: GeneratedFiles, site: Site): GeneratedFiles {
  // Pages of groups have Markdown here: only their readers get it.
  for (const page of site.pages)
    if (hasMarkdown({ visibility: { ...page.visibility, public: true } }))
      files.set(markdownRoute(page.route).slice(1), renderPageMarkdown(site, page));
  return files;
}
