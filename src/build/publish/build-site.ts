import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { withPlace } from '../../base/errors/say-where.ts';
import { stopsOutput } from '../../base/errors/stops-output.ts';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';
import { findConfigFile } from '../../read/site/find-config-file.ts';
import type { BuildSummary } from '../cache/build-summary.ts';
import { giveSigns, signRates } from '../files/has-ended.ts';
import { removal } from '../files/removal.ts';
import { measurePhase } from '../session/measure-phase.ts';
import { openEarlyPool } from '../session/open-pool.ts';
import type { BuildOptions } from './build-options.ts';
import type { KeepingOptions } from './keeping-options.ts';
import { openBuildCache } from './open-build-cache.ts';
import { publishOutput } from './publish-output.ts';
import { refuseForeignFolder } from './refuse-foreign-folder.ts';
import { folderBeside, removeLeftovers } from './remove-leftovers.ts';
import { resolveOutput } from './resolve-output.ts';
import type { WrittenSite } from './written-site.ts';

export interface BuildResult extends BuildSummary {
  written: boolean;
  /** The last output was made from the same, and stands. */
  unchanged: boolean;
  out: string;
}

/**
 * Builds a site. The output is written beside and put in the place of the last one when it is whole, so that a build
 * that fails or is stopped leaves the last one untouched. Where only few files differ, these alone are written and put
 * in their places, each as a whole.
 *
 * @throws DocsError when the site cannot be read, or when `out` is a folder that no build wrote
 */
export async function buildSite(given: BuildOptions): Promise<BuildResult> {
  // The cache would look into a folder that may not be there.
  findConfigFile(given.folder);
  const out = resolveOutput(given.out);
  const options = { ...given, out };
  refuseForeignFolder(out, 'Choose another folder with --out, or empty this one yourself');
  for (const folder of [out, serviceFolderOf(out)]) removeLeftovers(folder);
  const cache = await measurePhase('Looking for changes', () => openBuildCache(options));
  if (cache?.unchanged) return { ...cache.unchanged, written: true, unchanged: true, out };
  const { keep, last, isFilled } = cache ?? {};
  const built = await writeBeside({ ...options, keep, last, isFilled });
  const { site, sources, files, problems } = built;
  const summary = {
    problems,
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    pages: site.pages.length,
    listed: site.pages.filter((page) => page.place !== null).length,
    rendered: sources.rendered,
  };
  const written = !stopsOutput(summary.problems, options);
  if (written) await measurePhase('Recording what was written', () => cache?.note(summary, built));
  return { ...summary, written, unchanged: false, out };
}

/** Makes the next output beside the last one, and puts it in its place. */
async function writeBeside(options: KeepingOptions): Promise<WrittenSite> {
  const { last } = options;
  refuseClosedFolder(dirname(options.out));
  const beside = folderBeside(options.out, 'partial');
  const removeBeside = (): void => [beside, serviceFolderOf(beside)].forEach((folder) => rmSync(folder, removal));
  process.once('exit', removeBeside);
  const endSigns = giveSigns(beside, signRates.often);
  try {
    mkdirSync(beside, { recursive: true });
    const written = await write(options, beside);
    if (stopsOutput(written.problems, options) || (await publishOutput(written, { beside, out: options.out, last })))
      return written;
  } catch (error) {
    throw withPlace(error, options.out);
  } finally {
    endSigns();
    removeBeside();
    process.removeListener('exit', removeBeside);
  }
  // Somebody has changed the last output while this one was made, which counts on it.
  return writeBeside({ ...options, last: undefined });
}

/**
 * What makes pages is loaded once there are some to make, while the processes start that will render them: both take as
 * long.
 */
async function write(options: KeepingOptions, folder: string): Promise<WrittenSite> {
  const { limits, isFilled: isKept = false } = options;
  const pool = options.isUntrusted
    ? undefined
    : openEarlyPool({ folder: options.folder, mode: 'build', limits, isKept });
  if (options.protect)
    return (await import('./write-protected-site.ts')).writeProtectedSite({ ...options, pool }, folder);
  return (await import('./write-open-site.ts')).writeOpenSite({ ...options, pool }, folder);
}
