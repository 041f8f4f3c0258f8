import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { createFavicons, type Favicons } from './create-favicons.ts';

/** The pictures that a build draws. */
export interface Pictures {
  favicons: Favicons;
  problems: Problem[];
}

/** Draws the pictures of a site; in development the author's own are shown as they are. */
export async function createPictures(site: Site, { folder, mode }: { folder: string; mode: 'build' | 'dev' }): Promise<Pictures> {
  if (mode === 'dev') return { favicons: { modes: [], files: new Map(), problems: [] }, problems: [] };
  const sharp = site.config.favicon === null ? null : await loadSharp();
  const favicons = await createFavicons(site, { folder, sharp });
  return { favicons, problems: favicons.problems };
}
