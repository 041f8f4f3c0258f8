import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { createFavicons, type Favicons } from './create-favicons.ts';
import { createThumbnails, type Thumbnails } from './create-thumbnails.ts';

/** The pictures that a build draws. */
export interface Pictures {
  favicons: Favicons;
  /** `null` where pages have no preview pictures: they are named by whole addresses, and drawn for builds alone. */
  thumbnails: Thumbnails | null;
  problems: Problem[];
}

export interface PictureOptions {
  folder: string;
  mode: 'build' | 'dev';
  /** What is drawn lies among the public files, so pages for members have no preview pictures. */
  isPrivate: boolean;
}

/** Draws the pictures of a site; in development the author's own are shown as they are. */
export async function createPictures(site: Site, { folder, mode, isPrivate }: PictureOptions): Promise<Pictures> {
  if (mode === 'dev')
    return { favicons: { modes: [], files: new Map(), problems: [] }, thumbnails: null, problems: [] };
  const needsThumbnails = site.origin !== null && !isPrivate;
  const sharp = site.config.favicon === null && !needsThumbnails ? null : await loadSharp();
  const favicons = await createFavicons(site, { folder, sharp });
  const { problems } = favicons;
  const thumbnails =
    needsThumbnails && sharp !== null ? await createThumbnails(site, { folder, sharp, problems }) : null;
  return { favicons, thumbnails, problems };
}
