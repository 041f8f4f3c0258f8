import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { Asset } from '../../model/site.ts';
import type { PictureCache } from './create-picture-cache.ts';

export interface PictureSource {
  folder: string;
  assets: readonly Asset[];
  cache: PictureCache;
  problems: Problem[];
}

/** Milliseconds to wait for a picture of another site, which a build can do without. */
const patience = 8000;
const sizeLimit = 20_000_000;

/** A picture that `docs.json` names: a file of the site, or one of another site, which is fetched once and kept. */
export async function readPicture(
  path: string | null,
  { folder, assets, cache, problems }: PictureSource,
): Promise<Buffer | null> {
  if (path === null) return null;
  if (!/^https?:\/\//i.test(path))
    return assets.some((asset) => `/${asset.path}` === path) ? readFileSync(join(folder, path)) : null;
  try {
    return await cache.get(`remote-${createHash('sha256').update(path).digest('base64url').slice(0, 16)}`, () =>
      fetchPicture(path),
    );
  } catch (error) {
    problems.push({
      severity: 'warning',
      code: 'picture-not-loaded',
      message: `The picture ${path} could not be fetched: ${(error as Error).message}`,
      hint: 'Preview pictures are drawn without it; a file in the folder of the site needs no network',
    });
    return null;
  }
}

async function fetchPicture(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const picture = new Uint8Array(await response.arrayBuffer());
  if (picture.length > sizeLimit) throw new Error('it is larger than 20 MB');
  return picture;
}
