import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../model/site.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import type { ModePair, SurfaceName, ThemeSurfaces } from '../../view/shell/derive-colors.ts';
import { surfaceNames, surfaceShares } from '../../view/shell/derive-colors.ts';
import { formatHex, mixRgb, parseHex } from '../../view/shell/rgb.ts';
import { findOwnTheme, findTheme } from './find-theme.ts';

type Themed = Pick<Site, 'config' | 'isUntrusted'>;

/** What the head of a page has to know of a site's theme. */
export function lookOfTheme(site: Themed, folder: string): { surfaces: ThemeSurfaces; isOwnTheme: boolean } {
  return { surfaces: findThemeSurfaces(site, folder), isOwnTheme: findOwnTheme(site, folder) !== null };
}

/**
 * The grounds of a site's theme, in both modes: those that its `tokens.css` names by hexadecimal colours. The others
 * are from the tokens that all themes begin with; in a theme of the site's own they follow from its ground and ink.
 */
export function findThemeSurfaces(site: Themed, folder: string): ThemeSurfaces {
  const base = readSheet(join(packageFolder, 'themes/base'));
  const theme = readSheet(findTheme(site, folder));
  const named = (name: string): ModePair => readPair(theme, name) ?? readPair(base, name) ?? nothingNamed;
  const isOwn = findOwnTheme(site, folder) !== null;
  const follow = (name: Exclude<SurfaceName, 'bg'>): ModePair =>
    readPair(theme, name) ?? mixPair(named('heading'), named('bg'), surfaceShares[name] / 100);
  return Object.fromEntries(
    surfaceNames.map((name) => [name, isOwn && name !== 'bg' ? follow(name) : named(name)]),
  ) as ThemeSurfaces;
}

const nothingNamed: ModePair = { light: '#ffffff', dark: '#0c0d10' };

function readSheet(theme: string): string {
  const file = join(theme, 'tokens.css');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const hex = '#(?:[\\da-f]{3}|[\\da-f]{6})';

/** The first mention of a token counts. */
function readPair(sheet: string, name: string): ModePair | null {
  const pair = new RegExp(`--dw-${name}:\\s*(?:light-dark\\((${hex}),\\s*(${hex})\\)|(${hex}))\\s*;`, 'i');
  const [found, light, dark, both] = pair.exec(sheet) ?? [];
  return found === undefined ? null : { light: (light ?? both)!, dark: (dark ?? both)! };
}

function mixPair(ink: ModePair, ground: ModePair, share: number): ModePair {
  const mix = (mode: keyof ModePair): string => formatHex(mixRgb(parseHex(ink[mode]), parseHex(ground[mode]), share));
  return { light: mix('light'), dark: mix('dark') };
}
