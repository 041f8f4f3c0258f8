import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputFile } from '../../base/paths/routes.ts';
import { type Layouts, openLayouts } from '../arrange/open-layouts.ts';
import { notFoundPage, notFoundRoute } from '../layout/not-found-page.ts';
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
    await writeDrawn(session, { layouts, outDir });
    return measurePhase('Other files', () => writeFiles(session, outDir));
  });
}

/** `null` for a theme of the site's own, and where the package's own sources are worked on. */
function layoutsOf({ site, folder }: OpenSession): Layouts | null {
  if (process.env['DOCWRIGHT_SOURCES'] || findOwnTheme(site, folder) !== null) return null;
  return openLayouts({ theme: builtInTheme(site), base: site.base, hasDiagrams: hasDiagrams(site) });
}

async function writeDrawn(
  session: OpenSession,
  { layouts, outDir }: { layouts: Layouts; outDir: string },
): Promise<void> {
  const { site } = session;
  const draw = session.drawing({
    theme: builtInTheme(site),
    base: site.base,
    styles: { page: layouts.styles('page'), 'not-found': layouts.styles('not-found') },
  });
  const pages = site.pages.filter(({ route }) => route !== notFoundRoute);
  const drawn = [
    ...pages.map((page) => draw({ page, layout: 'page', file: join(outDir, outputFile(page.route)) })),
    draw({ page: notFoundPage(site), layout: 'not-found', file: join(outDir, '404.html') }),
  ];
  writeLayoutFiles(layouts, outDir);
  await Promise.all(drawn);
}

function writeLayoutFiles(layouts: Layouts, outDir: string): void {
  const { paths, read } = layouts;
  for (const folder of new Set(paths.map((path) => dirname(path))))
    mkdirSync(join(outDir, folder), { recursive: true });
  for (const path of paths) writeFileSync(join(outDir, path), read(path)!);
}
