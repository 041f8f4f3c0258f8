import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'astro';
import { DocsError } from '../../base/errors/docs-error.ts';
import { buildConfig } from '../astro/astro-config.ts';
import { docsIntegration } from '../astro/docs-integration.ts';
import { openProject } from '../astro/open-project.ts';
import { type ToolFailure, themeProblem } from '../astro/theme-problem.ts';
import { silentAstro, withEnvironment } from '../astro/with-environment.ts';
import { createFolderWriter, type FolderWriter } from '../output/folder-writer.ts';
import { findOwnTheme } from '../session/find-theme.ts';
import { notePhase } from '../session/measure-phase.ts';
import type { OpenSession } from '../session/open-session.ts';

/**
 * Writes the pages of a session that has a theme of its own with Astro, and every other file of its output.
 * @throws DocsError for a file of the theme that cannot be compiled
 */
export async function runAstro(session: OpenSession, outDir: string, verbose: boolean): Promise<FolderWriter> {
  const { options } = session;
  const project = openProject(options, 'build');
  let written = createFolderWriter(outDir);
  const docs = docsIntegration({
    base: '',
    options: () => options,
    session,
    onProblems: () => {},
    onWritten: (files) => {
      written = files;
    },
  });
  mkdirSync(outDir, { recursive: true });
  try {
    const config = buildConfig({ ...options, root: project.root, docs, verbose }, outDir);
    noteBundling(session);
    await withEnvironment({ ...silentAstro, ...production }, () => build(config)).catch((error: unknown) =>
      refuse(error, { session, root: project.root }),
    );
    return written;
  } finally {
    project.release();
  }
}

/** Whatever the shell says: readers must never load React's development build, which weighs twice as much. */
const production = { NODE_ENV: 'production' };

/** What Astro does before it asks for the first page: the theme, its style sheets and scripts. */
function noteBundling(session: OpenSession): void {
  const { render } = session;
  const started = performance.now();
  session.render = (page) => {
    notePhase('Bundling the theme', started);
    session.render = render;
    return render(page);
  };
}

/** What the theme has done is the user's, and its file is named; any other failure stays what it is. */
function refuse(error: unknown, { session, root }: { session: OpenSession; root: string }): never {
  const { folder } = session;
  const { errors = [error] } = error as { errors?: unknown[] };
  const failures = errors.filter((each): each is ToolFailure => Boolean((each as ToolFailure | null)?.loc?.file));
  if (failures.length > 0) throw new DocsError(failures.map((failure) => themeProblem(failure, { folder, root })));
  const theme = findOwnTheme(session.site, folder);
  if (theme === null || !isDrawing(error, root)) throw error;
  // The bundle has other lines than the sources.
  const failure = { message: error.message, loc: { file: join(theme, 'Layout.astro') } };
  const hint = 'The error is there or in what it imports; docwright dev shows the line';
  throw new DocsError([{ ...themeProblem(failure, { folder, root }), hint }]);
}

/** Whether something failed while pages were drawn, by the code that was bundled for that. */
function isDrawing(error: unknown, root: string): error is Error {
  return error instanceof Error && (error.stack ?? '').includes(pathToFileURL(join(root, 'server')).href);
}
