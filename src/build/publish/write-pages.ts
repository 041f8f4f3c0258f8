import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputFile } from '../../base/paths/routes.ts';
import { openArranger } from '../arrange/open-arranger.ts';
import { type Layouts, openLayouts } from '../arrange/open-layouts.ts';
import { type WrittenFiles, writeFiles } from '../output/write-files.ts';
import type { OpenSession } from '../session/create-session.ts';
import { builtInTheme, findOwnTheme } from '../session/find-theme.ts';
import { hasDiagrams } from '../session/has-diagrams.ts';
import { measurePhase } from '../session/measure-phase.ts';

/**
 * Writes the pages of a session and every other file of its output. The layouts of built-in themes come with the
 * package; Astro and Vite are loaded for a theme of the site's own alone.
 * @throws DocsError for a file of the theme that cannot be compiled
 */
export function writePages(session: OpenSession, outDir: string, verbose = false): Promise<WrittenFiles> {
  return measurePhase('Pages and their files', async () => {
    const layouts = layoutsOf(session);
    if (layouts === null) return (await import('./run-astro.ts')).runAstro(session, outDir, verbose);
    await writeArranged(session, { layouts, outDir });
    return measurePhase('Other files', () => writeFiles(session, outDir));
  });
}

/** `null` for a theme of the site's own, and where the package's own sources are worked on. */
function layoutsOf({ site, folder }: OpenSession): Layouts | null {
  if (process.env['DOCWRIGHT_SOURCES'] || findOwnTheme(site, folder) !== null) return null;
  return openLayouts({ theme: builtInTheme(site), base: site.base, hasDiagrams: hasDiagrams(site) });
}

/** Rendering waits for other processes, so several pages must be under way at once. */
const together = 16;

async function writeArranged(
  session: OpenSession,
  { layouts, outDir }: { layouts: Layouts; outDir: string },
): Promise<void> {
  const { site } = session;
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), content);
  };
  for (const [path, content] of layouts.files()) write(path, content);
  const arrange = await openArranger({
    theme: builtInTheme(site),
    base: site.base,
    styles: { page: layouts.styles('page'), 'not-found': layouts.styles('not-found') },
  });
  const rest = site.pages.values();
  const work = async (): Promise<void> => {
    for (const page of rest) {
      if (page.route === notFoundRoute) continue;
      const rendered = await session.render(page);
      write(outputFile(page.route), await arrange('page', { layout: session.layout(page, rendered), rendered }));
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  write('404.html', await arrange('not-found', await session.notFound()));
}

/** Its address belongs to what is shown for addresses without a page. */
const notFoundRoute = '/404';
