import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { isInside } from '../../read/site/is-inside.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { readFontFamily } from '../pictures/read-font-family.ts';
import type { PictureCache } from './create-picture-cache.ts';
import { findThemeFamily } from './find-theme-family.ts';

export interface ThumbnailFont {
  family: string;
  /** Font files that libraries outside of browsers read. */
  files: string[];
}

export interface FontContext {
  folder: string;
  cache: PictureCache;
  problems: Problem[];
}

/**
 * The typeface of a site's preview pictures: `thumbnails.fonts`, else that of the site's headings where it is a file or
 * one of ours, else that of the theme.
 */
export async function findThumbnailFont(site: Pick<Site, 'config'>, context: FontContext): Promise<ThumbnailFont> {
  const { config } = site;
  const { fontFamily } = config.thumbnails;
  const own =
    fontFamily === null ? null : ((await packagedFont(fontFamily, context)) ?? (await googleFont(fontFamily, context)));
  if (own !== null) return own;
  const face = config.fonts.heading ?? config.fonts.body;
  const ofSite =
    face === null
      ? null
      : face.source === null
        ? await packagedFont(face.family, context)
        : await localFont(face.source, context);
  return (
    ofSite ??
    (await packagedFont(findThemeFamily(site, context.folder), context)) ?? { family: 'sans-serif', files: [] }
  );
}

/** In the names of our font files: the family, before one of its alphabets. */
const ownAlphabet = /^(.+?)-(?:latin|cyrillic|greek|vietnamese)(?:-(?:ext|accents))?-wght-normal\.woff2$/;

/** A family that themes use, with all of its alphabets. */
async function packagedFont(family: string, context: FontContext): Promise<ThumbnailFont | null> {
  const folder = join(packageFolder, 'lib/fonts');
  const slug = family.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const names = readdirSync(folder).filter((name) => ownAlphabet.exec(name)?.[1] === slug);
  // The first file names the family, and most texts need no other.
  names.sort((a, b) => Number(b.includes('-latin-wght')) - Number(a.includes('-latin-wght')));
  const fonts = names.map((name) => readFileSync(join(folder, name)));
  try {
    return await openFonts(fonts, context);
  } catch (error) {
    context.problems.push({
      severity: 'warning',
      code: 'font-not-loaded',
      message: `No font for preview images could be unpacked: ${(error as Error).message}`,
      hint: 'The images use a font of this machine',
    });
    return null;
  }
}

async function localFont(source: string, context: FontContext): Promise<ThumbnailFont | null> {
  const path = join(context.folder, source.replace(/^(\.?\/)+/, ''));
  if (/^https?:/i.test(source) || !isInside(context.folder, path)) return null;
  try {
    return await openFonts([readFileSync(path)], context);
  } catch {
    return null;
  }
}

/** Milliseconds to wait for Google Fonts, which a build can do without. */
const patience = 8000;

async function googleFont(family: string, context: FontContext): Promise<ThumbnailFont | null> {
  try {
    const path = await context.cache.path(`google-${hash(Buffer.from(family))}.ttf`, () => fetchGoogleFont(family));
    return await openFonts([readFileSync(path)], context);
  } catch {
    context.problems.push({
      severity: 'warning',
      code: 'font-not-loaded',
      message: `The font "${family}" for preview images could not be loaded from Google Fonts`,
      hint: 'Check its name and the network; the images use the font of the theme',
      key: 'thumbnails.fonts.family',
    });
    return null;
  }
}

/** To programs that say of themselves nothing that is known, Google Fonts gives whole TrueType files. */
async function fetchGoogleFont(family: string): Promise<Uint8Array> {
  const sheet = await fetch(`https://fonts.googleapis.com/css?family=${encodeURIComponent(family)}:700`, {
    signal: AbortSignal.timeout(patience),
    headers: { 'user-agent': 'docwright' },
  });
  const address = /url\((https:\/\/fonts\.gstatic\.com\/[^)]+)\)/.exec(sheet.ok ? await sheet.text() : '')?.[1];
  if (address === undefined) throw new Error(`No font "${family}"`);
  return new Uint8Array(await (await fetch(address, { signal: AbortSignal.timeout(patience) })).arrayBuffer());
}

/** Fonts in files of a form that is read outside of browsers; `null` when there is none that can be. */
async function openFonts(fonts: readonly Buffer[], { cache }: FontContext): Promise<ThumbnailFont | null> {
  const files = await Promise.all(
    fonts.map((font) =>
      cache.path(`${hash(font)}.ttf`, async () =>
        font.toString('latin1', 0, 4) === 'wOF2' ? (await import('woff2-encoder/decompress')).default(font) : font,
      ),
    ),
  );
  const family = files[0] === undefined ? null : readFontFamily(readFileSync(files[0]));
  return family === null ? null : { family, files };
}

function hash(data: Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 16);
}
