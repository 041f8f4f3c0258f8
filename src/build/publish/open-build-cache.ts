import { join } from 'node:path';
import { stateFolder } from '../astro/state-folder.ts';
import { type BuildSummary, openBuildRecords } from '../cache/build-records.ts';
import { fingerprintPackage } from '../cache/fingerprint-package.ts';
import { nameFiles } from '../cache/hash-folder.ts';
import { openCacheFolder } from '../cache/open-cache-folder.ts';
import type { KeepOptions } from '../render/render-context.ts';
import type { BuildOptions } from './build-options.ts';
import type { WrittenSite } from './written-site.ts';

/** What builds keep for one another. */
export interface BuildCache {
  /** What the last build told, where there is nothing to do; `null` where there is. */
  last: BuildSummary | null;
  /** Where rendered pages are kept. */
  keep: KeepOptions;
  /** Notes what was written, and forgets what no build has used for long. */
  note: (summary: BuildSummary, written: Pick<WrittenSite, 'sources' | 'files'>) => Promise<void>;
}

/** Of pages and parts of pages together. */
const maximalBytes = 1024 * 1024 * 1024;

/**
 * Opens the cache of builds. Of a stranger's site nothing is kept (`null`): what its pages did with the cache would be
 * theirs.
 */
export async function openBuildCache(options: BuildOptions): Promise<BuildCache | null> {
  const { folder, out, cache, isUntrusted, onProgress: _, verbose: __, limits, ...settings } = options;
  if (cache === null || isUntrusted) return null;
  const cacheFolder = cache ?? join(stateFolder(folder), 'builds');
  const maker = fingerprintPackage();
  const records = openBuildRecords(join(cacheFolder, 'records'), {
    maker,
    folder,
    out,
    without: [out, cacheFolder],
    settings: { ...settings, limits: limits && JSON.stringify(limits) },
  });
  const keep = { folder: join(cacheFolder, 'pages'), maker };
  return {
    last: await records.find(),
    keep,
    note: async (summary, { sources, files }) => {
      const names = Array.from(files, ([path, { name }]) => [path, name] as const);
      await records.note(summary, sources, nameFiles(names));
      openCacheFolder(keep.folder).prune(maximalBytes);
    },
  };
}
