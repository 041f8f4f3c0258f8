import { randomBytes } from 'node:crypto';
import { uniqueProblems } from '../../base/errors/unique-problems.ts';
import type { HostName } from '../../model/host.ts';
import type { LayoutProps } from '../../model/layout.ts';
import type { LinkFacts } from '../../model/link-facts.ts';
import type { Page } from '../../model/page.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Problem } from '../../model/problem.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { Site } from '../../model/site.ts';
import { type LoadOptions, loadSite } from '../../read/site/load-site.ts';
import { packageVersion } from '../../read/site/package-folder.ts';
import { createSourceCache, type SourceCache } from '../../read/site/source-cache.ts';
import type { ArrangedPage, ArrangerOptions } from '../arrange/open-arranger.ts';
import type { BuildSources } from '../cache/build-records.ts';
import { nameContent } from '../cache/name-content.ts';
import { openValueStore, type ValueStore } from '../cache/open-value-store.ts';
import type { IslandScripts } from '../islands/create-island-scripts.ts';
import { createPageLayout } from '../layout/create-page-layout.ts';
import type { Edition } from '../layout/edition.ts';
import type { LayoutContext } from '../layout/layout-context.ts';
import { notFoundPage } from '../layout/not-found-page.ts';
import { notFoundRoute } from '../layout/not-found-route.ts';
import { settleRendered } from '../layout/settle-rendered.ts';
import { buildIconLinks } from '../outputs/icon-links.ts';
import type { RenderPool } from '../processes/create-render-pool.ts';
import { findKeptFragments } from '../processes/find-kept-fragments.ts';
import { openKeptPostings } from '../processes/keep-postings.ts';
import { createRenderNamer } from '../render/create-render-namer.ts';
import { defaultPageLimits } from '../render/default-page-limits.ts';
import { keepDescribed } from '../render/keep-described.ts';
import { readLinkFacts } from '../render/read-built-html.ts';
import { buildRenderContext, type KeepOptions } from '../render/render-context.ts';
import type { PackedCut } from '../sections/read-page-parts.ts';
import { checkIcons } from './check-icons.ts';
import { collectFiles, collectShellFiles } from './collect-files.ts';
import { createDescriptionCache } from './create-description-cache.ts';
import { createDrawing, type Draw, type PageWriter } from './create-drawing.ts';
import { createFileReader } from './create-file-reader.ts';
import { createFragmentStore, type FragmentStore } from './create-fragment-store.ts';
import { createGenerated, type Generated } from './create-generated.ts';
import { createIntegrations } from './create-integrations.ts';
import { createOperationStore, type OperationStore } from './create-operation-store.ts';
import { createPictures, type Pictures } from './create-pictures.ts';
import { createRouteFinder } from './create-route-finder.ts';
import { createStylesheets } from './create-stylesheets.ts';
import { editionOf } from './edition-of.ts';
import { measurePhase } from './measure-phase.ts';
import { noteRendered, problemsInOrder } from './note-rendered.ts';
import { openIslandScripts } from './open-island-scripts.ts';
import { openEarlyPool, openPool } from './open-pool.ts';
import { openWatchdog, type Watchdog } from './open-watchdog.ts';
import { createOwnTexts, type OwnTexts } from './own-texts.ts';
import { readGrammars } from './read-grammars.ts';
import { readTextsIn } from './read-texts.ts';
import { readerSecret } from './reader-secret.ts';
import type { Session } from './session.ts';
import { createStylesheetMemory, type StylesheetMemory } from './stylesheet-memory.ts';

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
  /** Where the output is published; `null`: as `docs.json` says; not given: files for any host. */
  hostName?: HostName | null;
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
  /** Of `loadSite`. */
  rememberFolder?: LoadOptions['rememberFolder'];
  /** Where rendered pages are kept between builds; unset: nowhere. */
  keep?: KeepOptions;
  /** Of `openEarlyPool`, where it was opened before this code was loaded. */
  pool?: RenderPool | undefined;
  /** A session of the same folder that this one replaces; it must not be used any more. */
  previous?: OpenSession;
}

