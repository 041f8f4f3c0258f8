import { textDirection } from '../../base/languages/language-tag.ts';
import { sidebarFile } from '../../base/paths/build-folder.ts';
import { linkToHref, markdownRoute } from '../../base/paths/routes.ts';
import { mapUnmarked } from '../../base/readers/reader-marks.ts';
import { callbackPage, callbackPath } from '../../browser/playground/oauth/callback-page.ts';
import type { Site } from '../../model/site.ts';
import type { PageViews } from '../../read/navigation/build-page-view.ts';
import { renderSidebar } from '../../view/shell/render-sidebar.ts';
import type { LayoutIcons } from '../layout/create-layout-icons.ts';
import type { Edition } from '../layout/edition.ts';
import { buildOutputFiles } from '../outputs/build-output-files.ts';
import { hasMarkdown, renderPageMarkdown } from '../outputs/page-markdown.ts';
import type { Integrations } from './create-integrations.ts';
import type { Pictures } from './create-pictures.ts';
import type { Stylesheets } from './create-stylesheets.ts';
import type { FileTaker } from './file-taker.ts';
import { measurePhase } from './measure-phase.ts';
import { type SearchIndexContext, writeSearchIndex } from './write-search-index.ts';

/** Content by path in the output. */
export type GeneratedFiles = Map<string, string | Uint8Array>;

export interface CollectContext extends SearchIndexContext {
  edition: Edition;
  views: PageViews;
  stylesheets: Stylesheets;
  icon: LayoutIcons;
  pictures: Pictures;
  integrations: Integrations;
  /** Of `OutputInput`. */
  withMarkdown: ReadonlySet<string>;
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
  const { write, drawn } = taker;
  // What is written about the site as a whole is for everybody, so it stands among the public files alone.
  const isPublic = edition.kind !== 'marked';
  if (isPublic && !taker.isListing) await writeSearchIndex(site, context, taker);
  await drawn?.all;
  for (const [path, content] of collectShellFiles(site, context)) write(path, content);
  if (!isPublic) return writeMarkdown(site, taker);
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

function addSidebars(files: GeneratedFiles, site: Site, { views, icon }: CollectContext): void {
  const href = (route: string): string =>
    mapUnmarked(route, (piece) => linkToHref(piece, { base: site.base, trailingSlash: site.config.seo.trailingSlash }));
  for (const { id, language, entries } of views.sidebarFragments()) {
    files.set(
      sidebarFile(id),
      renderSidebar(entries, {
        href,
        icon: (value) => icon.draw(value),
        direction: textDirection(language),
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
