import { setImmediate } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { outputFile } from '../../base/paths/routes.ts';
import { navigationLanguages } from '../../read/navigation/navigation-languages.ts';
import { type Layouts, openLayouts } from '../arrange/open-layouts.ts';
import { notFoundPage } from '../layout/not-found-page.ts';
import { notFoundRoute } from '../layout/not-found-route.ts';
import { createFolderWriter, type FolderWriter, type LastOutput } from '../output/folder-writer.ts';
import { hostingOf } from '../output/hosting-of.ts';
import { placeIn } from '../output/plan-layout.ts';
import { writeFiles } from '../output/write-files.ts';
import type { Draw } from '../session/create-drawing.ts';
import type { DrawingProgress } from '../session/file-taker.ts';
import { builtInTheme, findOwnTheme } from '../session/find-theme.ts';
import { hasDiagrams } from '../session/has-diagrams.ts';
import { measurePhase } from '../session/measure-phase.ts';
import type { OpenSession } from '../session/open-session.ts';

export interface WritingOptions {
  verbose?: boolean | undefined;
  /** Of `FolderWriterOptions`. */
  last?: LastOutput | undefined;
}

/**
 * Writes the pages of a session and every other file of its output. The layouts of built-in themes come with the
 * package; Astro and Vite are loaded for a theme of the site's own alone.
 * @throws DocsError for a file of the theme that cannot be compiled
 */
export function writePages(
  session: OpenSession,
  outDir: string,
  { verbose = false, last }: WritingOptions = {},
): Promise<FolderWriter> {
  return measurePhase('Pages and their files', async () => {
    const layouts = layoutsOf(session);
    if (layouts === null) return (await import('./run-astro.ts')).runAstro(session, outDir, verbose);
    const hosting = hostingOf(session);
    const place = hosting ? (path: string) => placeIn(hosting.layout, path) : undefined;
    const writer = createFolderWriter(outDir, { last, place });
    const drawn = drawPages(session, { layouts, writer });
    return writeFiles(session, writer, { hosting, isPlaced: true, drawn });
  });
}

/** `null` for a theme of the site's own, and where the package's own sources are worked on. */
function layoutsOf({ site, folder }: OpenSession): Layouts | null {
  if (process.env['DOCWRIGHT_SOURCES'] || findOwnTheme(site, folder) !== null) return null;
  return openLayouts({
    theme: builtInTheme(site),
    base: site.base,
    hasDiagrams: hasDiagrams(site),
    hasApi: site.pages.some(({ kind }) => kind !== 'prose'),
    languages: navigationLanguages(site.navigation.root),
  });
}

/** Begins to draw the pages of a session: other files are made beside. */
function drawPages(
  session: OpenSession,
  { layouts, writer }: { layouts: Layouts; writer: FolderWriter },
): DrawingProgress {
  const { site } = session;
  const styles = { page: layouts.styles('page'), 'not-found': layouts.styles('not-found') };
  const draw = session.drawing({ theme: builtInTheme(site), base: site.base, styles }, writer);
  const pages = site.pages.filter(({ route }) => route !== notFoundRoute);
  const tasks: Parameters<Draw>[0][] = [
    // Hosts ask for it by its name, so it has its place before any other.
    { page: notFoundPage(site, session.view(notFoundRoute).language), layout: 'not-found', path: '404.html' },
    ...pages.map((page) => ({ page, layout: 'page' as const, path: outputFile(page.route) })),
  ];
  const ends = new Map(tasks.map(({ page }) => [page.route, Promise.withResolvers<void>()]));
  const drawn = Promise.all(Array.from(ends.values(), ({ promise }) => promise));
  let waiting = tasks.length;
  const begin = async (): Promise<void> => {
    for (const [index, task] of tasks.entries()) {
      const { resolve, reject } = ends.get(task.page.route)!;
      draw(task)
        .finally(() => waiting--)
        .then(resolve, reject);
      // Other processes get to work while this one looks for what is kept.
      if (index % tasksPerTurn === 0) await setImmediate();
    }
    for (const path of layouts.paths) writer.write(path, layouts.read(path)!);
    // Where nearly all pages are kept, the build ends sooner than tidying up pays.
    if (waiting > tasksPerTurn) tidyUp();
  };
  const all = Promise.all([begin(), drawn]).then(() => {});
  return { page: async (route) => ends.get(route)?.promise, all };
}

const tasksPerTurn = 64;

/** Bytes of objects, in use or not, in the process that builds. */
const largeHeap = 200e6;

/**
 * Gives back what reading the site left: while other processes render, this one makes so little that the engine would
 * not tidy up by itself, and half of its memory would lie idle.
 */
function tidyUp(): void {
  if (process.memoryUsage().heapTotal < largeHeap) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void;
  // Without `last-resort` the engine keeps the room for itself: of 10,000 pages, 215 MB.
  collect({ type: 'major', flavor: 'last-resort' });
  // What gathers from now on is tidied up sooner: 1,500 pages of a large API, 60 MB less and no more time.
  setFlagsFromString('--heap-growing-percent=20');
  boundNewSpace();
}

/** Bytes for objects that were just made. */
const largeNewSpace = 30e6;

/**
 * Lets the space for new objects grow no more once it is large. Whoever writes the search index makes many, for which
 * the engine would take four times as much and keep it: of 4,600 pages, 100 MB. Half of this room would cost a build
 * .5 s. Its limit can only be set when a process starts.
 */
function boundNewSpace(): void {
  const timer = setInterval(() => {
    const newSpace = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    if (!newSpace || newSpace.space_size < largeNewSpace) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(timer);
  }, 25);
  timer.unref();
}
