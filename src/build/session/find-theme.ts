import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../model/site.ts';
import { packageFolder } from '../../read/site/package-folder.ts';

type Themed = Pick<Site, 'config' | 'isUntrusted'>;

/**
 * The folder of a site's theme: one of the site wins over Docwright's own; a theme that nobody has is shown as `mint`.
 */
export function findTheme(site: Themed, folder: string): string {
  return findOwnTheme(site, folder) ?? join(packageFolder, 'themes', builtInTheme(site));
}

/** The theme folder of the site itself; `null` where it has none, or is a stranger's. */
export function findOwnTheme({ config, isUntrusted }: Themed, folder: string): string | null {
  const own = join(folder, 'themes', config.theme);
  return !isUntrusted && holdsTheme(own) ? own : null;
}

/** The theme of the package that a site without one of its own is shown in. */
export function builtInTheme({ config }: Themed): string {
  return holdsTheme(join(packageFolder, 'themes', config.theme)) ? config.theme : 'mint';
}

function holdsTheme(folder: string): boolean {
  return existsSync(join(folder, 'Layout.astro'));
}
