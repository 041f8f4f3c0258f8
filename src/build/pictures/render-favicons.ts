import type { SharpLibrary } from './load-sharp.ts';
import { readIco } from './read-ico.ts';
import { writeIco } from './write-ico.ts';

/** Square pictures by file name, as platforms ask for them (docs/format.md#favicons). */
const pictures: Readonly<Record<string, { side: number; isOpaque?: boolean }>> = {
  'favicon-16x16.png': { side: 16 },
  'favicon-32x32.png': { side: 32 },
  'favicon-48x48.png': { side: 48 },
  // Home screens of phones put black behind what is transparent.
  'apple-touch-icon.png': { side: 180, isOpaque: true },
  'android-chrome-192x192.png': { side: 192 },
  'android-chrome-256x256.png': { side: 256 },
  'mstile-150x150.png': { side: 150 },
};

export interface FaviconInput {
  sharp: SharpLibrary;
  /** The author's picture: SVG, ICO, or what else `sharp` reads. */
  source: Buffer;
  /** Colour behind pictures that may not be transparent. */
  ground: string;
}

/**
 * One picture in every size, by file name, with `favicon.ico` of the small ones. A picture that is not square stands in
 * the middle of a square.
 * @throws Error when the source is no picture that can be read
 */
export async function renderFavicons({ sharp, source, ground }: FaviconInput): Promise<Map<string, Buffer>> {
  const open = await openSource(sharp, source);
  const draw = async ([name, { side, isOpaque }]: [string, { side: number; isOpaque?: boolean }]): Promise<
    [string, Buffer]
  > => {
    const resized = open(side).resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
    return [
      name,
      await (isOpaque ? resized.flatten({ background: ground }) : resized).png({ compressionLevel: 9 }).toBuffer(),
    ];
  };
  const files = new Map(await Promise.all(Object.entries(pictures).map(draw)));
  const small = [16, 32, 48].map((side) => ({ side, png: files.get(`favicon-${side}x${side}.png`)! }));
  return files.set('favicon.ico', writeIco(small));
}

/** Opens the picture for drawing at a size: a vector drawing is scaled before it becomes pixels. */
async function openSource(sharp: SharpLibrary, source: Buffer): Promise<(side: number) => ReturnType<SharpLibrary>> {
  const frame = readIco(source);
  if (frame?.kind === 'pixels')
    return () => sharp(frame.data, { raw: { width: frame.width, height: frame.height, channels: 4 } });
  const data = frame?.data ?? source;
  const { format, width, height } = await sharp(data).metadata();
  if (format !== 'svg') return () => sharp(data).autoOrient();
  return (side) => sharp(data, { density: Math.min(Math.max((72 * side) / Math.max(width, height), 1), 20_000) });
}
