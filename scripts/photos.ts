import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtInThemes } from '../src/read/config/topics/theme.ts';
import { buildTheme } from '../tests/e2e/build-theme.ts';
import { type OpenSite, openSite } from '../tests/e2e/open-site.ts';
import { type Photo, photograph } from './gallery/photograph.ts';
import { type View, views } from './gallery/views.ts';

const help = `Photographs a built site in every theme, light and dark, on a phone, a tablet and a desktop, into gallery/.

  npm run photos -- [--theme mint]… [--page prose]… [--size phone]… [--mode dark]… [--path /quickstart]…
                     [--site folder] [--full] [--keep]

  --page    ${views.map(({ name }) => name).join(', ')}
  --path    any other page of the site, by its address
  --site    another site than example-site
  --full    whole pages, not only what a screen shows
  --keep    photograph what the last run built
`;

const sizes: Record<string, Photo['size']> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

const list = { type: 'string', multiple: true } as const;
const { values } = parseArgs({
  options: {
    theme: { ...list, default: [...builtInThemes] },
    page: list,
    path: list,
    size: { ...list, default: Object.keys(sizes) },
    mode: { ...list, default: ['light', 'dark'] },
    site: { type: 'string', default: 'example-site' },
    full: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else await main();

async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const site = resolve(root, values.site);
  let count = 0;
  for (const theme of values.theme) {
    const out = join(root, '.bench/gallery', values.site.replace(/\W+/g, '-'), theme);
    if (!values.keep || !existsSync(out)) await buildTheme({ site, theme, out });
    const opened = await openSite(out);
    try {
      count += await takeAll(opened, photosOf(theme, { url: opened.url, folder: join(root, 'gallery') }));
    } finally {
      await opened.close();
    }
  }
  console.log(`${count} pictures in gallery/`);
}

function photosOf(theme: string, { url, folder }: { url: string; folder: string }): Photo[] {
  const modes = values.mode.filter((mode) => mode === 'light' || mode === 'dark');
  return chosenViews().flatMap((view) =>
    values.size.flatMap((size) =>
      modes.map((mode) => ({
        url,
        view,
        mode,
        size: sizeOf(size),
        full: values.full,
        file: join(folder, view.name, `${size}-${mode}-${theme}.png`),
      })),
    ),
  );
}

/** The views that are named; without any, all those of the example site. */
function chosenViews(): View[] {
  const paths = (values.path ?? []).map((path) => ({
    name: path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home',
    path,
  }));
  const names = values.page ?? (paths.length > 0 ? [] : views.map(({ name }) => name));
  const unknown = names.find((name) => !views.some((view) => view.name === name));
  if (unknown !== undefined) throw new Error(`There is no view "${unknown}"\n\n${help}`);
  return [...names.map((name) => views.find((view) => view.name === name)!), ...paths];
}

function sizeOf(name: string): Photo['size'] {
  const size = sizes[name];
  if (!size) throw new Error(`There is no size "${name}"\n\n${help}`);
  return size;
}

/** Two at a time: the browser draws one page while another loads. */
async function takeAll({ browser }: OpenSite, photos: readonly Photo[]): Promise<number> {
  const pending = [...photos];
  const work = async (): Promise<void> => {
    for (let photo = pending.shift(); photo; photo = pending.shift()) await photograph(browser, photo);
  };
  await Promise.all([work(), work()]);
  return photos.length;
}
