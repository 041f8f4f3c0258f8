import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../model/site.ts';
import { packageFolder } from '../../read/site/package-folder.ts';

/**
 * A theme folder of the site wins over Docwright's own, unless the site is a stranger's; a theme that nobody has is
 * shown as `mint`.
 */
export function findTheme(site: Pick<Site, 'config' | 'isUntrusted'>, folder: string): string {
  const name = site.config.theme;
  const candidates = [
    ...(site.isUntrusted ? [] : [join(folder, 'themes', name)]),
    join(packageFolder, 'themes', name),
    join(packageFolder, 'themes', 'mint'),
  ];
  return candidates.find((candidate) => existsSync(join(candidate, 'Layout.astro')))!;
}