/** A session with what belongs to whoever opened it. */
export interface OpenSession extends Session {
  /** Without what belongs to its opening alone: the session before would keep all that came before it. */
  options: Omit<SessionOptions, 'previous' | 'pool'>;
  folder: string;
  edition: Edition;
  /** Of the marks in rendered pages. */
  secret: string;
  /** The whole site, with what the edition leaves out. */
  whole: Site;
  texts: OwnTexts;
  /** Of the pages built so far, by route. */
  facts: Map<string, LinkFacts>;
  /** What a page leads to and names, where nothing is wanted of its HTML. */
  readFacts: (page: Page) => Promise<LinkFacts>;
  /** What its output comes from beside the files of its folder, as far as it is known by now. */
  sources: BuildSources;
  /** Everything found so far, in the site and while rendering, each once. */
  problems: () => Problem[];
  generated: Generated;
  /** One of them, also when a page has asked for it only now. */
  readFile: (path: string) => Promise<string | Uint8Array | undefined>;
  /** Draws pages in the layouts of a theme of the package. */
  drawing: (arranger: ArrangerOptions, writer: PageWriter) => Draw;
  fragments: FragmentStore;
  operations: OperationStore;
  islands: IslandScripts;
  cache: SourceCache;
  memory: StylesheetMemory;
  pool: RenderPool;
  /** `null` where nothing is kept between builds. */
  kept: ValueStore | null;
  watchdog: Watchdog;
  pictures: Pictures;
  close: () => Promise<void>;
}

/** What a command names takes the place of what the settings say. */
function withHost(site: Site, host: HostName | null = null): Site {
  return host === null ? site : { ...site, config: { ...site.config, host } };
}

/**
 * Loads a site and makes ready to render it.
 * @throws DocsError when the site cannot be read
 */
