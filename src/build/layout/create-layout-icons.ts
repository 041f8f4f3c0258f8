import { createHash } from 'node:crypto';
import { buildFolder } from '../../base/paths/build-folder.ts';
import { encodePath, withBase } from '../../base/paths/routes.ts';
import type { IconValue } from '../../model/config.ts';
import type { LayoutProps } from '../../model/layout.ts';
import type { Site } from '../../model/site.ts';
import { createIconRenderer } from '../../view/icons/create-icon-renderer.ts';
import { buildIconSprite } from '../../view/shell/icon-sprite/build-icon-sprite.ts';
import { collectShellIcons } from '../../view/shell/icon-sprite/collect-shell-icons.ts';
import { openOwnIcons } from '../render/open-own-icons.ts';

export interface LayoutIcons {
  draw: LayoutProps['icon'];
  /** The frequent ones in one file, by path in the output. */
  files: Map<string, string>;
}

/** Draws the icons of navigation and bars. Those that come again and again stand in a file that pages refer to. */
export function createLayoutIcons(site: Site): LayoutIcons {
  const renderer = createIconRenderer(openOwnIcons());
  const resolveAsset = (src: string): string =>
    /^(https?:|data:)/.test(src) ? src : encodePath(withBase(site.base, `/${src.replace(/^(\.?\/)+/, '')}`));
  const inline = (icon: IconValue | null, size?: string): string =>
    renderer(icon, { library: site.config.icons.library, size, resolveAsset }).svg;
  const sprite = buildIconSprite(collectShellIcons(site), (icon) => inline(icon));
  const path = `${buildFolder}/icons.${createHash('sha256').update(sprite.text).digest('base64url').slice(0, 10)}.svg`;
  const address = withBase(site.base, `/${path}`);
  return {
    draw: (icon, size) => (icon && sprite.use(icon, { address, size })) ?? inline(icon, size),
    files: new Map(sprite.text === '' ? [] : [[path, sprite.text]]),
  };
}
