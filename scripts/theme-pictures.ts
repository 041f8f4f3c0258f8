import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { builtInThemes } from '../src/read/config/topics/theme.ts';
import { buildTheme } from '../tests/e2e/build-theme.ts';
import { openSite } from '../tests/e2e/open-site.ts';
import { photograph } from './gallery/photograph.ts';

/**
 * Photographs the manual in every theme, light and dark, into `example-site/images/themes`: `npm run theme-pictures`,
 * after a theme has changed. Names of themes as arguments limit the run.
 */
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'example-site/images/themes');
const view = { name: 'page', path: '/quickstart' };
const size = { width: 1280, height: 800 };

for (const theme of process.argv.length > 2 ? process.argv.slice(2) : builtInThemes) {
  const out = join(root, '.bench/theme-pictures', theme);
  await buildTheme({ site: join(root, 'example-site'), theme, out });
  const site = await openSite(out);
  try {
    for (const mode of ['light', 'dark'] as const) {
      const file = join(folder, `${theme}-${mode}.png`);
      await photograph(site.browser, { url: site.url, view, mode, size, full: false, file });
      await sharp(file)
        .webp({ quality: 82, effort: 6 })
        .toFile(join(folder, `${theme}-${mode}.webp`));
      rmSync(file);
    }
  } finally {
    await site.close();
  }
  console.log(theme);
}
