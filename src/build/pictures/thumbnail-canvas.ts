import type { SiteConfig } from '../../model/config.ts';
import type { SharpLibrary } from './load-sharp.ts';
import { resolveThumbnailLook, type ThumbnailLook } from './thumbnail-look.ts';

export const thumbnailSize = { width: 1200, height: 630 } as const;

export interface CanvasInput {
  sharp: SharpLibrary;
  config: Pick<SiteConfig, 'name' | 'colors' | 'thumbnails' | 'background'>;
  /** The author's pictures, where there are any that can be read. */
  logo: Buffer | null;
  background: Buffer | null;
}

/** What the preview pictures of a site have in common: ground, bar and logo, as bare pixels. */
export interface ThumbnailCanvas {
  look: ThumbnailLook;
  hasLogo: boolean;
  /** For texts from the left, and from the right. */
  pixels: Record<'ltr' | 'rtl', Buffer>;
}

/** Draws what the preview pictures of a site have in common. A picture that cannot be read is left out. */
export async function drawCanvas({ sharp, config, logo, background }: CanvasInput): Promise<ThumbnailCanvas> {
  const look = resolveThumbnailLook(config);
  const ground = await drawGround({ sharp, look, background });
  const mark = logo === null ? null : await drawLogo(sharp, logo);
  const place = async (left: number): Promise<Buffer> => {
    const canvas = sharp(ground, { raw: { ...thumbnailSize, channels: 3 } });
    return mark === null
      ? ground
      : canvas
          .composite([{ input: mark.data, top: 80, left }])
          .removeAlpha()
          .raw()
          .toBuffer();
  };
  const pixels = { ltr: await place(80), rtl: await place(thumbnailSize.width - 80 - (mark?.width ?? 0)) };
  return { look, hasLogo: mark !== null, pixels };
}

async function drawGround({
  sharp,
  look,
  background,
}: {
  sharp: SharpLibrary;
  look: ThumbnailLook;
  background: Buffer | null;
}): Promise<Buffer> {
  const { width, height } = thumbnailSize;
  const picture =
    background &&
    (await sharp(background)
      .autoOrient()
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: look.ground })
      .removeAlpha()
      .raw()
      .toBuffer()
      .catch(() => null));
  if (picture) return picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${look.ground}"/><rect width="100%" height="100%" fill="${look.accent}" fill-opacity=".05"/><rect y="${height - 14}" width="100%" height="14" fill="${look.accent}"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

async function drawLogo(sharp: SharpLibrary, logo: Buffer): Promise<{ data: Buffer; width: number } | null> {
  try {
    const { format, height } = await sharp(logo).metadata();
    const density = format === 'svg' ? Math.min(Math.max((72 * 64) / height, 1), 20_000) : undefined;
    const { data, info } = await sharp(logo, { density })
      .autoOrient()
      .resize({ width: 520, height: 64, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width };
  } catch {
    return null;
  }
}
