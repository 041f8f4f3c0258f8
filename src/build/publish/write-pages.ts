import { join } from 'node:path';
import { outputFile } from '../../base/paths/routes.ts';
import { type Layouts, openLayouts } from '../arrange/open-layouts.ts';
import { notFoundPage, notFoundRoute } from '../layout/not-found-page.ts';
import { createFolderWriter, type FolderWriter } from '../output/folder-writer.ts';
import { writeFiles } from '../output/write-files.ts';
import type { Draw } from '../session/create-drawing.ts';
import type { OpenSession } from '../session/create-session.ts';
import { builtInTheme, findOwnTheme } from '../session/find-theme.ts';
import { hasDiagrams } from '../session/has-diagrams.ts';
import { measurePhase } from '../session/measure-phase.ts';

/**
 * Writes the pages of a session and every other file of its output. The layouts of built-in themes come with the
 * package; Astro and Vite are loaded for a theme of the site's own alone.
 * @throws DocsError for a file of the theme that cannot be compiled
 */
export function writePages(session: OpenSession, outDir: string, verbose = false): Promise<FolderWriter> {
  return measurePhase('Pages and their files', async () => {
    const layouts = layoutsOf(session);
    if (layouts === null) return (await import('./run-astro.ts')).runAstro(session, outDir, verbose);
    const writer = createFolderWriter(outDir);
    await writeDrawn(session, { layouts, writer });
    await measurePhase('Other files', () => writeFiles(session, writer));
    return writer;
  });
}

/** `null` for a theme of the site's own, and where the package's own sources are worked on. */
function layoutsOf({ site, folder }: OpenSession): Layouts | null {
  if (process.env['DOCWRIGHT_SOURCES'] || findOwnTheme(site, folder) !== null) return null;
  return openLayouts({ theme: builtInTheme(site), base: site.base, hasDiagrams: hasDiagrams(site) });
}

async function writeDrawn(
  session: OpenSession,
  { layouts, writer }: { layouts: Layouts; writer: FolderWriter },
): Promise<void> {
  const { site } = session;
  const draw = session.drawing({
    theme: builtInTheme(site),
    base: site.base,
    styles: { page: layouts.styles('page'), 'not-found': layouts.styles('not-found') },
  });
  const pages = site.pages.filter(({ route }) => route !== notFoundRoute);
  const drawTo = async (path: string, task: Omit<Parameters<Draw>[0], 'file'>): Promise<void> => {
    writer.files.set(path, await draw({ ...task, file: join(writer.folder, path) }));
  };
  const drawn = [
    ...pages.map((page) => drawTo(outputFile(page.route), { page, layout: 'page' })),
    drawTo('404.html', { page: notFoundPage(site), layout: 'not-found' }),
  ];
  for (const path of layouts.paths) writer.write(path, layouts.read(path)!);
  await Promise.all(drawn);
}
