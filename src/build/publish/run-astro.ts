import { mkdirSync } from 'node:fs';
import { build } from 'astro';
import { buildConfig } from '../astro/astro-config.ts';
import { docsIntegration } from '../astro/docs-integration.ts';
import { openProject } from '../astro/open-project.ts';
import { silentAstro, withEnvironment } from '../astro/with-environment.ts';
import type { WrittenFiles } from '../output/write-files.ts';
import type { OpenSession } from '../session/create-session.ts';

/** Writes the pages of a session with Astro, and every other file of its output. */
export async function runAstro(session: OpenSession, outDir: string): Promise<WrittenFiles> {
  const { options } = session;
  const project = openProject(options.folder, 'build');
  let written: WrittenFiles = { bytes: 0, problems: [] };
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
    const config = buildConfig({ ...options, root: project.root, docs }, outDir);
    await withEnvironment({ ...silentAstro, ...production }, () => build(config));
    return written;
  } finally {
    project.release();
  }
}

/** Whatever the shell says: readers must never load React's development build, which weighs twice as much. */
const production = { NODE_ENV: 'production' };
