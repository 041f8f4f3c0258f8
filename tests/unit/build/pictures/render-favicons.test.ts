import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readIco } from '../../../../src/build/pictures/read-ico.ts';
import { renderFavicons } from '../../../../src/build/pictures/render-favicons.ts';
import { writeIco } from '../../../../src/build/pictures/write-ico.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#f00"/></svg>',
);
const render = (source: Buffer): Promise<Map<string, Buffer>> => renderFavicons({ sharp, source, ground: '#ffffff' });

async function pixel(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

describe('a set of favicons', () => {
  test('has every size that platforms ask for', async () => {
    const files = await render(drawing);
    const sizes = await Promise.all(
      [...files]
        .filter(([name]) => name.endsWith('.png'))
        .map(async ([name, picture]) => [name, (await sharp(picture).metadata()).width]),
    );
    expect(Object.fromEntries(sizes)).toEqual({
      'favicon-16x16.png': 16,
      'favicon-32x32.png': 32,
      'favicon-48x48.png': 48,
      'apple-touch-icon.png': 180,
      'android-chrome-192x192.png': 192,
      'android-chrome-256x256.png': 256,
      'mstile-150x150.png': 150,
    });
    expect(readIco(files.get('favicon.ico')!)).toEqual({ kind: 'png', data: files.get('favicon-48x48.png') });
  });

  test('is drawn sharply from a small drawing: transparent corners, full colour just inside the edge', async () => {
    const files = await render(drawing);
    const large = files.get('android-chrome-256x256.png')!;
    expect((await pixel(large, 0, 0))[3]).toBe(0);
    expect(await pixel(large, 128, 2)).toEqual([255, 0, 0, 255]);
    expect(await pixel(files.get('apple-touch-icon.png')!, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  test('puts a picture that is not square in the middle', async () => {
    const wide = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const picture = (await render(wide)).get('favicon-32x32.png')!;
    expect((await pixel(picture, 16, 2))[3]).toBe(0);
    expect(await pixel(picture, 16, 16)).toEqual([0, 0, 255, 255]);
  });

  test('is made from an icon file', async () => {
    const png = await sharp(drawing).resize(64).png().toBuffer();
    const files = await render(writeIco([{ side: 64, png }]));
    expect(await pixel(files.get('favicon-32x32.png')!, 16, 16)).toEqual([255, 0, 0, 255]);
  });

  test('cannot be made from what is no picture', async () => {
    await expect(render(Buffer.from('no picture'))).rejects.toThrow();
  });
});
