import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { uniqueProblems } from '../../base/errors/unique-problems.ts';
import type { HeadTag, LayoutAssets, LayoutProps, PageHead } from '../../model/layout.ts';
import type { Page } from '../../model/page.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Problem } from '../../model/problem.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { Site } from '../../model/site.ts';
import type { PageView } from '../../model/view.ts';
import { buildPageViews } from '../../read/navigation/build-page-view.ts';
import { resolveAssetAccess } from '../../read/site/asset-access.ts';
import { completePage } from '../../read/site/complete-page.ts';
import { createApiDescriber } from '../../read/site/create-api-describer.ts';
import { isInside } from '../../read/site/is-inside.ts';
import { type LoadOptions, loadSite } from '../../read/site/load-site.ts';
import { markedSite } from '../../read/site/marked-site.ts';
import { packageFolder, packageVersion } from '../../read/site/package-folder.ts';
import { publicSite } from '../../read/site/public-site.ts';
import { createSourceCache, type SourceCache } from '../../read/site/source-cache.ts';
import type { Within } from '../../read/site/within.ts';
import type { BuildSources } from '../cache/build-records.ts';
import { nameContent } from '../cache/name-content.ts';
import type { IslandScripts } from '../islands/create-island-scripts.ts';
import { buildHead } from '../outputs/build-head.ts';
import { buildIconLinks } from '../outputs/icon-links.ts';
import { createRenderPool, type RenderPool } from '../render/create-render-pool.ts';
import { defaultPageLimits } from '../render/default-page-limits.ts';
import { buildRenderContext, type KeepOptions, type RenderContext } from '../render/render-context.ts';
import { buildNotFoundPage } from './build-not-found-page.ts';
import { collectFiles, type GeneratedFiles } from './collect-files.ts';
import { createDescriptionCache } from './create-description-cache.ts';
import { createFragmentStore, type FragmentStore } from './create-fragment-store.ts';
import { createIntegrations } from './create-integrations.ts';
import { createLayoutIcons } from './create-layout-icons.ts';
import { createOperationStore, type OperationStore } from './create-operation-store.ts';
import { createPictures, type Pictures } from './create-pictures.ts';
import { createStylesheets } from './create-stylesheets.ts';
import { accountLink, type Edition, isForMembersSite, navigationReaders } from './edition.ts';
import { measurePhase } from './measure-phase.ts';
import { openIslandScripts } from './open-island-scripts.ts';
import { openWatchdog, type Watchdog } from './open-watchdog.ts';
import { createOwnTexts, type OwnTexts } from './own-texts.ts';
import { readerSecret } from './reader-secret.ts';
import type { Session } from './session.ts';
import { settleRendered, withOutline } from './settle-rendered.ts';

export interface SessionOptions {
  folder: string;
  base: string;
  origin: string | null;
  service: string | null;
  /** Of `loadSite`. */
  trailingSlash?: boolean;
  /** `dev`: outline and Markdown of a page are read when it is asked for. */
  mode: 'build' | 'dev';
  /** Unset: `static`, and `whole` in development. */
  edition?: Edition;
  /** What rendering one page may take; `defaultPageLimits` when not given. */
  limits?: PageLimits;
  /** Of `loadSite`. */
  allowMissingApis?: boolean;
  /** Of `Site.isUntrusted`. */
  isUntrusted?: boolean;
  /** Of `RenderContext`. */
  isPlain?: boolean;
  /** Of `loadSite`. */
  texts?: LoadOptions['texts'];
  /** Where rendered pages are kept between builds; unset: nowhere. */
  keep?: KeepOptions;
  /** A session of the same folder that this one replaces; it must not be used any more. */
  previous?: OpenSession;
}

