import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { stopsOutput } from '../../base/errors/stops-output.ts';
import type { Problem } from '../../model/problem.ts';
import { marker } from '../output/write-files.ts';
import { createSession } from '../session/create-session.ts';
import { measurePhase } from '../session/measure-phase.ts';
import type { BuildOptions } from './build-options.ts';
import { checkOutput } from './check-output.ts';
import { countPages } from './count-pages.ts';
import { folderBeside, removeLeftovers } from './remove-leftovers.ts';
import { writePages } from './write-pages.ts';
import { writeProtectedSite } from './write-protected-site.ts';
import type { WrittenSite } from './written-site.ts';

export interface BuildResult {
  written: boolean;
  out: string;
  pages: number;
  /** Pages that navigation lists. */
  listed: number;
  bytes: number;
  problems: Problem[];
}

/**
 * Builds a site. The output is written beside and then put in the place of the last one, so that a build that fails
 * or is stopped leaves the last one untouched.
 *
 * @throws DocsError when the site cannot be read, or when `out` is a folder that no build wrote
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  refuseForeignFolder(options.out);
  removeLeftovers(options.out);
  const beside = folderBeside(options.out, 'partial');
  const removeBeside = (): void => rmSync(beside, { recursive: true, force: true });
  process.once('exit', removeBeside);
  try {
    const { site, bytes, problems } = await (options.protect
      ? writeProtectedSite(options, beside)
      : writeSite(options, beside));
    const written = !stopsOutput(problems, options);
    if (written) swapFolders(beside, options.out);
    const { pages } = site;
    return {
      written,
      out: options.out,
      pages: pages.length,
      listed: pages.filter((page) => page.place !== null).length,
      bytes,
      problems,
    };
  } finally {
    removeBeside();
    process.removeListener('exit', removeBeside);
  }
}

async function writeSite(options: BuildOptions, folder: string): Promise<WrittenSite> {
  const session = await createSession({ ...options, mode: 'build' });
  try {
    const early = session.problems();
    if (stopsOutput(early, options)) return { site: session.site, bytes: 0, problems: early };
    countPages(session, options.onProgress);
    const { bytes, problems } = await writePages(session, folder, options.verbose);
    await measurePhase('Looking for what is not public', () =>
      checkOutput(session, { folder, texts: session.texts.marked }),
    );
    return { site: session.site, bytes, problems: [...session.problems(), ...problems] };
  } finally {
    await session.close();
  }
}

function refuseForeignFolder(out: string): void {
  if (!existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, marker))) return;
  throw new DocsError([
    {
      severity: 'error',
      kind: 'settings',
      code: 'foreign-output',
      message: `${out} holds files that no build of Docwright wrote, and a build replaces the whole folder`,
      hint: 'Name another folder with --out, or empty this one yourself',
    },
  ]);
}

function swapFolders(from: string, to: string): void {
  const old = folderBeside(to, 'old');
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
