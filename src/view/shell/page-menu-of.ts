import type { SiteConfig } from '../../model/config.ts';
import type { Shell } from './build-shell.ts';

/** The menu of a page: that of the site, but for what the page says itself. */
export function pageMenuOf({ site, page }: Pick<Shell, 'site' | 'page'>): SiteConfig['contextual'] {
  return { ...site.config.contextual, ...page.frontMatter.contextual };
}