/** A session with what belongs to whoever opened it. */
export interface OpenSession extends Session {
  options: SessionOptions;
  folder: string;
  edition: Edition;
  /** Of the marks in rendered pages. */
  secret: string;
  /** The whole site, with what the edition leaves out. */
  whole: Site;
  texts: OwnTexts;
  /** What its output comes from beside the files of its folder, as far as it is known by now. */
  sources: BuildSources;
  /** Everything found so far, in the site and while rendering, each once. */
  problems: () => Problem[];
  /** Generated files by their path in the output. */
  files: () => Promise<GeneratedFiles>;
  /** One of them, also when a page has asked for it only now. */
  readFile: (path: string) => Promise<string | Uint8Array | undefined>;
  fragments: FragmentStore;
  operations: OperationStore;
  islands: IslandScripts;
  cache: SourceCache;
  pool: RenderPool;
  watchdog: Watchdog;
  pictures: Pictures;
  close: () => Promise<void>;
}

/**
 * Loads a site and makes ready to render it.
 * @throws DocsError when the site cannot be read
 */
export async function createSession(options: SessionOptions): Promise<OpenSession> {
  const { folder, previous, mode } = options;
  const { edition = { kind: mode === 'dev' ? 'whole' : 'static' } } = options;
  const watchdog = previous?.watchdog ?? openWatchdog(options.limits ?? defaultPageLimits);
  const { within } = watchdog;
  const cache = previous?.cache ?? createSourceCache(folder, within);
  const sources: BuildSources = { fetched: new Map(), isVolatile: false };
  const descriptions = createDescriptionCache({
    onText: (url, text) => sources.fetched.set(url, nameContent(text)),
  });
  const load = (documents: 'now' | 'later'): Promise<Site> =>
    loadSite(folder, { ...options, cache, documents, descriptions, within });
  const whole = await measurePhase('Reading the site', () => load(mode === 'dev' ? 'later' : 'now'));
  const secret = readerSecret(whole);
  const site = editionOf(whole, { edition, folder });
  const [stylesheets, pictures] = await measurePhase('Style sheets and favicons', () =>
    Promise.all([
      createStylesheets(site, folder),
      createPictures(site, { folder, mode, isPrivate: edition.kind === 'marked' }),
    ]),
  );
  const views = buildPageViews(site.navigation, site.pages, navigationReaders(edition, site, secret));
  const plainViews = edition.kind === 'marked' ? buildPageViews(site.navigation, site.pages) : views;
  const pool = openPool(
    buildRenderContext(site, {
      folder,
      version: packageVersion,
      grammars: readGrammars(folder, site),
      ...(options.isPlain && { isPlain: true }),
      readers: { secret, isPersonal: edition.kind === 'marked' },
      keep: options.keep,
    }),
    options,
  );
  const problems: Problem[] = [...site.problems];
  const fragments = createFragmentStore(pool);
  const islands = openIslandScripts(site, folder, problems);
  const texts = createOwnTexts((page) => renderPage(page, { pool, problems, fragments, sources }));
  const icon = createLayoutIcons(site);
  const integrations = createIntegrations(site, mode);
  const assetsOf = (page: Page, parts: Parameters<typeof stylesheets.assetsOf>[1]): LayoutAssets => {
    return {
      ...stylesheets.assetsOf(page, parts),
      account: accountLink(edition, { site, route: page.route === '/404' ? '/' : page.route }),
      integrations: integrations.assets,
    };
  };
  const files = once(async () =>
    collectFiles(await texts.fill(mode === 'dev' ? await load('now') : site), {
      edition,
      views,
      stylesheets,
      icon,
      pictures,
      integrations,
    }),
  );
  const render = async (page: Page): Promise<RenderedPage> => {
    const rendered = settleRendered(page, await texts.render(page), { edition, secret });
    islands.add(rendered.islands);
    return rendered;
  };
  const icons = buildIconLinks(site, pictures.favicons.modes);
  const layout = (page: Page, rendered: RenderedPage): LayoutProps => {
    const view = views.view(page.route);
    // The shell lists a directory as cards.
    const features = view.directory ? [...rendered.features, 'columns', 'card'] : rendered.features;
    const html = rendered.islands.length > 0 ? null : rendered.html + rendered.aside;
    const plainView = plainViews === views ? view : plainViews.view(page.route);
    const { thumbnails } = pictures;
    return {
      site,
      page: withOutline(page, rendered, { edition, secret }),
      lead: rendered.lead,
      view,
      head: withIcons(buildEditionHead(page, { site, edition, view: plainView, thumbnails }), icons),
      assets: assetsOf(page, { features, html, sidebar: view.sidebar }),
      icon: icon.draw,
    };
  };
  return {
    options,
    site,
    folder,
    edition,
    secret,
    whole,
    texts,
    sources,
    cache,
    pool,
    watchdog,
    findPage: pageFinder(site, { mode, within }),
    view: (route) => views.view(route),
    layout,
    notFound: () => buildNotFoundPage(site, { render, view: views.view, assetsOf, icons, icon: icon.draw }),
    render,
    problems: () => uniqueProblems([...problems, ...pictures.problems]),
    pictures,
    files,
    readFile: async (path) => stylesheets.files.get(path) ?? (await files()).get(path),
    fragments,
    islands,
    operations: createOperationStore(site),
    close: () => {
      watchdog.close();
      return pool.close();
    },
  };
}

