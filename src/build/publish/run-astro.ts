import { mkdirSync } from 'node:fs';
import { build } from 'astro';
import { DocsError } from '../../base/errors/docs-error.ts';
import { buildConfig } from '../astro/astro-config.ts';
import { docsIntegration } from '../astro/docs-integration.ts';
import { openProject } from '../astro/open-project.ts';
import { type ToolFailure, themeProblem } from '../astro/theme-problem.ts';
import { silentAstro, withEnvironment } from '../astro/with-environment.ts';
import { createFolderWriter, type FolderWriter } from '../output/folder-writer.ts';
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
      refuse(error, { folder: options.folder, root: project.root }),
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

/** A file that cannot be compiled is the user's, and is named; any other failure stays what it is. */
function refuse(error: unknown, folders: { folder: string; root: string }): never {
  const { errors = [error] } = error as { errors?: unknown[] };
  const failures = errors.filter((each): each is ToolFailure => Boolean((each as ToolFailure | null)?.loc?.file));
  if (failures.length === 0) throw error;
  throw new DocsError(failures.map((failure) => themeProblem(failure, folders)));
}