export async function createSession({ previous, pool: opened, ...options }: SessionOptions): Promise<OpenSession> {
  const { folder, mode } = options;
  const { edition = { kind: mode === 'dev' ? 'whole' : 'static' } } = options;
  const watchdog = previous?.watchdog ?? openWatchdog(options.limits ?? defaultPageLimits);
  const { within } = watchdog;
  const cache = previous?.cache ?? createSourceCache(folder, within);
  const kept = previous?.kept ?? (options.keep ? openValueStore(options.keep) : null);
  const sources: BuildSources = { fetched: new Map(), isVolatile: false, rendered: 0 };
  const descriptions = createDescriptionCache({
    onText: (url, text) => sources.fetched.set(url, nameContent(text)),
  });
  const isKept = kept?.isFilled ?? false;
  // Strangers' pages are read before anything is told to their processes.
  const isEarly = !previous && !options.isUntrusted;
  const early = isEarly
    ? (opened ?? openEarlyPool({ folder, mode, limits: options.limits, isKept, isPlain: options.isPlain }))
    : null;
  // What is kept is read here.
  const readTexts = early && mode === 'build' && !isKept ? readTextsIn(early) : undefined;
  const load = async (documents: 'now' | 'later'): Promise<Site> =>
    withHost(
      await loadSite(folder, {
        ...{ ...options, cache, documents, descriptions, within, readTexts },
        keep: kept?.keep,
        keepDescribed: kept ? keepDescribed(kept.keep) : undefined,
      }),
      options.hostName,
    );
  const whole = await measurePhase('Reading the site', () => load(mode === 'dev' ? 'later' : 'now')).catch(
    async (error) => {
      await early?.close();
      throw error;
    },
  );
  const memory = previous?.memory ?? createStylesheetMemory(kept);
  // What is shown to its author alone needs no name that is the same each time.
  const secret =
    mode === 'build' ? readerSecret(whole, kept?.nameText) : (previous?.secret ?? randomBytes(12).toString('hex'));
  const site = editionOf(whole, { edition, folder });
  const [stylesheets, pictures] = await measurePhase('Style sheets and favicons', () =>
    Promise.all([
      createStylesheets(site, { folder, memory }),
      createPictures(site, { folder, mode, isPrivate: edition.kind === 'marked' }),
    ]),
  );
  const rendering = buildRenderContext(
    site,
    {
      folder,
      version: packageVersion,
      grammars: readGrammars(folder, site),
      ...(options.isPlain && { isPlain: true }),
      readers: { secret, isPersonal: edition.kind === 'marked' },
      keep: options.keep,
    },
    kept,
  );
  const pool = openPool(rendering, {
    ...options,
    previous: previous ?? (early ? { pool: early, site: null } : undefined),
    site,
  });
  const pageProblems = new Map<string, Problem[]>();
  const problems: Problem[] = [...site.problems, ...checkIcons(whole, folder)];
  const namer =
    rendering.keep && !site.isUntrusted ? createRenderNamer(rendering, rendering.keep.maker, kept?.nameText) : null;
  const fragments = createFragmentStore(namer ? findKeptFragments(pool, { namer, keep: rendering.keep! }) : pool);
  const islands = openIslandScripts(site, folder, problems);
  // A page that is open asks for its scripts whether or not it was drawn again since the last change.
  if (mode === 'dev' && previous) islands.add(previous.islands.noted());
  const facts = new Map<string, LinkFacts>();
  const cuts = new Map<string, PackedCut>();
  const withMarkdown = new Set<string>();
  const texts = createOwnTexts(async (page) => {
    const rendered = await pool.render(page);
    noteRendered({ ...rendered, route: page.route }, { sources, pageProblems, fragments });
    return rendered;
  });
  const integrations = createIntegrations(site, mode);
  const context: LayoutContext = {
    site,
    edition,
    secret,
    sheets: stylesheets.sheets,
    icons: buildIconLinks(site, pictures.favicons.modes),
    integrations: integrations.assets,
    thumbnails: pictures.thumbnails?.names ?? null,
  };
  const layouts = createPageLayout(context);
  const parts = {
    ...{ edition, views: layouts.views, stylesheets, icon: layouts.icons, pictures, integrations, pool },
    ...{ cuts: { cuts }, withMarkdown, values: kept, mode },
    keptPostings: options.keep && kept ? openKeptPostings(options.keep) : null,
  };
  // Whoever writes a site does not wait for all of its pages: files about the whole say what is written on them.
  const generated = createGenerated(withMarkdown, async (taker) => {
    if (mode === 'dev') return collectFiles(await texts.fill(await load('now'), 'untold'), parts, taker);
    // What a page is to tell of itself, whoever draws it tells.
    if (site.pages.some(({ pending }) => pending)) await taker.drawn?.all;
    return collectFiles(await texts.fill(site), parts, taker);
  });
  const findPage = createRouteFinder(site, { mode, within });
  const render = async (page: Page): Promise<RenderedPage> => {
    const rendered = settleRendered(page, await texts.render(page), { edition, secret });
    islands.add(rendered.islands);
    facts.set(page.route, readLinkFacts(rendered));
    return rendered;
  };
  const readFacts = async (page: Page): Promise<LinkFacts> => {
    const read = await pool.readFacts(page);
    texts.keep(page, { text: read.own?.text ?? null, marked: null });
    noteRendered({ ...read, fragments: [], route: page.route }, { sources, pageProblems, fragments });
    islands.add(read.islands);
    return read.facts;
  };
  const layout = (page: Page, rendered: RenderedPage): LayoutProps => {
    const { layout: props, showsThumbnail } = layouts.of(page, rendered);
    stylesheets.use(props.assets.styles);
    if (showsThumbnail) pictures.thumbnails?.use(page);
    return props;
  };
  const notFound = async (): Promise<ArrangedPage> => {
    const page = notFoundPage(site, layouts.views.view(notFoundRoute).language);
    const rendered = await render(page);
    return { layout: layout(page, rendered), rendered };
  };
  return {
    options,
    site,
    folder,
    edition,
    secret,
    whole,
    texts,
    facts,
    sources,
    cache,
    memory,
    pool,
    kept,
    watchdog,
    findPage,
    view: layouts.views.view,
    layout,
    notFound,
    render,
    readFacts,
    problems: () => uniqueProblems([...problems, ...problemsInOrder(pageProblems, site.pages), ...pictures.problems]),
    pictures,
    generated,
    drawing: (arranger, writer) =>
      createDrawing(
        {
          ...{ context, rendering, namer, values: kept, layouts, pool, sources, pageProblems, fragments },
          ...{ islands, texts, facts, cuts, withMarkdown, stylesheets, pictures },
        },
        { arranger, writer },
      ),
    readFile: createFileReader(site, {
      shell: () => collectShellFiles(site, parts),
      stylesheets,
      findPage,
      texts,
      files: generated.files,
    }),
    fragments,
    islands,
    operations: createOperationStore(site),
    close: () => {
      kept?.save();
      watchdog.close();
      return pool.close();
    },
  };
}