function editionOf(site: Site, { edition, folder }: { edition: Edition; folder: string }): Site {
  switch (edition.kind) {
    case 'whole':
      return site;
    case 'static':
    case 'public': {
      const isPrivate = isForMembersSite(edition);
      return publicSite(site, { isPrivate, assetAccess: resolveAssetAccess(site, { folder, isPrivate }) });
    }
    case 'marked':
      return markedSite(site);
  }
}

/** The whole site's head names pages in other languages and the way to the page, which are not for every reader. */
function buildEditionHead(page: Page, { site, edition, view, thumbnails }: HeadContext): PageHead {
  if (edition.kind === 'marked')
    return { ...buildHead(site, page, { view: { ...view, breadcrumbs: [], switchers: [] } }), jsonLd: null };
  const path = thumbnails?.pathOf(page);
  const head = buildHead(site, page, { view, thumbnail: path });
  // The author may have named another picture.
  if (path !== undefined && head.tags.some((tag) => tag.kind === 'property' && tag.content.endsWith(path)))
    thumbnails?.use(path);
  return head;
}

interface HeadContext {
  site: Site;
  edition: Edition;
  view: PageView;
  thumbnails: Pictures['thumbnails'];
}

function withIcons(head: PageHead, icons: readonly HeadTag[]): PageHead {
  return { ...head, tags: [...head.tags, ...icons] };
}

function openPool(context: RenderContext, { previous, limits, mode }: SessionOptions): RenderPool {
  const script = pathToFileURL(join(packageFolder, 'lib/render-worker.js'));
  // An author looks at one page at a time, and each worker keeps the whole site's snippets.
  const atOnce = mode === 'dev' ? { atOnce: 1 } : {};
  if (!previous) return createRenderPool({ script, context, ...(limits ? { limits } : {}), ...atOnce });
  previous.pool.update(context);
  return previous.pool;
}

function pageFinder(
  site: Site,
  { mode, within }: { mode: SessionOptions['mode']; within: Within },
): Session['findPage'] {
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  if (mode === 'build') return (route) => byRoute.get(route) ?? null;
  const { config, snippets } = site;
  const describe = createApiDescriber({ documents: site.apis, config, pages: site.pages });
  return (route) => {
    const page = byRoute.get(route);
    return page ? completePage(page, { config, snippets, problems: [], feeds: {}, describe, within }) : null;
  };
}

interface RenderParts {
  sources: BuildSources;
  pool: RenderPool;
  problems: Problem[];
  fragments: FragmentStore;
}

async function renderPage(page: Page, { sources, pool, problems, fragments }: RenderParts): Promise<RenderedPage> {
  const rendered = await pool.render(page);
  sources.isVolatile ||= rendered.isVolatile ?? false;
  fragments.add(rendered.fragments);
  problems.push(...rendered.problems);
  return rendered;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** TextMate grammars of the user; unreadable ones have been reported with the configuration. */
function readGrammars(folder: string, site: Site): Record<string, unknown>[] {
  return site.config.styling.codeblocks.customLanguages.flatMap((path) => {
    try {
      if (site.isUntrusted && !isInside(folder, join(folder, path))) return [];
      return [JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, unknown>];
    } catch {
      return [];
    }
  });
}
