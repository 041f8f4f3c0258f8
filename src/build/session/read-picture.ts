import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { Asset } from '../../model/site.ts';
import { fetchResource } from '../../read/site/fetch-resource.ts';
import type { PictureCache } from './create-picture-cache.ts';

export interface PictureSource {
  folder: string;
  assets: readonly Asset[];
  cache: PictureCache;
  problems: Problem[];
  /** Of `Site.isUntrusted`. */
  isUntrusted: boolean;
}

/** For a picture of another site, which a build can do without. */
const limits = { timeLimit: 8000, sizeLimit: 20_000_000 };

/** A picture that `docs.json` names: a file of the site, or one of another site, which is fetched once and kept. */
export async function readPicture(
  path: string | null,
  { folder, assets, cache, problems, isUntrusted }: PictureSource,
): Promise<Buffer | null> {
  if (path === null) return null;
  if (!/^https?:\/\//i.test(path))
    return assets.some((asset) => `/${asset.path}` === path) ? readFile(join(folder, path)) : null;
  try {
    return await cache.get(`remote-${createHash('sha256').update(path).digest('base64url').slice(0, 16)}`, () =>
      fetchResource(path, { ...limits, isUntrusted }),
    );
  } catch (error) {
    problems.push({
      severity: 'warning',
      code: 'picture-not-loaded',
      message: `The image ${path} could not be fetched: ${(error as Error).message}`,
      hint: 'Preview images are drawn without it; a file in the site folder needs no network',
    });
    return null;
  }
}

/** It may be gone by now, or not be for this user. */
function readFile(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
