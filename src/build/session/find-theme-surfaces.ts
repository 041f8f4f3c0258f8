import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../model/site.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { surfaceNames, type ThemeSurfaces } from '../../view/shell/derive-colors.ts';
import { findTheme } from './find-theme.ts';

/**
 * The grounds of a site's theme, in both modes: those that its `tokens.css` names by hexadecimal colours, the others
 * from the tokens that all themes begin with.
 */
export function findThemeSurfaces(site: Pick<Site, 'config' | 'isUntrusted'>, folder: string): ThemeSurfaces {
  const sheets = [join(packageFolder, 'themes/base'), findTheme(site, folder)]
    .map((theme) => join(theme, 'tokens.css'))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'));
  return readSurfaces(sheets);
}

const hex = '#(?:[\\da-f]{3}|[\\da-f]{6})';

/** What later sheets say of a surface takes the place of what earlier ones say; in each, its first mention counts. */
function readSurfaces(sheets: readonly string[]): ThemeSurfaces {
  const entries = surfaceNames.map((name) => {
    const pair = new RegExp(`--dw-${name}:\\s*(?:light-dark\\((${hex}),\\s*(${hex})\\)|(${hex}))\\s*;`, 'i');
    const [, light, dark, both] = sheets.map((sheet) => pair.exec(sheet)).findLast((found) => found !== null) ?? [];
    return [name, { light: light ?? both ?? '#ffffff', dark: dark ?? both ?? '#0c0d10' }];
  });
  return Object.fromEntries(entries) as ThemeSurfaces;
}
