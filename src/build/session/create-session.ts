import { randomBytes } from 'node:crypto';
import { uniqueProblems } from '../../base/errors/unique-problems.ts';
import type { HostName } from '../../model/host.ts';
import type { LinkFacts } from '../../model/link-facts.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { loadSite } from '../../read/site/load-site.ts';
import { packageVersion } from '../../read/site/package-folder.ts';
import { createSourceCache } from '../../read/site/source-cache.ts';
import { type BuildSources, nameAnswer } from '../cache/build-records.ts';
import { createDescriptionCache } from '../cache/create-description-cache.ts';
import { openValueStore } from '../cache/open-value-store.ts';
import { createPageLayout } from '../layout/create-page-layout.ts';
import type { LayoutContext } from '../layout/layout-context.ts';
import { buildIconLinks } from '../outputs/icon-links.ts';
import { findKeptFragments } from '../processes/find-kept-fragments.ts';
import { openKeptPostings } from '../processes/keep-postings.ts';
import { createRenderNamer } from '../render/create-render-namer.ts';
import { defaultPageLimits } from '../render/default-page-limits.ts';
import { keepDescribed } from '../render/keep-described.ts';
import { buildRenderContext } from '../render/render-context.ts';
import type { PackedCut } from '../sections/read-page-parts.ts';
import { checkIcons } from './check-icons.ts';
import { collectFiles, collectShellFiles } from './collect-files.ts';
import { createDrawing } from './create-drawing.ts';
import { createFileReader } from './create-file-reader.ts';
import { createFragmentStore } from './create-fragment-store.ts';
import { createGenerated } from './create-generated.ts';
import { createIntegrations } from './create-integrations.ts';
import { createOperationStore } from './create-operation-store.ts';
import { createPictures } from './create-pictures.ts';
import { createRouteFinder } from './create-route-finder.ts';
import { createShownPages } from './create-shown-pages.ts';
import { createStylesheets } from './create-stylesheets.ts';
import { editionOf } from './edition-of.ts';
import { measurePhase } from './measure-phase.ts';
import { noteRendered, problemsInOrder } from './note-rendered.ts';
import { openIslandScripts } from './open-island-scripts.ts';
import { openEarlyPool, openPool } from './open-pool.ts';
import type { OpenSession, SessionOptions } from './open-session.ts';
import { openWatchdog } from './open-watchdog.ts';
import { createOwnTexts, fillWhole, type ToldSite } from './own-texts.ts';
import { readGrammars } from './read-grammars.ts';
import { readTextsIn } from './read-texts.ts';
import { readerSecret } from './reader-secret.ts';
import { createStylesheetMemory } from './stylesheet-memory.ts';

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
    onAnswer: (url, answer) => sources.fetched.set(url, nameAnswer(answer)),
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
  sources.isVolatile = whole.readsUnlisted ?? false;
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
  const own = readGrammars(folder, site);
  const rendering = buildRenderContext(
    site,
    {
      folder,
      version: packageVersion,
      grammars: own.grammars,
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
  const problems: Problem[] = [...site.problems, ...own.problems, ...checkIcons(whole, folder)];
  const namer =
    rendering.keep && !site.isUntrusted ? createRenderNamer(rendering, rendering.keep.maker, kept?.nameText) : null;
  const renderer = namer ? findKeptFragments(pool, { namer, keep: rendering.keep! }) : pool;
  const fragments = createFragmentStore(renderer, site.pages.length);
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
    ...{ edition, views: layouts.views, stylesheets, icon: layouts.icons, pictures, integrations, pool, sources },
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
  const shown = createShownPages({
    ...{ context, layouts, pool, texts, islands, stylesheets, pictures, facts, sources, pageProblems, fragments },
  });
  // While a site is written, each session would keep all those before it.
  const before = mode === 'build' ? previous?.texts : undefined;
  const tellWhole = async (): Promise<ToldSite> =>
    before
      ? { site: await before.fill(whole), marked: before.marked }
      : fillWhole(whole, { site, texts, renderPage: (page) => pool.render(page) });
  return {
    options,
    site,
    folder,
    edition,
    secret,
    whole,
    tellWhole,
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
    ...shown,
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
