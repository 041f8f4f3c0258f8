import { createIconRenderer } from '../icons/create-icon-renderer.ts';
import type { LayoutProps } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { encodePath, withBase } from '../paths/routes.ts';
import { listPackageFolder, readPackageFile } from '../render/read-package-file.ts';

/** Draws the icons of navigation and bars, which name files from the site folder. */
export function createLayoutIcon(site: Site): LayoutProps['icon'] {
  const draw = createIconRenderer({ listPackageFolder, readPackageFile });
  const resolveAsset = (src: string): string => (/^(https?:|data:)/.test(src) ? src : encodePath(withBase(site.base, `/${src.replace(/^(\.?\/)+/, '')}`)));
  return (icon, size) => draw(icon, { library: site.config.icons.library, size, resolveAsset }).svg;
}
