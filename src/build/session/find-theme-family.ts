import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../model/site.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { findTheme } from './find-theme.ts';

/** The typeface of headings in the site's theme, or of all its text: the first family that its `tokens.css` names. */
export function findThemeFamily(site: Pick<Site, 'config' | 'isUntrusted'>, folder: string): string {
  const sheets = [findTheme(site, folder), join(packageFolder, 'themes/base')].map((theme) =>
    join(theme, 'tokens.css'),
  );
  for (const sheet of sheets.filter(existsSync)) {
    const tokens = readFileSync(sheet, 'utf8');
    const named = /--dw-font-heading:\s*'([^']+)'/.exec(tokens) ?? /--dw-font:\s*'([^']+)'/.exec(tokens);
    if (named) return named[1]!.replace(/ Variable$/, '');
  }
  return 'sans-serif';
}
