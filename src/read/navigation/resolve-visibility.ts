import { isRestricted } from '../../base/readers/page-access.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { NavPlace } from '../../model/navigation.ts';
import type { PageVisibility } from '../../model/page.ts';
import { isNoIndex } from './is-no-index.ts';
import { resolveReaders } from './resolve-readers.ts';

export interface VisibilityInput {
  frontMatter: FrontMatter;
  place: NavPlace | null;
  config: SiteConfig;
  /** Lets `seo.paths` speak for the page's folder. */
  route?: string;
}

/** Which outputs show a page: the matrix of docs/format.md#visibility. */
export function resolveVisibility({ frontMatter, place, config, route = '' }: VisibilityInput): PageVisibility {
  const own = frontMatter.meta['robots'];
  const robots = own ?? inheritedRobots(config, route);
  const searched = isFound(frontMatter, place, config) && !isNoIndex(own ?? '');
  const found = searched && !isNoIndex(robots);
  const isPage = frontMatter.url === null;
  const readers = resolveReaders({ frontMatter, place, config });
  const open = found && isPage && !isRestricted(readers);
  return {
    navigation: place !== null && !place.hidden && !frontMatter.hidden,
    // What the site tells search engines is not meant for its readers.
    search: searched && isPage && frontMatter.searchable && place?.searchable !== false,
    sitemap: open,
    robots: robotsTag({ frontMatter, place, config, robots }),
    llms: open,
    ...readers,
  };
}

/** Whether a page may be found at all, by readers who look for it and by machines. */
function isFound(frontMatter: FrontMatter, place: NavPlace | null, config: SiteConfig): boolean {
  if (frontMatter.noindex) return false;
  if (config.seo.indexing === 'all') return true;
  if (frontMatter.hidden || place === null) return false;
  return !isHiddenByNode(place);
}

/** A hidden element that is searchable only takes its pages out of the sidebar. */
function isHiddenByNode(place: NavPlace): boolean {
  return place.hidden && place.searchable !== true;
}

function robotsTag({
  frontMatter,
  place,
  config,
  robots,
}: Required<Omit<VisibilityInput, 'route'>> & { robots: string }): string {
  const hidden = frontMatter.hidden || (place !== null && isHiddenByNode(place));
  const blocked = frontMatter.noindex || (hidden && config.seo.indexing !== 'all');
  return blocked && !isNoIndex(robots) ? 'noindex' : robots;
}

/** The site's own `robots`, or that of the longest folder in `seo.paths` that holds the page. */
function inheritedRobots({ seo }: SiteConfig, route: string): string {
  let robots = seo.metatags['robots'] ?? '';
  let longest = -1;
  for (const { path, metatags } of seo.paths) {
    const holds = route === `/${path}` || route.startsWith(`/${path}/`);
    if (!holds || metatags['robots'] === undefined || path.length <= longest) continue;
    robots = metatags['robots'];
    longest = path.length;
  }
  return robots;
}
