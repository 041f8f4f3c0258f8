import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderFavicons } from '../../../../src/build/pictures/render-favicons.ts';
import { drawCanvas } from '../../../../src/build/pictures/thumbnail-canvas.ts';

/** A photo, red above blue, as cameras write one that was held upright: lying, with a note to turn it. */
async function turnedPhoto(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 100, height: 100, channels: 3, background } }) as const;
  const layer = async (color: string): Promise<Buffer> => sharp(half(color)).png().toBuffer();
  return sharp({ create: { width: 200, height: 100, channels: 3, background: '#000' } })
    .composite([
      { input: await layer('#f00'), left: 0, top: 0 },
      { input: await layer('#00f'), left: 100, top: 0 },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function colorAt(pixels: Buffer, place: { left: number; top: number }): Promise<'red' | 'blue' | 'none'> {
  const [red = 0, , blue = 0] = await sharp(pixels)
    .flatten({ background: '#fff' })
    .extract({ ...place, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  if (red > 200 && blue > 200) return 'none';
  return red > blue ? 'red' : 'blue';
}

test('photos stand in favicons and previews as cameras were held', async () => {
  const source = await turnedPhoto();
  const icon = (await renderFavicons({ sharp, source, ground: '#ffffff' })).get('android-chrome-192x192.png')!;
  expect([
    await colorAt(icon, { left: 96, top: 30 }),
    await colorAt(icon, { left: 96, top: 160 }),
    await colorAt(icon, { left: 10, top: 96 }),
  ]).toEqual(['red', 'blue', 'none']);
  const config = {
    name: 'A',
    colors: { primary: '#000000', light: '#000000', dark: '#000000' },
    thumbnails: { appearance: null, background: 'x', fonts: null },
    background: { color: {} },
  } as unknown as Parameters<typeof drawCanvas>[0]['config'];
  const { pixels } = await drawCanvas({ sharp, config, logo: source, background: source });
  const canvas = await sharp(pixels.ltr, { raw: { width: 1200, height: 630, channels: 3 } })
    .png()
    .toBuffer();
  expect([await colorAt(canvas, { left: 600, top: 40 }), await colorAt(canvas, { left: 600, top: 600 })]).toEqual([
    'red',
    'blue',
  ]);
  // The logo: 32 × 64, red above blue.
  expect([await colorAt(canvas, { left: 96, top: 90 }), await colorAt(canvas, { left: 96, top: 135 })]).toEqual([
    'red',
    'blue',
  ]);
});
