import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createGlyphCheck } from '../../../../src/build/pictures/create-glyph-check.ts';
import { renderThumbnail, type ThumbnailText } from '../../../../src/build/pictures/render-thumbnail.ts';
import { drawCanvas } from '../../../../src/build/pictures/thumbnail-canvas.ts';
import { resolveThumbnailLook } from '../../../../src/build/pictures/thumbnail-look.ts';

const config = {
  name: 'Acme',
  colors: { primary: '#0d7c66', light: '#4cd3b4', dark: '#0a6252' },
  thumbnails: { isSet: true, appearance: null, background: null, fontFamily: null },
  background: { decoration: null, color: { light: null, dark: null }, image: null },
};
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#f00"/></svg>',
);

type Area = { left: number; top: number; width: number; height: number };

/** How far the darkest pixel of an area is from white. */
async function inkIn(picture: Buffer, area: Area): Promise<number> {
  const pixels = await sharp(picture).extract(area).raw().toBuffer();
  return 255 - pixels.reduce((least, value) => Math.min(least, value), 255);
}

async function draw(
  text: Partial<ThumbnailText>,
  more: { logo?: Buffer | null; background?: Buffer | null; thumbnails?: object } = {},
): Promise<Buffer> {
  const thumbnails = { ...config.thumbnails, ...more.thumbnails };
  const canvas = await drawCanvas({
    sharp,
    config: { ...config, thumbnails },
    logo: more.logo ?? null,
    background: more.background ?? null,
  });
  return renderThumbnail({
    sharp,
    canvas,
    family: 'sans-serif',
    siteName: 'Acme',
    title: 'Quickstart',
    description: 'From nothing to a page.',
    ...text,
  });
}

const head: Area = { left: 60, top: 60, width: 600, height: 120 };
const foot: Area = { left: 60, top: 420, width: 600, height: 140 };
const middle: Area = { left: 60, top: 200, width: 1080, height: 180 };

describe('a preview picture', () => {
  test('has its size, the name at its head, title and description at its foot', async () => {
    const picture = await draw({});
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await inkIn(picture, head)).toBeGreaterThan(150);
    expect(await inkIn(picture, foot)).toBeGreaterThan(150);
    expect(await inkIn(picture, middle)).toBeLessThan(30);
  });

  test('shows the logo in place of the name', async () => {
    const { data, info } = await sharp(await draw({ siteName: 'Acme' }, { logo }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (110 * info.width + 140) * info.channels;
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0]);
  });

  test('keeps a title of any length inside', async () => {
    for (const title of ['word '.repeat(200), 'x'.repeat(1000), '日本語'.repeat(100)]) {
      const picture = await draw({ title });
      expect(await inkIn(picture, { left: 1130, top: 0, width: 70, height: 600 })).toBeLessThan(30);
      expect(await inkIn(picture, { left: 0, top: 0, width: 1200, height: 70 })).toBeLessThan(30);
    }
  });

  test('keeps a long title clear of the logo', async () => {
    const picture = await draw(
      { title: 'A title of many words '.repeat(7), description: 'And as many words of description '.repeat(5) },
      { logo },
    );
    expect(await inkIn(picture, { left: 60, top: 150, width: 1080, height: 30 })).toBeLessThan(30);
    expect(await inkIn(picture, { left: 60, top: 184, width: 1080, height: 150 })).toBeGreaterThan(150);
  });

  test('stands at the right for scripts that start there', async () => {
    const picture = await draw({ title: 'שלום עולם', description: 'עמוד' });
    expect(await inkIn(picture, { left: 800, top: 420, width: 330, height: 140 })).toBeGreaterThan(150);
    expect(await inkIn(picture, { left: 60, top: 420, width: 400, height: 140 })).toBeLessThan(30);
  });

  test('takes a text for what it is', async () => {
    await expect(
      draw({ title: '<b>&amp; </span> "x" \u0000\uD800 \u{1F600}', description: '' }),
    ).resolves.toBeInstanceOf(Buffer);
    await expect(draw({ title: ' ', description: '\n', siteName: '' })).resolves.toBeInstanceOf(Buffer);
  });

  test('stands before the author’s picture, and does without one that cannot be read', async () => {
    const background = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const { data } = await sharp(await draw({}, { background }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0, 0, 255]);
    await expect(draw({}, { background: Buffer.from('x'), logo: Buffer.from('y') })).resolves.toBeInstanceOf(Buffer);
  });
});

test('the mode follows the colours unless it is named', () => {
  expect(resolveThumbnailLook(config).mode).toBe('light');
  expect(resolveThumbnailLook({ ...config, colors: { ...config.colors, primary: '#fd0' } }).mode).toBe('dark');
  expect(resolveThumbnailLook({ ...config, thumbnails: { ...config.thumbnails, appearance: 'dark' } })).toMatchObject({
    mode: 'dark',
    accent: '#4cd3b4',
  });
});

test('letters that no font has are noticed', async () => {
  const canDraw = createGlyphCheck(sharp, 'sans-serif');
  expect(await canDraw('Plain text, ünïcode')).toBe(true);
  // An alphabet of Unicode 16, which no installed font is likely to have.
  expect(await canDraw('\u{11BC0}\u{11BC1}\u{11BC2}')).toBe(false);
});
