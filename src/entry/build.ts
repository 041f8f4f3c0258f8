import { resolve } from 'node:path';
import { folderSetting } from '../base/paths/place-settings.ts';
import type { BuildProgress } from '../build/publish/build-options.ts';
import { type BuildResult, buildSite } from '../build/publish/build-site.ts';
import { type PageLimitSettings, resolvePageLimits } from '../build/render/resolve-page-limits.ts';
import { type Documentation, resolveDocumentation } from './documentation.ts';

export interface BuildSettings extends Documentation, PageLimitSettings {
  /** Folder that is written, from the current one. A build replaces all of it, and refuses one that no build wrote. */
  out: string;
  /** Errors in pages leave the last output as it is. */
  strict?: boolean;
  /** Publishes what is sound in spite of errors in settings. */
  force?: boolean;
  /** Builds for members: what not everybody may read, `docwright serve` hands out. */
  protect?: boolean;
  /** Folder for what builds keep for the next ones; `false` for none. A place of its own when left out. */
  cache?: string | false;
  onProgress?: (progress: BuildProgress) => void;
}

/**
 * Builds a static site, as `docwright build` does.
 *
 * @throws DocsError when the site cannot be read, or when `out` holds something else; TypeError for a setting that is
 * none
 */
export async function build({
  out,
  strict = false,
  force = false,
  protect = false,
  cache,
  pageTime,
  pageMemory,
  onProgress,
  ...docs
}: BuildSettings): Promise<BuildResult> {
  return buildSite({
    ...resolveDocumentation(docs),
    out: resolve(folderSetting(out, 'out')),
    strict,
    force,
    protect,
    limits: resolvePageLimits({ pageTime, pageMemory }),
    cache: cache === false ? null : cache && resolve(cache),
    onProgress,
  });
}
