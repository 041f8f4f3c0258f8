import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, withBase } from '../../base/paths/routes.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { SharpLibrary } from '../pictures/load-sharp.ts';
import { renderBrowserconfig } from '../pictures/render-browserconfig.ts';
import { renderFavicons } from '../pictures/render-favicons.ts';
import { renderManifest } from '../pictures/render-manifest.ts';

export interface Favicons {
  /** Modes for which there is a set of pictures. */
  modes: ('light' | 'dark')[];
  /** By path in the output. */
  files: Map<string, string | Uint8Array>;
  problems: Problem[];
}

export interface FaviconContext {
  folder: string;
  sharp: SharpLibrary | null;
}

const folders = { light: 'favicons', dark: 'favicons-dark' } as const;

/** The favicon of a site in every size, where it is a file of the site. */
export async function createFavicons(site: Site, { folder, sharp }: FaviconContext): Promise<Favicons> {
  const { favicon } = site.config;
  const favicons: Favicons = { modes: [], files: new Map(), problems: [] };
  if (favicon === null) return favicons;
  if (sharp === null) favicons.problems.push(noLibrary);
  else
    for (const mode of favicon.light === favicon.dark ? (['light'] as const) : (['light', 'dark'] as const))
      await addMode(favicons, { site, mode, folder, sharp });
  return favicons;
}

const noLibrary: Problem = {
  severity: 'warning',
  code: 'no-pictures',
  message: 'The package `sharp` does not run on this machine, so the favicon is used as it is',
  hint: 'Run `npm install sharp`',
};

interface ModeContext {
  site: Site;
  mode: 'light' | 'dark';
  folder: string;
  sharp: SharpLibrary;
}

async function addMode(
  { modes, files, problems }: Favicons,
  { site, mode, folder, sharp }: ModeContext,
): Promise<void> {
  const { config, base, assets } = site;
  const path = config.favicon![mode].slice(1);
  if (!assets.some((asset) => asset.path === path)) return;
  try {
    const source = readFileSync(join(folder, path));
    const ground = config.background.color[mode] ?? (mode === 'light' ? '#ffffff' : '#0c0d10');
    const pictures = await renderFavicons({ sharp, source, ground });
    const place = folders[mode];
    for (const [name, picture] of pictures) files.set(`${place}/${name}`, picture);
    const address = encodePath(withBase(base, `/${place}`));
    files.set(
      `${place}/site.webmanifest`,
      renderManifest({ config, mode, folder: address, home: encodePath(withBase(base, '/')) }),
    );
    files.set(`${place}/browserconfig.xml`, renderBrowserconfig({ folder: address, color: config.colors.primary }));
    // Asked for by browsers and tools that do not read the page.
    if (mode === 'light') files.set('favicon.ico', pictures.get('favicon.ico')!);
    modes.push(mode);
  } catch (error) {
    problems.push({
      severity: 'warning',
      code: 'unreadable-picture',
      message: `The favicon is not a readable image: ${(error as Error).message.split('\n')[0]}`,
      file: path,
      hint: 'Use SVG, PNG or ICO',
    });
  }
}
