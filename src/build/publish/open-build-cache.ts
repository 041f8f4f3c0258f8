import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnFolder } from '../../base/paths/make-own-folder.ts';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';
import { stateFolder } from '../astro/state-folder.ts';
import { openBuildRecords } from '../cache/build-records.ts';
import type { BuildSummary } from '../cache/build-summary.ts';
import { fingerprintPackage } from '../cache/fingerprint-package.ts';
import { hashFolder, nameFiles, nameFolder } from '../cache/hash-folder.ts';
import { openCacheFolder } from '../cache/open-cache-folder.ts';
import { type FileNames, openFileNames } from '../cache/open-file-names.ts';
import { hasTwoslasher } from '../highlight/twoslash/load-twoslasher.ts';
import { type LastOutput, nameWritten } from '../output/folder-writer.ts';
import type { KeepOptions } from '../render/render-context.ts';
import type { BuildOptions } from './build-options.ts';
import type { WrittenSite } from './written-site.ts';

/** What builds keep for one another. */
export interface BuildCache {
  /** What the last build told, where there is nothing to do; `null` where there is. */
  unchanged: BuildSummary | null;
  /** What stands where the output goes; unset where it is not worth a look. */
  last: LastOutput | undefined;
  /** Where rendered pages are kept. */
  keep: KeepOptions;
  /** Earlier builds have left some there. */
  isFilled: boolean;
  /** Notes what was written, and forgets what no build has used for long. */
  note: (summary: BuildSummary, written: Pick<WrittenSite, 'sources' | 'files' | 'service'>) => Promise<void>;
}

/** Where the service has no folder. */
const withoutFiles = nameFiles([]);

/** Of pages and parts of pages together. */
const maximalBytes = 1024 * 1024 * 1024;
const day = 24 * 60 * 60 * 1000;

/**
 * Opens the cache of builds. Of a stranger's site nothing is kept (`null`): what its pages did with the cache would be
 * theirs; nor where no folder can be written.
 */
export async function openBuildCache(options: BuildOptions): Promise<BuildCache | null> {
  const { folder, out, cache, isUntrusted, onProgress: _, verbose: __, limits, ...settings } = options;
  if (cache === null || isUntrusted) return null;
  const cacheFolder = cache ?? findFolder(folder);
  if (cacheFolder === null) return null;
  claimFolder(cacheFolder);
  const [ofSite, ofOutput] = [folder, out].map((path) => openFileNames(path, join(cacheFolder, 'names'))) as [
    FileNames,
    FileNames,
  ];
  const maker = `${fingerprintPackage()}${hasTwoslasher(folder) ? ' with types' : ''}`;
  const records = openBuildRecords(join(cacheFolder, 'records'), {
    maker,
    folder,
    without: [out, cacheFolder],
    settings: { ...settings, limits: limits && JSON.stringify(limits) },
    names: ofSite,
  });
  const keep = { folder: join(cacheFolder, 'pages'), maker };
  const isFilled = existsSync(keep.folder);
  let found: LastOutput | undefined;
  const look = (): LastOutput | undefined => {
    const files = found ? found.files : nameFolder(out, ofOutput);
    ofOutput.save();
    return (found = files ? { folder: out, files } : undefined);
  };
  const nameOutput = (): string | null => {
    const output = look();
    if (!output) return null;
    const files = nameFiles(Array.from(output.files, ([path, { name }]) => [path, name]));
    return `${files} ${hashFolder(serviceFolderOf(out)) ?? withoutFiles}`;
  };
  const unchanged = await records.find(nameOutput);
  ofSite.save();
  return {
    unchanged,
    // A first build has nothing to compare with.
    last: unchanged || !isFilled ? undefined : look(),
    keep,
    isFilled,
    note: async (summary, { sources, files, service }) => {
      await records.note(summary, sources, `${nameWritten(files)} ${nameWritten(service)}`);
      pruneWhenDue(keep.folder, summary);
    },
  };
}

/** Whatever happens to it, a build goes on without. */
function claimFolder(folder: string): void {
  try {
    makeOwnFolder(folder, existsSync(join(folder, 'pages')));
  } catch {}
}

/** `null` where none can be written: in a container, all but the output may be read-only. */
function findFolder(site: string): string | null {
  try {
    return join(stateFolder(site), 'builds');
  } catch {
    return null;
  }
}

/** Looking at all that is kept takes longer than keeping a page: after a build that made few, once a day is enough. */
function pruneWhenDue(folder: string, { rendered, pages }: Pick<BuildSummary, 'rendered' | 'pages'>): void {
  const files = openCacheFolder(folder);
  const since = Date.now() - Number(files.read('pruned') ?? 0);
  if (rendered <= pages / 20 && since >= 0 && since < day) return;
  files.write('pruned', String(Date.now()));
  files.prune(maximalBytes);
}
