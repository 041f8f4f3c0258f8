import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawText } from '../../../../src/build/pictures/draw-text.ts';
import { createPictureCache } from '../../../../src/build/session/create-picture-cache.ts';
import { findThumbnailFont } from '../../../../src/build/session/find-thumbnail-font.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import { builtInThemes } from '../../../../src/read/config/topics/theme.ts';
import { testSite } from '../outputs/test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const widthIn = async (family: string): Promise<number | undefined> =>
  (
    await drawText(sharp, 'Rag quickly', {
      family,
      size: 72,
      weight: 700,
      color: '#000000',
      width: 1000,
      align: 'left',
    })
  )?.info.width;

test.each(builtInThemes)('pictures of the theme %s are drawn with a typeface of its own', async (theme) => {
  const font = await findThumbnailFont(testSite({ docs: { theme } }), {
    folder,
    cache: createPictureCache(folder),
    problems: [],
  });
  for (const fontfile of font.files)
    await sharp({ text: { text: '.', font: font.family, fontfile, rgba: true } })
      .raw()
      .toBuffer();
  expect(await widthIn(font.family)).not.toBe(await widthIn('No such family'));
});

// A file in the way of a folder stops root, too; Windows has no such file.
test.skipIf(process.platform === 'win32')(
  'where no font can be kept, pictures have one of the system, and it is said',
  async () => {
    const problems: Problem[] = [];
    const cache = createPictureCache('/dev/null/fonts');
    const font = await findThumbnailFont(testSite({ docs: {} }), { folder, cache, problems });
    expect(font).toEqual({ family: 'sans-serif', files: [] });
    expect(problems).toEqual([expect.objectContaining({ code: 'font-not-loaded', severity: 'warning' })]);
  },
);
