import { routeToHref } from '../../base/paths/routes.ts';
import type { LayoutProps } from '../../model/layout.ts';

/**
 * Where readers subscribe to a page (front matter `rss`); `null` for a page whose head tells of no feed, because then
 * none is written.
 */
export function feedAddress({ page, head, site }: Pick<LayoutProps, 'page' | 'head' | 'site'>): string | null {
  const isWritten = head.tags.some((tag) => tag.kind === 'link' && tag.attributes?.['type'] === 'application/rss+xml');
  if (!page.frontMatter.rss || !isWritten) return null;
  return routeToHref(`${page.route === '/' ? '' : page.route}/rss.xml`, { base: site.base });
}
