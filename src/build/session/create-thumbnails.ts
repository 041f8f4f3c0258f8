import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { hashName, type ThumbnailNames, thumbnailOf } from '../layout/thumbnail-of.ts';
import { createGlyphCheck } from '../pictures/create-glyph-check.ts';
import type { SharpLibrary } from '../pictures/load-sharp.ts';
import { renderThumbnail, type ThumbnailText } from '../pictures/render-thumbnail.ts';
import { drawCanvas, type ThumbnailCanvas } from '../pictures/thumbnail-canvas.ts';
import { resolveThumbnailLook } from '../pictures/thumbnail-look.ts';
import { createPictureCache, type PictureCache } from './create-picture-cache.ts';
import { findThumbnailFont } from './find-thumbnail-font.ts';
import { readPicture } from './read-picture.ts';

export interface Thumbnails {
  names: ThumbnailNames;
  /** Says that a page shows its picture: pictures that none shows are not drawn. */
  use: (page: Page) => void;
  /** Draws the pictures that pages show and hands them over. */
  draw: (onFile: (path: string, picture: Buffer) => void) => Promise<void>;
}

export interface ThumbnailContext {
  folder: string;
  sharp: SharpLibrary;
  problems: Problem[];
  cache?: PictureCache;
}

/** Larger sites get a picture for each page only if they say something of pictures: each takes time and 40 kB. */
const pageLimit = 1000;
/** Counts up when pictures come to be drawn in another way, so that none drawn before is taken for a new one. */
const drawing = 2;
/** At a time, on the threads of the library. */
const together = 4;

/** The preview pictures of a site, drawn when they are written and kept between builds. */
export async function createThumbnails(
  site: Site,
  { folder, sharp, problems, cache = createPictureCache() }: ThumbnailContext,
): Promise<Thumbnails> {
  const { config } = site;
  const font = await findThumbnailFont(site, { folder, cache, problems });
  const read = (path: string | null): Promise<Buffer | null> =>
    readPicture(path, { folder, assets: site.assets, cache, problems, isUntrusted: site.isUntrusted ?? false });
  const { mode } = resolveThumbnailLook(config);
  const [logo, background] = await Promise.all([read(config.logo?.[mode] ?? null), read(config.thumbnails.background)]);
  const canvas = await drawCanvas({ sharp, config, logo, background });
  const look = hashName(Buffer.concat([canvas.pixels.ltr, Buffer.from(JSON.stringify([drawing, canvas.look, font]))]));
  const used = new Map<string, ThumbnailText>();
  const names = { look, hasOwn: config.thumbnails.isSet || site.pages.length <= pageLimit };
  return {
    names,
    use: (page) => {
      const { path, text } = thumbnailOf(page, { config, names });
      used.set(path, text);
    },
    draw: (onFile) => drawAll(used, { sharp, canvas, look, font, cache, problems, onFile }),
  };
}

interface DrawContext {
  sharp: SharpLibrary;
  canvas: ThumbnailCanvas;
  /** Name of all that the pictures have in common. */
  look: string;
  font: { family: string; files: string[] };
  cache: PictureCache;
  problems: Problem[];
  onFile: (path: string, picture: Buffer) => void;
}

async function drawAll(texts: ReadonlyMap<string, ThumbnailText>, context: DrawContext): Promise<void> {
  const { sharp, canvas, look, font, cache, onFile } = context;
  // A file of a font is known for good once a text was drawn with it.
  for (const fontfile of font.files)
    await sharp({ text: { text: '.', font: font.family, fontfile, rgba: true } })
      .raw()
      .toBuffer()
      .catch(() => null);
  const canDraw = createGlyphCheck(sharp, font.family);
  const rest = texts.entries();
  const work = async (): Promise<void> => {
    for (const [path, text] of rest) {
      const words = await drawable(text, { canDraw, context });
      const name = `${hashName(JSON.stringify([look, words]))}.png`;
      onFile(path, await cache.get(name, () => renderThumbnail({ sharp, canvas, family: font.family, ...words })));
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  cache.prune();
}

/** A text in letters that no font at hand has would be a row of boxes: the picture goes without it. */
async function drawable(
  text: ThumbnailText,
  { canDraw, context }: { canDraw: (text: string) => Promise<boolean>; context: DrawContext },
): Promise<ThumbnailText> {
  const [title, description] = await Promise.all(
    [text.title, text.description].map(async (part) => ((await canDraw(part)) ? part : '')),
  );
  if (title !== text.title) {
    context.problems.push({
      severity: 'warning',
      code: 'no-letters',
      message: `No font on this machine has the characters of "${text.title}", so its preview image shows no title`,
      hint: 'Install a font for this script, e.g. one of the Noto fonts',
    });
  }
  return { siteName: text.siteName, title: title!, description: description! };
}
